import { besideBlocks, parseRichText, type RichPart } from "@quizmill/contract";
import { Fragment, useMemo } from "react";
import { LazyFormula } from "./lazy-formula.tsx";
import { markAnswer } from "./mark-answer.ts";

interface RichTextProps {
  readonly text: string;
  /** In a button or an option a formula stays on its line, whatever its marks say. */
  readonly isInline?: boolean;
}

/** A question's text, with its formulas and code. */
export function RichText({ text, isInline = false }: RichTextProps) {
  const parts = useMemo(() => parseRichText(text), [text]);
  return <Parts parts={parts} isInline={isInline} />;
}

interface MarkedTextProps {
  readonly text: string;
  /** The words, or the formula, to mark. */
  readonly answer: string;
}

/** A quote with the words that carry the answer marked in one stroke. */
export function MarkedText({ text, answer }: MarkedTextProps) {
  const groups = useMemo(() => markAnswer(parseRichText(text), answer), [text, answer]);
  return groups.map(({ isMarked, parts }, index) => {
    const key = `${index}`;
    if (!isMarked) return <Parts key={key} parts={parts} isInline={false} />;
    return (
      <mark key={key}>
        <Parts parts={parts} isInline />
      </mark>
    );
  });
}

function Parts({ parts, isInline }: { parts: readonly RichPart[]; isInline: boolean }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    <Fragment key={index}>
      {part.kind === "text" ? besideBlocks(parts, index) : <Part part={part} isInline={isInline} />}
    </Fragment>
  ));
}

function Part({ part, isInline }: { part: Exclude<RichPart, { kind: "text" }>; isInline: boolean }) {
  if (part.kind === "math") {
    return <LazyFormula tex={part.tex} source={part.source} isDisplay={part.isDisplay && !isInline} />;
  }
  if (part.kind === "picture") return <span>{part.alt}</span>;
  if (!part.isBlock) return <code className={INLINE_CODE}>{part.code}</code>;
  // A span of blocks, not a `pre`, because it may be in a heading or a label.
  return <code className={CODE_BLOCK}>{part.code}</code>;
}

const CODE = "font-mono text-[0.9em] font-normal tracking-normal hyphens-none";
const INLINE_CODE = `${CODE} rounded-[5px] bg-code px-[0.3em] py-[0.1em] break-words`;
const CODE_BLOCK = `${CODE} my-2.5 block rounded-key bg-code px-3.5 py-2.5 leading-relaxed whitespace-pre-wrap break-words`;
