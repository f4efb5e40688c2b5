import type { Question } from "@quizmill/contract";
import { Check, ChevronDown, Circle, Flag, Minus, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import type { QuestionState } from "../score.ts";
import { ResultDetails } from "./result-details.tsx";

interface ResultRowProps {
  readonly position: number;
  readonly question: Question;
  readonly state: QuestionState;
  readonly selectedId: number | undefined;
  readonly isFlagged: boolean;
  readonly isOpen: boolean;
  readonly language: string | null;
  /** Its context, if that is not shown above an earlier row. */
  readonly context: ReactNode;
  readonly onToggle: () => void;
  readonly onToggleFlag: () => void;
}

const STATE_LOOK = {
  correct: { Sign: Check, look: "bg-correct-soft text-correct" },
  wrong: { Sign: X, look: "bg-wrong-soft text-wrong" },
  neutral: { Sign: Circle, look: "bg-sunken text-ink" },
  selected: { Sign: Circle, look: "bg-sunken text-ink" },
  unanswered: { Sign: Minus, look: "bg-sunken text-ink-soft" },
} as const;

/** One question of the results: a row that unfolds. */
export function ResultRow(props: ResultRowProps) {
  const { position, question, state, isFlagged, isOpen, language } = props;
  const { t } = useTranslation();
  const bodyId = useId();
  const { Sign, look } = isFlagged ? { Sign: Flag, look: "bg-sunken text-ink-soft" } : STATE_LOOK[state];
  return (
    <li>
      {props.context}
      <div className="rounded-option border border-line bg-surface print:break-inside-avoid">
        <h3 className="text-pretty">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={props.onToggle}
            className="flex min-h-14 w-full items-start gap-3.5 rounded-option px-4 py-3.5 text-left"
          >
            <span className={`mt-px grid size-7 flex-none place-items-center rounded-key ${look}`}>
              <Sign aria-hidden="true" className="size-4" strokeWidth={2.5} />
            </span>
            <span className="min-w-0 grow">
              <span className="block text-[0.82rem] font-normal text-ink-soft">
                {t("results.row", {
                  position,
                  state: t(isFlagged ? "quiz.state.flagged" : `quiz.state.${state}`),
                })}
              </span>
              <span
                lang={language ?? undefined}
                className={`font-medium whitespace-pre-line hyphens-auto ${isOpen ? "" : "line-clamp-2"}`}
              >
                <RichText text={question.text} isInline={!isOpen} />
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={`mt-1 size-5 flex-none text-ink-soft transition-transform print:hidden ${isOpen ? "rotate-180" : ""}`}
            />
          </button>
        </h3>
        <div id={bodyId} hidden={!isOpen} className="px-4 pb-4 sm:pl-15">
          {isOpen && (
            <ResultDetails
              question={question}
              selectedId={props.selectedId}
              isFlagged={isFlagged}
              language={language}
              onToggleFlag={props.onToggleFlag}
            />
          )}
        </div>
      </div>
    </li>
  );
}
