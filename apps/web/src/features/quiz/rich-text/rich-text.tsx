import { Fragment, useMemo } from "react";
import { markKey } from "../evidence.ts";
import { LazyFormula } from "./lazy-formula.tsx";
import { besideBlocks, parseRichText, type RichPart } from "./parse.ts";

interface RichTextProps {
  readonly text: string;
  /** In a button or an option a formula stays in its line, whatever its marks say. */
  readonly isInline?: boolean;
}

/** A question's own words, with the formulas and the code in them. */
export function RichText({ text, isInline = false }: RichTextProps) {
  const parts = useMemo(() => parseRichText(text), [text]);
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    <Fragment key={index}>
      {part.kind === "text" ? besideBlocks(parts, index) : <Part part={part} isInline={isInline} />}
    </Fragment>
  ));
}

interface MarkedTextProps {
  readonly text: string;
  /** The words, or the formula, to mark. */
  readonly answer: string;
}

/** A quote with the pen drawn once through what carries the answer. */
export function MarkedText({ text, answer }: MarkedTextProps) {
  const parts = useMemo(() => parseRichText(text), [text]);
  const markedAt = parts.findIndex((part) => isAnswer(part, answer) || markIn(part, answer) !== null);
  return parts.map((part, index) => {
    const key = `${index}`;
    if (index !== markedAt) return <Part key={key} part={part} isInline={false} />;
    const cut = markIn(part, answer);
    if (!cut) {
      return (
        <mark key={key}>
          <Part part={part} isInline />
        </mark>
      );
    }
    return (
      <Fragment key={key}>
        {cut.before}
        <mark>{cut.marked}</mark>
        {cut.after}
      </Fragment>
    );
  });
}

function markIn(part: RichPart, answer: string) {
  return part.kind === "text" ? markKey(part.source, answer) : null;
}

/** The answer is this very formula or piece of code. */
function isAnswer(part: RichPart, answer: string): boolean {
  const [only, ...others] = parseRichText(answer.trim());
  if (!only || others.length > 0 || part.kind === "text") return false;
  return withoutSpaces(part) === withoutSpaces(only);
}

function withoutSpaces(part: RichPart): string {
  const inner = part.kind === "math" ? part.tex : part.kind === "code" ? part.code : part.source;
  return inner.replaceAll(/\s/g, "");
}

function Part({ part, isInline }: { part: RichPart; isInline: boolean }) {
  if (part.kind === "text") return part.source;
  if (part.kind === "math") {
    return <LazyFormula tex={part.tex} source={part.source} isDisplay={part.isDisplay && !isInline} />;
  }
  if (!part.isBlock) return <code className={INLINE_CODE}>{part.code}</code>;
  // A span of blocks, not a `pre`: it may stand in a heading or a label.
  return <code className={CODE_BLOCK}>{part.code}</code>;
}

const CODE = "font-mono text-[0.9em] font-normal tracking-normal hyphens-none";
const INLINE_CODE = `${CODE} rounded-[5px] bg-code px-[0.3em] py-[0.1em] break-words`;
const CODE_BLOCK = `${CODE} my-2.5 block rounded-key bg-code px-3.5 py-2.5 leading-relaxed whitespace-pre-wrap break-words`;
