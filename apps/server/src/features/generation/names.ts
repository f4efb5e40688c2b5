import { LIMITS, labelOf, type SourceText, tidyLine } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { findNames } from "../datasets/store.ts";

/** A longer first line is cut: a name has to be short enough to read at a glance. */
const NOTES_NAME_MAX_CHARS = 80;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** At most `maxChars` long, with an ellipsis; cut between words if there are any, else between whole characters. */
function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  let kept = "";
  // The cut is within the first few characters after the limit: the rest need not be segmented.
  for (const { segment } of graphemes.segment(text.slice(0, maxChars * 2))) {
    if (kept.length + segment.length > maxChars - 1) break;
    kept += segment;
  }
  const lastSpace = kept.lastIndexOf(" ");
  return `${(lastSpace > 0 ? kept.slice(0, lastSpace) : kept).trimEnd()}…`;
}

/** A picture, or a document that was made of pictures: its name is the camera's. */
const OF_PICTURES = /\.(?:jpe?g|png|webp|hei[cf])(?:\.pdf)?$/i;

/** Whether a document should be named by what it says. */
export function isOfPictures(fileName: string): boolean {
  return OF_PICTURES.test(fileName);
}

/** The file's name without its extension; the document's title if nothing else is left. May be empty. */
export function nameOfFile(fileName: string, title: string | null): string {
  const ending = isOfPictures(fileName) ? OF_PICTURES : /\.[^.]*$/;
  const withoutExtension = fileName.replace(ending, "").trim();
  return shortened(withoutExtension || (title ?? ""), LIMITS.dataset.nameMaxChars);
}

/** The number that tells a name from others. */
const NUMBER = / \(\d+\)$/;

export function withoutNumber(name: string): string {
  return name.replace(NUMBER, "");
}

/** The name itself, or with a number where another one has it: sets and their documents are told apart by their names. */
export function nameAmong(name: string, taken: readonly string[]): string {
  const others = new Set(taken);
  if (!others.has(name)) return name;
  const base = withoutNumber(name);
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const own = `${shortened(base, LIMITS.dataset.nameMaxChars - end.length)}${end}`.trimStart();
    if (!others.has(own)) return own;
  }
}

/** The name of a set that is made now: with a number where another one of the account has it. Empty ones stay. */
export async function nameOfNew(tx: Database, accountId: string, name: string): Promise<string> {
  return name === "" ? name : nameAmong(name, await findNames(tx, accountId));
}

/** The first heading of a text, else its first words. May be empty. */
export function nameOfText({ sections }: Pick<SourceText, "sections">): string {
  const heading = sections.map(labelOf).find((label) => label !== null);
  const [first] = sections.flatMap(({ blocks }) => blocks);
  return shortened(heading ?? first?.text ?? "", NOTES_NAME_MAX_CHARS);
}

/** A title is only at the beginning: the rest of the notes is not searched, however long they are. */
const NOTES_HEAD_CHARS = 2_000;

/** The name that the person gave, else the first line with text, without heading marks. May be empty. */
export function nameOfNotes(text: string, given: string | undefined): string {
  if (given) return given;
  const lines = text.slice(0, NOTES_HEAD_CHARS).split(/[\r\n]+/);
  const spoken = lines.map((line) => tidyLine(line.replace(/^[#\s*-]+/, ""))).find((line) => line !== "");
  return shortened(spoken ?? "", NOTES_NAME_MAX_CHARS);
}
