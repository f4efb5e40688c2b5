import { LIMITS, tidyLine } from "@quizmill/contract";

/** A first line longer than this is cut: a name is read at a glance. */
const NOTES_NAME_MAX_CHARS = 80;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** At most `maxChars` long, cut between words where there are any, else between whole characters, with an ellipsis. */
function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  let kept = "";
  // The cut lies within the first few characters beyond the limit: the rest need not be looked at.
  for (const { segment } of graphemes.segment(text.slice(0, maxChars * 2))) {
    if (kept.length + segment.length > maxChars - 1) break;
    kept += segment;
  }
  const lastSpace = kept.lastIndexOf(" ");
  return `${(lastSpace > 0 ? kept.slice(0, lastSpace) : kept).trimEnd()}…`;
}

/** The file's name without its extension; the document's title where nothing else is left of it. May be empty. */
export function nameOfFile(fileName: string, title: string | null): string {
  const withoutExtension = fileName.replace(/\.[^.]*$/, "").trim();
  return shortened(withoutExtension || (title ?? ""), LIMITS.dataset.nameMaxChars);
}

/** Further down there is no title: only the beginning is looked at, however long the notes are. */
const NOTES_HEAD_CHARS = 2_000;

/** What the person called them, else their first line that says anything, without heading marks. May be empty. */
export function nameOfNotes(text: string, given: string | undefined): string {
  if (given) return given;
  const lines = text.slice(0, NOTES_HEAD_CHARS).split(/[\r\n]+/);
  const spoken = lines.map((line) => tidyLine(line.replace(/^[#\s*-]+/, ""))).find((line) => line !== "");
  return shortened(spoken ?? "", NOTES_NAME_MAX_CHARS);
}
