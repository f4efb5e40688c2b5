import type { Evidence, Option, Question } from "@quizmill/contract";
import { BookOpenText } from "lucide-react";
import { type ComponentType, createContext, lazy, Suspense, use } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormats } from "../../i18n/format.ts";
import { textPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { MarkedText, RichText } from "../../ui/rich-text/rich-text.tsx";
import { besideQuote, splitByChoice } from "./evidence.ts";
import { correctOption, findOption } from "./judging.ts";
import type { QuotePictureProps } from "./quote-picture.tsx";

/** The set whose text the questions come from; null where it cannot be read, as in the demo. */
export const ReadableSet = createContext<string | null>(null);

/** Whether the present set was to be written by a language model. */
export const SetHasModel = createContext(false);

interface ExplanationProps {
  readonly question: Question;
  /** The chosen option: if it is wrong, why comes first. */
  readonly selectedId?: number | undefined;
  /** The document's language, for the quote. */
  readonly language: string | null;
  /** In print: the solver's answer without its probabilities for the other options. */
  readonly isBrief?: boolean;
}

/** Why the key is right, in the document's own words, and what the independent solver thought. */
export function Explanation({ question, selectedId, language, isBrief = false }: ExplanationProps) {
  const { t } = useTranslation();
  const key = correctOption(question);
  const { source } = question;
  const explanation = besideQuote(question.aiExplanation, source?.quote);
  const wrong = wrongChoice(question, selectedId);
  const { own, rest } = splitByChoice(explanation, wrong?.text ?? "", othersThan(wrong, question));
  return (
    <div className="grid grid-cols-1 gap-3 text-[0.94rem]">
      {key === null && <p>{t("quiz.why.noKey")}</p>}
      {own && <Words text={own} language={language} />}
      {wrong && !own && source && <p>{t("quiz.why.nothingForYours")}</p>}
      {source && (
        <Quote
          source={source}
          answer={key?.text ?? ""}
          language={language}
          questionId={isBrief || question.isGone ? null : question.id}
        />
      )}
      {question.isGone && <p className="text-[0.82rem] text-ink-soft">{t("quiz.why.gone")}</p>}
      {rest && <Words text={rest} language={language} />}
      {key && !explanation && !source && <p>{t("quiz.why.nothingMore")}</p>}
      <SolverAnswer question={question} isBrief={isBrief} />
      <WrittenBy question={question} />
    </div>
  );
}

function Words({ text, language }: { readonly text: string; readonly language: string | null }) {
  return (
    <p lang={language ?? undefined} className="whitespace-pre-line">
      <RichText text={text} />
    </p>
  );
}

/** The chosen option if it is wrong. */
function wrongChoice(question: Question, selectedId: number | undefined): Option | null {
  const chosen = findOption(question, selectedId);
  const key = correctOption(question);
  return key === null || chosen?.id === key.id ? null : chosen;
}

function othersThan(option: Option | null, { options }: Question): string[] {
  return options.filter(({ id }) => id !== option?.id).map(({ text }) => text);
}

const BY = {
  model: "quiz.why.byModel",
  model_options: "quiz.why.byModelOptions",
  embedded: "quiz.why.byEmbedded",
} as const;

/** The writer of a question is shown if more than one could have written it. */
function WrittenBy({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const hasModel = use(SetHasModel);
  const { origin, writtenBy = "document" } = question;
  if (origin === "edited" || origin === "own")
    return <p className="text-[0.82rem] text-ink-soft">{t(`editing.origin.${origin}`)}</p>;
  if (writtenBy === "document" || (writtenBy === "embedded" && !hasModel)) return null;
  // A model's questions have a reading, except for those that the learner's own assistant wrote.
  const isUnread = writtenBy === "model" && question.aiChosenOptionId === null;
  return (
    <p className="text-[0.82rem] text-ink-soft">{t(isUnread ? "quiz.why.byAssistant" : BY[writtenBy])}</p>
  );
}

interface QuoteProps {
  readonly source: Evidence;
  readonly answer: string;
  readonly language: string | null;
  /** Null for no link to its text. */
  readonly questionId: number | null;
}

function Quote({ source, answer, language, questionId }: QuoteProps) {
  return (
    <figure data-quote className="grid scroll-my-4 grid-cols-1 gap-2">
      <blockquote
        lang={language ?? undefined}
        className="border-l-[3px] border-highlight pl-3.5 whitespace-pre-line"
      >
        <MarkedText text={source.quote} answer={answer} />
      </blockquote>
      <Place source={source} />
      {questionId !== null && <Picture source={source} />}
      {questionId !== null && <TextLink questionId={questionId} />}
    </figure>
  );
}

const QuotePicture = lazy<ComponentType<QuotePictureProps>>(() =>
  import("./quote-picture.tsx").then(
    (module) => ({ default: module.QuotePicture }),
    () => ({ default: () => null }),
  ),
);

/** The lines of the quote as they are in the picture that they were recognised from. */
function Picture({ source: { picture, quote } }: Pick<QuoteProps, "source">) {
  const datasetId = use(ReadableSet);
  if (datasetId === null || picture === undefined) return null;
  return (
    <Suspense fallback={null}>
      <QuotePicture datasetId={datasetId} picture={picture} quote={quote} />
    </Suspense>
  );
}

/** To the paragraph around the quote. */
function TextLink({ questionId }: { readonly questionId: number }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const datasetId = use(ReadableSet);
  if (datasetId === null || questionId <= 0) return null;
  return (
    <Link
      to={textPath(paths, datasetId, questionId)}
      className="-ml-1.5 inline-flex min-h-9 items-center gap-1.5 justify-self-start rounded-key px-1.5 text-[0.88rem] text-accent hover:underline print:hidden"
    >
      <BookOpenText aria-hidden="true" className="size-4" />
      {t("text.open")}
    </Link>
  );
}

/** The document if the set has several, page or slide, then heading, as far as the document has them; and that the text was recognised from a picture. */
function Place({ source }: { readonly source: Evidence }) {
  const { t } = useTranslation();
  const parts = [
    source.part,
    source.page !== undefined && t("quiz.why.page", { page: source.page }),
    source.slide !== undefined && t("quiz.why.slide", { slide: source.slide }),
    source.heading,
    source.picture !== undefined && t("quiz.why.recognised"),
  ].filter((part) => typeof part === "string" && part !== "");
  if (parts.length === 0) return null;
  return <figcaption className="text-[0.82rem] text-ink-soft">{parts.join(" · ")}</figcaption>;
}

function SolverAnswer({ question, isBrief }: { question: Question; isBrief: boolean }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const chosen = findOption(question, question.aiChosenOptionId);
  if (!chosen) return null;
  const { aiConfidence, aiOptionProbs } = question;
  const answer = t("quiz.why.aiAnswer", { label: chosen.label });
  if (aiConfidence === null) return <p className="text-[0.82rem] text-ink-soft">{answer}</p>;
  const sure = t("quiz.why.aiAnswerSure", { label: chosen.label, percent: percent(aiConfidence) });
  if (isBrief) return <p className="text-[0.82rem] text-ink-soft">{sure}</p>;
  // The solver's confidence is folded away, for people who want to know it.
  return (
    <details className="text-[0.82rem] text-ink-soft">
      <summary className="min-h-6 cursor-pointer rounded-key py-1">{answer}</summary>
      <div className="mt-1.5 grid grid-cols-1 gap-2">
        <p>{sure}</p>
        {aiOptionProbs && <Probabilities question={question} probabilities={aiOptionProbs} />}
      </div>
    </details>
  );
}

interface ProbabilitiesProps {
  readonly question: Question;
  readonly probabilities: readonly number[];
}

/** One line each on a small screen, side by side from 640 px. */
function Probabilities({ question, probabilities }: ProbabilitiesProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  return (
    <ul aria-label={t("quiz.why.probabilities")} className="grid gap-x-5 gap-y-1 sm:grid-cols-4">
      {question.options.map((option, index) => {
        const probability = probabilities[index] ?? 0;
        return (
          <li key={option.id} className="flex items-center gap-2">
            <span className="w-4 font-semibold">{option.label}</span>
            <span
              aria-hidden="true"
              className="h-1 grow overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className="block h-full rounded-full bg-ink-soft"
                style={{ width: `${Math.round(probability * 100)}%` }}
              />
            </span>
            <span className="max-sm:w-11 max-sm:text-right sm:w-9">{percent(probability)}</span>
          </li>
        );
      })}
    </ul>
  );
}
