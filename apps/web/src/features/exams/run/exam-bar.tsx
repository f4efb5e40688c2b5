import { Bookmark, BookmarkCheck, ChevronLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { FreshText } from "../../../ui/fresh-text.tsx";
import { StepBar } from "../../play/view/step-bar.tsx";
import type { RunModel } from "./use-run.ts";

interface ExamBarProps {
  readonly run: RunModel;
  readonly onHandIn: () => void;
}

const SIGN_ON_PHONE = "max-sm:min-h-13 max-sm:w-13 max-sm:flex-none max-sm:px-0";

/** Back, mark for later, and on: at the end, the hand-in. Within the thumb's reach on a phone. */
export function ExamBar({ run, onHandIn }: ExamBarProps) {
  const { t } = useTranslation();
  const { idx, question, questions, marked } = run;
  const isMarked = question !== undefined && marked.has(question.id);
  const isLast = idx >= questions.length - 1;
  const Mark = isMarked ? BookmarkCheck : Bookmark;
  return (
    <StepBar>
      <div className="flex gap-2.5">
        <Button
          variant="secondary"
          aria-disabled={idx === 0}
          onClick={() => run.jump(idx - 1)}
          className={SIGN_ON_PHONE}
        >
          <ChevronLeft aria-hidden="true" className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t("quiz.previous")}</span>
        </Button>
        <Button
          variant={isMarked ? "secondary" : "quiet"}
          aria-pressed={isMarked}
          onClick={run.toggleMark}
          className="max-sm:min-h-13 max-sm:min-w-0 max-sm:flex-1 max-sm:border-line max-sm:bg-surface max-sm:px-2 sm:ml-auto"
        >
          <Mark aria-hidden="true" className="size-4.5 flex-none" />
          <FreshText text={isMarked ? t("exams.run.marked") : t("exams.run.mark")} />
        </Button>
        <Button
          onClick={isLast ? onHandIn : () => run.jump(idx + 1)}
          className="max-sm:min-h-13 max-sm:flex-1 sm:min-w-28"
        >
          <FreshText text={isLast ? t("exams.run.handIn") : t("quiz.next")} />
        </Button>
      </div>
    </StepBar>
  );
}
