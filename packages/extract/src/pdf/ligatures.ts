import { count } from "./counts.ts";
import type { Line } from "./lines.ts";
import { plainFsRestored } from "./plain-f.ts";

/**
 * Parts of frequent English, German, Polish and Spanish words that contain the ligature. They show which ligature a
 * wrong character stands for; no word contains them with another character by chance.
 */
const PARTS: Readonly<Record<string, RegExp>> = {
  fi: /defin|specif[iy]|scientifi|signifi|classifi|identifi|modyfik|infini|profil|benefi|artifi|magnifi|certifi|specyfi|klasyfik|kwalifik|verifi|superfi|justifi|grafi[ck]|definic|figur|satisfi|codific|modific/u,
  fl: /reflec|reflek|reflej|influ|conflict|konflikt|conflicto|inflat|inflam|inflac|deflect|einfluss|pflanz|pflicht|überfluss|schwefl/u,
  ff: /differ(?!i?c)|diffr|diffus|(?<!r)effe[ck]t|affect|effort|suffer|stoff(?!i)|begriff|angriff|schiff|betreff|öffn|hoffn|offen/u,
  ffi: /effici|suffici|officia|officer|difficul|traffic|affinit|effizi|offizi/u,
  ffl: /baffl|shuffl|affluen|effluen/u,
};
const LIGATURES = Object.entries(PARTS);
/**
 * Characters that no word has between lower-case letters: a digit, a capital beyond A to Z, a sign without meaning.
 */
const ODD_SIGN = /(?<=\p{Ll})(?:\d|(?![A-Z])\p{Lu}|[\p{Co}\uFFFD])(?=\p{Ll})/gu;
const WORD = /\p{L}*\p{Ll}(?:\d|(?![A-Z])\p{Lu}|[\p{Co}\uFFFD])\p{Ll}[\p{L}\p{Co}\uFFFD\d]*/gu;

/** Repairs the text of fonts whose character codes are wrong for ligatures only: "reÄection", "mody6kacja". */
export function withLigatures(pages: readonly Line[][]): Line[][] {
  const meant = ligaturesIn(pages);
  const withFs = plainFsRestored(pages);
  if (meant.size === 0 && withFs === null) return [...pages];
  const restored = (text: string) => {
    const signs = text.replace(ODD_SIGN, (sign) => meant.get(sign) ?? sign);
    return withFs === null ? signs : withFs(signs);
  };
  return pages.map((lines) => lines.map((line) => restoredLine(line, restored)));
}

function restoredLine(line: Line, restored: (text: string) => string): Line {
  if (restored(line.text) === line.text) return line;
  const anew = <Piece extends { readonly text: string }>(piece: Piece) => ({
    ...piece,
    text: restored(piece.text),
  });
  return {
    ...anew(line),
    cells: line.cells.map(restored),
    fragments: line.fragments.map(anew),
    stretches: line.stretches.map(anew),
  };
}

/** The ligature that each odd sign stands for, if the words of the document agree on one. */
function ligaturesIn(pages: readonly (readonly Line[])[]): ReadonlyMap<string, string> {
  const votes = new Map<string, Map<string, number>>();
  for (const { text } of pages.flat()) {
    for (const [word] of text.matchAll(WORD)) {
      const signs = new Set(word.match(ODD_SIGN));
      const [sign] = signs;
      if (sign === undefined || signs.size > 1) continue;
      for (const [ligature, parts] of LIGATURES) {
        const whole = word.replace(ODD_SIGN, ligature).toLowerCase();
        if (!parts.test(whole) || parts.test(word.replace(ODD_SIGN, " ").toLowerCase())) continue;
        const own = votes.get(sign) ?? new Map<string, number>();
        votes.set(sign, own);
        count(own, ligature, 1);
      }
    }
  }
  const settled = [...votes].flatMap(([sign, own]) => {
    const [only, ...others] = own.keys();
    return only === undefined || others.length > 0 ? [] : [[sign, only] as const];
  });
  return new Map(settled);
}
