import type { RichPart } from "@quizmill/contract";
import { markKey } from "./mark-key.ts";

/** Neighbouring parts of a quote, marked or not. */
export interface MarkedGroup {
  readonly isMarked: boolean;
  readonly parts: readonly RichPart[];
}

/**
 * Marks the words that carry the answer in one stroke. Text is marked exactly; a formula or a piece of code that the
 * answer overlaps is marked whole. If the answer is not found, no group is marked.
 */
export function markAnswer(parts: readonly RichPart[], answer: string): MarkedGroup[] {
  const cut = markKey(parts.map(({ source }) => source).join(""), answer);
  if (!cut) return [{ isMarked: false, parts }];
  const start = cut.before.length;
  const end = start + cut.marked.length;
  const groups: { isMarked: boolean; parts: RichPart[] }[] = [];
  let at = 0;
  for (const part of parts) {
    for (const piece of piecesOf(part, start - at, end - at)) {
      const last = groups.at(-1);
      if (last?.isMarked === piece.isMarked) last.parts.push(piece.part);
      else groups.push({ isMarked: piece.isMarked, parts: [piece.part] });
    }
    at += part.source.length;
  }
  return groups;
}

/** A part split where the mark begins and ends, relative to the part's own beginning. */
function piecesOf(part: RichPart, start: number, end: number): { part: RichPart; isMarked: boolean }[] {
  const { length } = part.source;
  const isTouched = start < length && end > 0;
  if (part.kind !== "text" || !isTouched) return [{ part, isMarked: isTouched }];
  const [from, to] = [Math.max(0, start), Math.min(length, end)];
  const pieces = [
    { source: part.source.slice(0, from), isMarked: false },
    { source: part.source.slice(from, to), isMarked: true },
    { source: part.source.slice(to), isMarked: false },
  ];
  return pieces
    .filter(({ source }) => source !== "")
    .map(({ source, isMarked }) => ({ part: { kind: "text", source }, isMarked }));
}
