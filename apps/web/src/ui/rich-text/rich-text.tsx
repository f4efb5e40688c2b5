import { besideBlocks, parseRichText, type RichPart } from "@quizmill/contract";
import { Fragment, useMemo } from "react";
import { LazyFormula } from "./lazy-formula.tsx";
import { LazyPicture } from "./lazy-picture.tsx";
import { markAnswer } from "./mark-answer.ts";
import type { PictureZoom } from "./picture-place.ts";

interface RichTextProps {
  readonly text: string;
  /** In a button or an option a formula stays on its line, whatever its marks say. */
  readonly isInline?: boolean;
  /** How its pictures are enlarged; without a value by a press, or not at all in a button or a link. */
  readonly zoom?: PictureZoom;
}

/** A question's text, with its formulas, code and pictures. */
export function RichText({ text, isInline = false, zoom = isInline ? "none" : "press" }: RichTextProps) {
  const parts = useMemo(() => parseRichText(text), [text]);
  return <Parts parts={parts} isInline={isInline} zoom={zoom} />;
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
    if (!isMarked) return <Parts key={key} parts={parts} isInline={false} zoom="press" />;
    return (
      <mark key={key}>
        <Parts parts={parts} isInline zoom="none" />
      </mark>
    );
  });
}

interface Shown {
  readonly isInline: boolean;
  readonly zoom: PictureZoom;
}

function Parts({ parts, ...shown }: Shown & { readonly parts: readonly RichPart[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity and never move
    <Fragment key={index}>
      {part.kind === "text" ? (
        besideBlocks(parts, index)
      ) : (
        <Part part={part} isAlone={isAlone(parts, index)} {...shown} />
      )}
    </Fragment>
  ));
}

const isAlone = (parts: readonly RichPart[], index: number) =>
  /(^|\n)\s*$/.test(parts[index - 1]?.source ?? "") && /^\s*(\n|$)/.test(parts[index + 1]?.source ?? "");

interface PartProps extends Shown {
  readonly part: Exclude<RichPart, { kind: "text" }>;
  readonly isAlone: boolean;
}

function Part({ part, isInline, zoom, isAlone }: PartProps) {
  if (part.kind === "math") {
    return <LazyFormula tex={part.tex} source={part.source} isDisplay={part.isDisplay && !isInline} />;
  }
  if (part.kind === "picture") return <LazyPicture picture={part} zoom={zoom} isAlone={isAlone} />;
  if (!part.isBlock) return <code className={INLINE_CODE}>{part.code}</code>;
  // A span of blocks, not a `pre`, because it may be in a heading or a label.
  return <code className={CODE_BLOCK}>{part.code}</code>;
}

const CODE = "font-mono text-[0.9em] font-normal tracking-normal hyphens-none";
const INLINE_CODE = `${CODE} rounded-[5px] bg-code px-[0.3em] py-[0.1em] break-words`;
const CODE_BLOCK = `${CODE} my-2.5 block rounded-key bg-code px-3.5 py-2.5 leading-relaxed whitespace-pre-wrap break-words`;
