import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import type { Phrase } from "./phrases.ts";

/** "GitHub for Mac" in a Japanese text: names and commands of other letters are asked for whole or not at all. */
function isLatinPart(start: number, end: number, text: string): boolean {
  if (!/[ぁ-ん]/u.test(text) || !/\p{Script=Latin}/u.test(text.slice(start, end))) return false;
  return /\p{Script=Latin} $/u.test(text.slice(0, start)) || /^ [\p{Script=Latin}<[-]/u.test(text.slice(end));
}

/** "А. Купер", "«Народна змова»" and 「…」 are asked for whole or not at all. */
export function isPartOfName({ start, end, name }: Phrase, { text }: Line): boolean {
  const before = text.slice(0, start);
  // "Marbury v. Madison": either party is half of the case.
  if (/\p{L} vs?\. $/u.test(before) || /^ vs?\. ?\p{Lu}/u.test(text.slice(end))) return true;
  // "lib/simplegit.rb", ".gitconfig": a part of a path.
  if (isLatinPart(start, end, text) || /[\\/._$]$/u.test(before) || /^[\\/_]|^\.\p{L}/u.test(text.slice(end)))
    return true;
  if (
    // "pb/master": half of a path.
    before.endsWith("/") ||
    text.charAt(end) === "/" ||
    /(?:^|[\s.-])\p{Lu}\.[ \u00a0]?$|\p{Lu}\p{L}+ (?:De|Van|Von|Da|Di|Du|Mac|Ibn) $/u.test(before) ||
    // "Hadrian's Wall" is one name, "Darwin's theory" two things.
    (/\p{Lu}\p{L}+['’]s? $/u.test(before) && name && !text.slice(start, end).includes(" ")) ||
    // "the Polish United Workers’ Party", but "Darwin's Beagle".
    /\p{Lu}\p{L}+ \p{Lu}\p{L}+['’]s? $/u.test(before)
  )
    return true;
  // 「親フランスの聖職者」: how somebody put it.
  if (/[「『][^「」『』]*$/u.test(before) && !(/[「『]$/u.test(before) && /[」』]/u.test(text.charAt(end))))
    return true;
  const opened = /[«„][^«»„“”]*$/u.exec(before)?.[0].length ?? 0;
  return opened > 1 || (opened === 1 && !/[»“”]/u.test(text.charAt(end)));
}

const BEFORE_LINK = /\p{Lu}[\p{L}’'-]+ (\p{Ll}{2,3})(?: \p{Ll}{2,3})? $/u;
const BEHIND_LINK = /^ (\p{Ll}{2,3})(?: \p{Ll}{2,3})? \p{Lu}\p{L}/u;
const LINKS = new Set(
  "in of the and for on at to de del la las los le les des du di da van von der den und y e".split(" "),
);

/** "Alice in Chains" in a Polish sentence, "Lord of the Rings" in a German one: linked by words of another language. */
export function isLinkedAbroad(
  { start, end, text: key }: Phrase,
  { text }: Line,
  { profile }: Document,
): boolean {
  if (!/^\p{Script=Latin}/u.test(key) || !/^\p{Lu}/u.test(key)) return false;
  const links = [BEFORE_LINK.exec(text.slice(0, start))?.[1], BEHIND_LINK.exec(text.slice(end))?.[1]];
  return links.some((link) => link !== undefined && LINKS.has(link) && !profile.stopWords.has(link));
}
