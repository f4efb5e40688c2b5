import type { CarriedQuestion } from "@quizmill/contract";
import { letterOf } from "@quizmill/interchange/report";
import { type ComponentType, Fragment } from "react";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

const COLUMNS = 2;
const ROWS = 4;
const CARDS = COLUMNS * ROWS;

interface CardsSheetProps {
  readonly questions: readonly CarriedQuestion[];
  /** Of a page, in pixels. */
  readonly pageHeight: number;
}

/** Pages of eight cards: a page of fronts, then one of backs, mirrored so that they meet when both sides are printed. */
export function CardsSheet({ questions, pageHeight }: CardsSheetProps) {
  const starts = Array.from({ length: Math.ceil(questions.length / CARDS) }, (_, page) => page * CARDS);
  return starts.map((first) => {
    const cards = Array.from({ length: CARDS }, (_, i) => first + i);
    const mirrored = cards.map((_, i) => first + i + (COLUMNS - 1) - 2 * (i % COLUMNS));
    return (
      <Fragment key={first}>
        <Page pageHeight={pageHeight} cards={cards} questions={questions} Side={Front} />
        <Page pageHeight={pageHeight} cards={mirrored} questions={questions} Side={Back} />
      </Fragment>
    );
  });
}

interface PageProps extends CardsSheetProps {
  /** The numbers of its questions, from 0, row by row; a last page may have fewer. */
  readonly cards: readonly number[];
  readonly Side: ComponentType<SideProps>;
}

function Page({ pageHeight, cards, questions, Side }: PageProps) {
  const rows = { height: pageHeight, gridTemplateRows: `repeat(${ROWS}, minmax(0, 1fr))` };
  return (
    <div className="mr-0.5 grid grid-cols-2 border-t border-l border-line" style={rows}>
      {cards.map((at) => (
        <div key={at} className="min-h-0 border-r border-b border-line px-4 py-3">
          <div data-card className="flex h-full flex-col justify-center text-[0.94rem] leading-snug">
            <div>{questions[at] && <Side question={questions[at]} number={at + 1} />}</div>
          </div>
        </div>
      ))}
    </div>
  );
}

const SMALLER = 0.95;
const SMALLEST_PX = 3;

/** Makes the letters of a card smaller until they have room. */
export function fitCards(sheet: HTMLElement): void {
  for (const card of sheet.querySelectorAll<HTMLElement>("[data-card]")) {
    const content = card.firstElementChild;
    let size = Number.parseFloat(getComputedStyle(card).fontSize);
    while (content && content.getBoundingClientRect().height > card.clientHeight && size > SMALLEST_PX) {
      size *= SMALLER;
      card.style.fontSize = `${size}px`;
    }
  }
}

interface SideProps {
  readonly question: CarriedQuestion;
  readonly number: number;
}

function Text({ text, className }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`text-left whitespace-pre-line [overflow-wrap:anywhere] ${className ?? ""}`}>
      <RichText text={text} isInline />
    </p>
  );
}

function Front({ question: { text, options }, number }: SideProps) {
  return (
    <>
      <Text text={`${number}. ${text}`} className="mb-1 font-[600] [--picture-height:7em]" />
      {options.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity and never move
        <Text key={i} text={`${letterOf(i)}) ${option}`} className="[--picture-height:3em]" />
      ))}
    </>
  );
}

function Back({ question: { options, key, explanation }, number }: SideProps) {
  const right = key.map((i) => `${letterOf(i)}) ${options[i] ?? ""}`).join("\n") || "—";
  return (
    <>
      <Text text={`${number}. ${right}`} className="mb-1 font-[600] [--picture-height:7em]" />
      {explanation !== undefined && <Text text={explanation} className="[--picture-height:7em]" />}
    </>
  );
}
