import { BOXES, type Reading, readingsOf } from "./labels.ts";
import type { Stream } from "./stream.ts";

/** What may be the label of an option: where it stands, what it may count, how it is written. */
export interface Marker {
  /** Offset of the marker with its marks. */
  start: number;
  /** Offset of the text it leads. */
  end: number;
  line: number;
  /** Nothing but marks stands before it on its line. */
  atLineStart: boolean;
  label: string;
  readings: readonly Reading[];
  /** How it is written, e.g. "()" or ".": the options of a question are written alike. */
  shape: string;
  /** A star, a tick or a box before the label, or the box that stands in its place. */
  sign: string | null;
}

/** Marks of the right option: inside a line they touch the label, "2 * 3." is a product. */
const MARK =
  "(?:(?<=^)(?:[*✓✔√✅☑►▶→+=]{1,2}|[☐☒□■◻◼⬜✗✘❌○◯●]|\\[[ xX✓✔]\\]|\\( ?\\)|\\([xX•●]\\))\\s?|[*✓✔√✅☑]{1,2})";
const LABEL =
  "(?:[A-Za-zА-ЯҐЄІЇа-яґєії]|[ivx]{2,4}|[IVX]{2,4}|\\d{1,3}|[ア-コあ-こイロハニホヘトいろはにほへと])";
const MARKER = new RegExp(
  [
    `(?:(?<=^|[\\s|])(?<box>[☐☑☒✅❌⬜◯◻◼🔘□■]|\\[[ xXхХ✓✔*]?\\])|(?<=^)(?<tick>[✓✔✗✘]|\\( ?\\)|\\([xX•●]\\)))[^\\S\\n]*(?=\\S)(?![([（]?${LABEL}[.)\\]）:：])`,
    `(?<=^|[\\s|\\u3040-\\u9fff])(?<mark>${MARK})?(?:[Oo]ption |[Cc]hoice |[Oo]pción |[Oo]pcja |[Вв]аріант |選択肢)?(?:(?<open>[([（［【])(?<inner>${LABEL})[)\\]）］】]|(?<label>${LABEL})(?<close>\\.\\)|/(?=\\s)|[.)\\]）．、:：]|\\s[-–—](?=\\s)|\\s?\\|)(?!(?<=\\d[.:])\\d)(?!(?<=\\.)(?:\\p{Ll}|\\p{Lu}\\.)))[^\\S\\n]*`,
    "(?<mark2>[*✓✔√✅☑])?(?<round>[①-⑫Ⓐ-Ⓛⓐ-ⓛ㋐-㋙⑴-⑿])[^\\S\\n]*",
    "(?:(?<=^)(?<mark3>\\*)?(?<first>[A-La-lА-ЖЄа-жє]|[ア-コ]|[1-9])|(?<=\\s)(?<bare>[A-La-lА-ЖЄа-жє]|[ア-コ]|[1-9](?=\\s+\\D)))[^\\S\\n]+(?=[^\\s.,:;=+*✓✔√–—-])",
  ].join("|"),
  "gmu",
);

/** Every place in the text that may be an option's label, in order. Linear. */
export function markersOf(stream: Stream): Marker[] {
  const markers: Marker[] = [];
  let line = 0;
  for (const match of stream.text.matchAll(MARKER)) {
    while ((stream.lines[line + 1]?.start ?? Number.POSITIVE_INFINITY) <= match.index) line++;
    const marker = markerOf(match, line, stream);
    if (marker !== null) markers.push(marker);
  }
  return markers;
}

function markerOf(match: RegExpExecArray, line: number, stream: Stream): Marker | null {
  const { groups = {}, index } = match;
  const lineStart = stream.lines[line]?.start ?? 0;
  const lineEnd = stream.lines[line]?.end ?? 0;
  const before = stream.text.slice(Math.max(lineStart, index - 8), index);
  const label =
    groups.inner ??
    groups.label ??
    groups.round ??
    groups.first ??
    groups.bare ??
    groups.box ??
    groups.tick ??
    "";
  const isBox = groups.box !== undefined || groups.tick !== undefined;
  const readings = isBox ? [{ row: BOXES, index: -1 }] : readingsOf(label);
  if (readings.length === 0) return null;
  return {
    start: index,
    end: Math.min(index + match[0].length, lineEnd),
    line,
    atLineStart: /^[\s*•|-]*$/u.test(before) && index - lineStart < 8,
    label,
    readings,
    shape: shapeOf(groups),
    sign: isBox ? label : (groups.mark ?? groups.mark2 ?? groups.mark3 ?? null),
  };
}

function shapeOf(groups: Record<string, string | undefined>): string {
  if (groups.open !== undefined) return /[[［【]/u.test(groups.open) ? "[]" : "()";
  if (groups.round !== undefined) return "round";
  if (groups.box !== undefined || groups.tick !== undefined) return "box";
  if (groups.bare !== undefined || groups.first !== undefined) return "bare";
  return (groups.close ?? "").normalize("NFKC").trim();
}
