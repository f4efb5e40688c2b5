import type { Line } from "./lines.ts";

/** Furigana: small kana, with dots and spaces between them, that show how the characters beside them are read. */
const KANA = /^[\u3041-\u309F\u30A1-\u30FF\s]+$/u;
const HAN = /[\u3400-\u4DBF\u4E00-\u9FFF々]/u;
/** Furigana are half as large as their base text, or a little more. */
const MAX_SIZE_SHARE = 0.62;
/** From the baseline of the text to that of its furigana, in ems of the text. Furigana of a whole line are closer. */
const MIN_RISE_EMS = 0.4;
const MAX_RISE_EMS = 1.7;
/** How many lines before and after its own may be the base text: furigana are often drawn after a paragraph. */
const LINES_AROUND = 8;
const JAPANESE_GAP =
  /(?<=[\u3005\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF]) (?=[\u3001-\u3005\u3040-\u30FF\u3400-\u4DBF\u4E00-\u9FFF])/gu;

/** A page without furigana, in horizontal and vertical lines. Base text that was spaced out for them is closed up. */
export function withoutFurigana(lines: readonly Line[]): Line[] {
  const read = new Set<Line>();
  const kept = lines.filter((line, index) => {
    if (!KANA.test(line.text)) return true;
    const around = lines.slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1);
    const base = around.filter((other) => standsBy(line, other));
    for (const other of base) read.add(other);
    return base.length === 0;
  });
  return kept.map((line) => (read.has(line) ? closedUp(line) : line));
}

function standsBy(furigana: Line, base: Line): boolean {
  if (furigana.angle !== base.angle || furigana.size > MAX_SIZE_SHARE * base.size || !HAN.test(base.text))
    return false;
  const rise = (furigana.y - base.y) / base.size;
  if (rise < MIN_RISE_EMS || rise > MAX_RISE_EMS) return false;
  return furigana.x < base.right && furigana.right > base.x;
}

function closedUp(line: Line): Line {
  const text = line.text.replace(JAPANESE_GAP, "");
  if (text === line.text) return line;
  let rest = text;
  const stretches = line.stretches.map((stretch) => {
    // Spaces are removed first, so each stretch is as long as its other characters.
    let length = 0;
    for (const char of stretch.text) {
      if (rest.startsWith(char, length)) length += char.length;
    }
    const own = rest.slice(0, length);
    rest = rest.slice(length);
    return { ...stretch, text: own };
  });
  return { ...line, text, cells: [text], stretches };
}
