import type { Question } from "@quizmill/contract";
import { type Ref, useId } from "react";
import { useTranslation } from "react-i18next";
import { DoubtBadge } from "../doubt-badge.tsx";
import { correctOption, isDoubtful } from "../judging.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import type { QuestionState } from "../score.ts";
import { type OptionMark, OptionRow } from "./option-row.tsx";

/** The question itself, wherever it is shown to be answered. */
export const STEM_LOOK =
  "mb-5.5 text-[1.21rem] leading-snug font-medium tracking-[-0.012em] text-pretty whitespace-pre-line hyphens-auto outline-none sm:text-[1.33rem]";

interface QuestionCardProps {
  readonly question: Question;
  readonly state: QuestionState;
  readonly selectedId: number | undefined;
  readonly isRevealed: boolean;
  readonly isFlagged: boolean;
  /** Of the set, for the reader's voice and hyphenation. */
  readonly language: string | null;
  readonly stemRef: Ref<HTMLHeadingElement>;
  readonly onSelect: (optionId: number) => void;
  readonly onDoubleTap: (optionId: number) => void;
  readonly onLongPress: () => void;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, isRevealed, isFlagged, language, stemRef } = props;
  const { t } = useTranslation();
  const stemId = useId();
  const groupName = `${stemId}-answer`;
  return (
    <div className="min-w-0 max-sm:mb-6">
      <h2 ref={stemRef} id={stemId} tabIndex={-1} lang={language ?? undefined} className={STEM_LOOK}>
        <RichText text={question.text} />
      </h2>
      {(isFlagged || isDoubtful(question)) && (
        <p className="-mt-3 mb-5 flex flex-wrap gap-2">
          {isDoubtful(question) && <DoubtBadge />}
          {isFlagged && (
            <span className="rounded-key bg-sunken px-2.5 py-1 text-[0.82rem] font-medium text-ink-soft">
              {t("quiz.flag.out")}
            </span>
          )}
        </p>
      )}
      {/* Locked, not disabled: a disabled radio button would drop the focus it has. */}
      <div
        role="radiogroup"
        aria-labelledby={stemId}
        aria-readonly={isRevealed}
        className="grid grid-cols-1 gap-2.5"
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
    </div>
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
