import type { FoundPicture, Part } from "./reading.ts";

/** "a)", "(B)", "3.", "④", "☐": what an option begins with. */
const LABEL = /^(?:[([]?(?:\p{L}|\d|[①-⑳])[)\].:．、]|[A-H] |[①-⑳☐☑☒□■○●◯✓])/u;
const HEAD_OF_OPTION = /^(?:\p{L}{1,20} )?[A-Ea-eА-Да-дア-オ1-5]$/u;
/** Parts of a paper that are its options stand no further from a picture. */
const NEAR = { before: 6, behind: 8 };
const LEAST_OPTIONS = 2;

/** The pictures of a document that stand where questions have theirs: others are not worth keeping. In its order. */
export function picturesBesideOptions(parts: readonly Part[]): FoundPicture[] {
  if (!parts.some(({ pictures }) => pictures)) return [];
  const options = parts.map(optionsIn);
  const hasColumns = parts.some(areHeads);
  return parts.flatMap(({ kind, pictures = [] }, i) => {
    if (pictures.length === 0) return [];
    const near = options.slice(Math.max(0, i - NEAR.before), i + NEAR.behind);
    const isNear = near.reduce((sum, count) => sum + count, 0) >= LEAST_OPTIONS;
    return isNear || (hasColumns && kind === "tableRow") ? pictures.map(({ picture }) => picture) : [];
  });
}

/** Pictures that are options count as they do. */
function optionsIn({ text, marker, pictures = [] }: Part): number {
  const own = marker !== undefined || LABEL.test(text) ? 1 : 0;
  return own + pictures.filter((one) => one.marker !== undefined).length;
}

function areHeads({ kind, text }: Part): boolean {
  if (kind !== "tableRow") return false;
  return text.split(" | ").filter((head) => HEAD_OF_OPTION.test(head.trim())).length >= LEAST_OPTIONS;
}
