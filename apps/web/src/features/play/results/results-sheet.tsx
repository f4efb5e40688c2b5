import type { Option, Question } from "@quizmill/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/format.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { Explanation } from "../explanation.tsx";
import { correctOption } from "../judging.ts";
import { QuestionContext } from "../question-context.tsx";
import type { QuestionState, Score } from "../score.ts";
import { NO_SHARE, ringLook } from "./accuracy-ring.tsx";

export interface SheetRow {
  readonly question: Question;
  readonly state: QuestionState;
  readonly selectedId: number | undefined;
  readonly isFlagged: boolean;
}

/** The content of the printed results. */
export interface SheetFacts {
  readonly title: string;
  /** The language of the questions' document; ISO 639-1, if known. */
  readonly language: string | null;
  readonly score: Score;
  readonly rows: readonly SheetRow[];
  /** ISO 8601. */
  readonly date: string;
}

/** The results in print: the score, then every question with all its options and the explanation. */
export function ResultsSheet({ title, language, score, rows, date }: SheetFacts) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <header data-block className="border-b border-line pb-6">
        <p className="text-[0.82rem] text-ink-soft">{`${t("results.title")} · ${formats.date(date)}`}</p>
        <h1 lang={language ?? undefined} className="mt-1 text-[1.7rem] leading-tight font-[600]">
          {title}
        </h1>
        <div className="mt-5 flex items-center gap-10">
          <Ring percent={score.accuracyPercent} />
          <Counts score={score} />
        </div>
        {score.unjudged > 0 && (
          <p className="mt-4 text-[0.82rem] text-ink-soft">
            {t("results.unjudgedNote", { count: score.unjudged })}
          </p>
        )}
      </header>
      {rows.map((row, index) => (
        <Row key={row.question.id} row={row} position={index + 1} language={language} />
      ))}
    </>
  );
}

function Counts({ score }: Pick<SheetFacts, "score">) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const counts = [
    [t("results.correct"), score.correct],
    [t("results.wrong"), score.wrong],
    [t("results.answered"), score.answered],
    [t("results.checked"), score.checked],
    [t("results.total"), score.total],
    ...(score.unjudged > 0 ? [[t("quiz.state.neutral"), score.unjudged] as const] : []),
    ...(score.flagged > 0 ? [[t("results.flagged"), score.flagged] as const] : []),
  ] as const;
  return (
    <dl className="grid flex-1 grid-cols-3 gap-x-8 gap-y-3">
      {counts.map(([label, value]) => (
        <div key={label} className="border-b border-line pb-1.5">
          <dt className="text-[0.82rem] text-ink-soft">{label}</dt>
          <dd className="font-[600]">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Radius 50 around 60/60, clockwise from the top. A full circle needs two arcs. */
function arcPath(percent: number): string {
  const angle = (2 * Math.PI * Math.min(percent, 99.99)) / 100;
  const [x, y] = [60 + 50 * Math.sin(angle), 60 - 50 * Math.cos(angle)];
  return `M60 10A50 50 0 ${angle > Math.PI ? 1 : 0} 1 ${x.toFixed(3)} ${y.toFixed(3)}`;
}

function Ring({ percent }: { percent: number | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className="relative grid size-30 place-items-center">
      <svg aria-hidden="true" viewBox="0 0 120 120" fill="none" strokeWidth="10" className="absolute inset-0">
        <path d={arcPath(100)} className="stroke-line" />
        {percent !== null && percent > 0 && <path d={arcPath(percent)} className={ringLook(percent)} />}
      </svg>
      <p className="grid text-center leading-tight">
        <b className="text-[1.5rem] font-[600]">
          {percent === null ? NO_SHARE : formats.percent(percent / 100)}
        </b>
        <span className="text-[0.75rem] text-ink-soft">{t("results.accuracy")}</span>
      </p>
    </div>
  );
}

const STATE_INK = {
  correct: "text-correct",
  wrong: "text-wrong",
  neutral: "text-ink-soft",
  selected: "text-ink-soft",
  unanswered: "text-ink-soft",
} as const;

interface RowProps {
  readonly row: SheetRow;
  readonly position: number;
  readonly language: string | null;
}

function Row({ row, position, language }: RowProps) {
  const { t } = useTranslation();
  const { question, state, isFlagged } = row;
  const lang = language ?? undefined;
  const word = t(isFlagged ? "quiz.state.flagged" : `quiz.state.${state}`);
  return (
    <section data-block className="pt-6">
      <p className={`text-[0.82rem] ${isFlagged ? "text-ink-soft" : STATE_INK[state]}`}>
        {t("results.row", { position, state: word })}
      </p>
      <QuestionContext question={question} language={language} className="mt-1.5 mb-2.5" />
      <h2 lang={lang} className="mt-0.5 mb-3 text-[1.15rem] leading-snug font-[600] whitespace-pre-line">
        <RichText text={question.text} />
      </h2>
      <ul className="grid grid-cols-1 gap-1">
        {question.options.map((option) => (
          <OptionLine key={option.id} option={option} row={row} lang={lang} />
        ))}
      </ul>
      <div className="mt-3 rounded-option bg-sunken px-4 py-2.5">
        <Explanation question={question} selectedId={row.selectedId} language={language} isBrief />
      </div>
    </section>
  );
}

const CHECK = "M5 12.5l4.5 4.5L19 7.5";
const CROSS = "M6.5 6.5l11 11M17.5 6.5l-11 11";
const DOT = "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0 -7";

function OptionLine({ option, row, lang }: { option: Option; row: SheetRow; lang: string | undefined }) {
  const { t } = useTranslation();
  const key = correctOption(row.question);
  const isKey = key?.id === option.id;
  const isChosen = row.selectedId === option.id;
  const ink = isKey ? "text-correct" : key === null ? "text-ink-soft" : "text-wrong";
  const look = isKey
    ? "border-correct bg-correct-soft"
    : isChosen && key !== null
      ? "border-wrong bg-wrong-soft"
      : "border-line";
  return (
    <li className={`flex items-start gap-3 rounded-key border px-3 py-1 ${look}`}>
      <b className="w-5 flex-none font-[600]">{option.label}</b>
      <span lang={lang} className="min-w-0 grow whitespace-pre-line [--picture-height:120px]">
        <RichText text={option.text} isInline />
      </span>
      {isKey && (
        <Tag path={CHECK} ink={ink}>
          {t("quiz.state.correct")}
        </Tag>
      )}
      {isChosen && (
        <Tag path={isKey ? CHECK : key === null ? DOT : CROSS} ink={ink}>
          {t("quiz.mark.yours")}
        </Tag>
      )}
    </li>
  );
}

function Tag({ path, ink, children }: { path: string; ink: string; children: ReactNode }) {
  return (
    <span className={`mt-0.5 flex flex-none items-center gap-1 text-[0.82rem] font-[600] ${ink}`}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        className="size-4"
      >
        <path d={path} />
      </svg>
      {children}
    </span>
  );
}
