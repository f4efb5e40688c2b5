import type { TextPassage } from "@quizmill/contract";
import { FileText } from "lucide-react";
import { Fragment, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cx } from "../../ui/cx.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { Figures } from "./figures.tsx";
import { aroundQuote, isCaption, type PlacedBlock, placedBlocks } from "./passages.ts";

interface PassageViewProps {
  readonly passage: TextPassage;
  /** The number of each question in its set. */
  readonly numbers: ReadonlyMap<number, number>;
  /** The question whose evidence is shown; null for none. */
  readonly questionId: number | null;
  /** Whether a block was looked for. */
  readonly isAsked: (ordinal: number, block: number) => boolean;
  readonly hrefOf: (questionId: number) => string;
}

/** One passage with its heading; each paragraph links to the questions that were made from it. */
export function PassageView({ passage, numbers, questionId, isAsked, hrefOf }: PassageViewProps) {
  const { t } = useTranslation();
  const { heading, part, language, ordinal } = passage;
  return (
    <section lang={language} data-passage={ordinal} className="grid grid-cols-1 gap-3">
      {part !== undefined && (
        <p className="mt-8 flex items-center gap-2 border-t border-line pt-5 text-[0.94rem] font-[620] text-ink-soft [overflow-wrap:anywhere]">
          <FileText aria-hidden="true" className="size-4.5 flex-none text-accent" />
          <bdi>{part || t("datasets.fallbackName")}</bdi>
        </p>
      )}
      {heading !== null && (
        <h2 className="mt-4 text-[1.15rem] font-[640] text-balance [overflow-wrap:anywhere]">{heading}</h2>
      )}
      {placedBlocks(passage).map((placed, index) => {
        const { figures = [] } = placed.block;
        const isAbove = isCaption(placed.block);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity and never move
          <Fragment key={index}>
            {isAbove && <Figures figures={figures} hasCaptions={false} />}
            <BlockView
              placed={placed}
              numbers={numbers}
              questionId={questionId}
              hrefOf={hrefOf}
              isAsked={isAsked(ordinal, index)}
            />
            {!isAbove && <Figures figures={figures} hasCaptions />}
          </Fragment>
        );
      })}
    </section>
  );
}

interface BlockViewProps extends Pick<PassageViewProps, "numbers" | "questionId" | "hrefOf"> {
  readonly placed: PlacedBlock;
  readonly isAsked: boolean;
}

function BlockView({ placed: { block, questions }, numbers, questionId, hrefOf, isAsked }: BlockViewProps) {
  const { t } = useTranslation();
  const quote = questions.find(({ id }) => id === questionId)?.quote ?? "";
  const parts = aroundQuote(block.text, quote);
  const isShown = isAsked || questions.some(({ id }) => id === questionId);
  const place = useIntoView(isShown);
  const own = questions.filter(({ id }) => numbers.has(id));
  return (
    <div
      ref={place}
      tabIndex={isShown ? -1 : undefined}
      className={cx(
        "scroll-my-24 outline-none [overflow-wrap:anywhere]",
        isShown && "-mx-3 rounded-option bg-sunken px-3 py-2",
        block.kind === "listItem" && (block.marker === undefined ? "ml-5 list-item list-disc" : "pl-5"),
        block.role !== undefined && "text-[0.9rem] text-ink-soft",
        block.role === "code" && "font-mono whitespace-pre-wrap",
      )}
    >
      {block.marker !== undefined && <span className="text-ink-soft">{block.marker} </span>}
      {parts === null ? (
        <RichText text={block.text} isInline />
      ) : (
        <>
          <RichText text={parts[0]} isInline />
          <mark data-quote>
            <RichText text={parts[1]} isInline />
          </mark>
          <RichText text={parts[2]} isInline />
        </>
      )}
      {own.length > 0 && (
        <span className="ml-2 inline-flex flex-wrap gap-1.5 align-middle print:hidden">
          {own.map(({ id }) => (
            <Link
              key={id}
              to={hrefOf(id)}
              aria-label={t("text.question", { number: numbers.get(id) })}
              title={t("text.question", { number: numbers.get(id) })}
              className="inline-grid min-h-7 min-w-7 place-items-center rounded-key border border-line bg-surface px-1.5 text-[0.82rem] font-semibold text-ink-soft hover:border-field-line hover:text-ink"
            >
              {numbers.get(id)}
            </Link>
          ))}
        </span>
      )}
    </div>
  );
}

/** Scrolls to the element and puts the focus there, once. */
function useIntoView(isShown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isShown) return;
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [isShown]);
  return place;
}
