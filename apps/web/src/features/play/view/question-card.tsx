import { picturesIn, type Question } from "@quizmill/contract";
import { Check, Circle, MessageSquareWarning, X } from "lucide-react";
import { type ReactNode, type RefCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { EditButton } from "../../edit/edit-button.tsx";
import { correctOption, marksOf } from "../judging.ts";
import { QuestionBadge } from "../question-badge.tsx";
import { hasContext, QuestionContext } from "../question-context.tsx";
import type { QuestionState } from "../score.ts";
import { type OptionMark, OptionRow } from "./option-row.tsx";

/** Style of the stem, wherever a question is shown to be answered. */
export const STEM_LOOK =
  "mb-5.5 text-[1.21rem] leading-snug font-medium tracking-[-0.012em] text-pretty whitespace-pre-line hyphens-auto outline-none sm:text-[1.33rem]";

interface QuestionCardProps {
  readonly question: Question;
  readonly state: QuestionState;
  readonly selectedId: number | undefined;
  readonly isRevealed: boolean;
  readonly isFlagged: boolean;
  /** Language of the set, for screen readers and hyphenation. */
  readonly language: string | null;
  /** Where reading the question begins. */
  readonly startRef: RefCallback<HTMLElement>;
  readonly onSelect: (optionId: number) => void;
  readonly onDoubleTap: (optionId: number) => void;
  readonly onLongPress: () => void;
  /** Asks how sure one is, between the choice and the check. Room for it is kept also while it is not shown. */
  readonly confidence?: ReactNode;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, isRevealed, isFlagged, language, startRef, confidence } = props;
  const { t } = useTranslation();
  const stemId = useId();
  const groupName = `${stemId}-answer`;
  const marks = marksOf(question);
  const arePictures = question.options.every(({ text }) => picturesIn(text).length > 0);
  return (
    <div className="mb-3 min-w-0">
      <QuestionContext question={question} language={language} startRef={startRef} className="mb-4" />
      <h2
        ref={hasContext(question) ? undefined : startRef}
        id={stemId}
        tabIndex={-1}
        lang={language ?? undefined}
        className={STEM_LOOK}
      >
        <RichText text={question.text} />
      </h2>
      {marks.length > 0 && (
        <p className="-mt-3 mb-5 flex flex-wrap gap-2">
          {marks.map((kind) => (
            <QuestionBadge key={kind} kind={kind} />
          ))}
        </p>
      )}
      {/* Locked, not disabled: a disabled radio button would drop the focus. */}
      <div
        role="radiogroup"
        aria-labelledby={stemId}
        aria-readonly={isRevealed}
        className={cx("grid gap-2.5", arePictures ? "grid-cols-2" : "grid-cols-1")}
      >
        {question.options.map((option) => (
          <OptionRow
            key={option.id}
            option={option}
            groupName={groupName}
            mark={markOf(option.id, props)}
            isSelected={props.selectedId === option.id}
            isLocked={isRevealed}
            language={language}
            onSelect={() => props.onSelect(option.id)}
            onDoubleTap={() => props.onDoubleTap(option.id)}
            onLongPress={props.onLongPress}
          />
        ))}
      </div>
      {/* Under the options, in space that is always reserved: what a check shows must not move them. */}
      <div className="mt-2.5 flex items-center gap-x-4 max-sm:flex-wrap">
        <div
          data-verdict
          className={cx(
            "flex min-w-0 grow scroll-my-4 flex-wrap items-center gap-x-4 gap-y-2",
            confidence === undefined ? "min-h-7" : "min-h-11 max-sm:min-h-18",
            confidence !== undefined && !isRevealed && "max-sm:w-full",
          )}
        >
          {isRevealed && <Verdict state={props.state} />}
          {!isRevealed && !isFlagged && props.selectedId !== undefined && confidence}
          {isFlagged && (
            <span className="rounded-key bg-sunken px-2.5 py-1 text-[0.82rem] font-medium text-ink-soft">
              {t("quiz.flag.out")}
            </span>
          )}
        </div>
        <EditButton
          action="report"
          questionId={question.id}
          variant="quiet"
          sign={MessageSquareWarning}
          className="-mr-3.5 ml-auto flex-none font-normal! text-ink-soft print:hidden"
        />
      </div>
    </div>
  );
}

const VERDICTS = {
  correct: { Sign: Check, ink: "text-correct" },
  wrong: { Sign: X, ink: "text-wrong" },
  neutral: { Sign: Circle, ink: "text-ink-soft" },
} as const;

/** In one word, beside the quote that supports it. Silent: the announcer has said it. */
function Verdict({ state }: { readonly state: QuestionState }) {
  const { t } = useTranslation();
  if (state !== "correct" && state !== "wrong" && state !== "neutral") return null;
  const { Sign, ink } = VERDICTS[state];
  return (
    <span className={`flex items-center gap-1.5 font-semibold ${ink}`}>
      <Sign aria-hidden="true" className="size-4.5" strokeWidth={2.5} />
      {t(`quiz.state.${state}`)}
    </span>
  );
}

function markOf(
  optionId: number,
  { question, selectedId, isRevealed, state }: QuestionCardProps,
): OptionMark {
  const isSelected = optionId === selectedId;
  if (!isRevealed) return isSelected ? "chosen" : "open";
  if (correctOption(question)?.id === optionId) return "correct";
  if (!isSelected) return "passed";
  return state === "neutral" ? "neutral" : "wrong";
}
