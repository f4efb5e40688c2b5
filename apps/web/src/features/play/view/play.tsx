import type { Mode } from "@quizmill/contract";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSwipe } from "../../../lib/gestures.ts";
import { useOnDemand } from "../../../lib/use-on-demand.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { AsksConfidence } from "../answer-log.ts";
import { isRevealed } from "../session.ts";
import { useIsWide } from "../use-is-wide.ts";
import type { QuizModel } from "../use-quiz.ts";
import { useQuizKeys } from "../use-quiz-keys.ts";
import { useShortcuts } from "../use-shortcuts.ts";
import { ActionBar } from "./action-bar.tsx";
import { ConfidenceButtons } from "./confidence-buttons.tsx";
import { NavigatorPlaces } from "./navigator-places.tsx";
import { NavigatorStrip } from "./navigator-strip.tsx";
import { Progress, ProgressButton } from "./progress.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionSkeleton } from "./question-skeleton.tsx";
import { QuizTools } from "./quiz-tools.tsx";
import { STEP_COLUMN } from "./step-bar.tsx";
import { useQuestionFocus } from "./use-question-focus.ts";
import { useVerdictInView } from "./use-verdict-in-view.ts";
import { WhyPanel } from "./why-panel.tsx";

const fetchSheet = () => import("./navigator-sheet.tsx").then((module) => module.NavigatorSheet);

interface PlayProps {
  readonly quiz: QuizModel;
  readonly mode: Mode;
  readonly generating: boolean;
  readonly takesFocus?: boolean;
  readonly language: string | null;
  readonly confidence: AsksConfidence;
  readonly heading: ReactNode;
  readonly footer: ReactNode;
}

/** The quiz while it is played: one question, and its place among all. */
export function Play(props: PlayProps) {
  const { quiz, heading, footer } = props;
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const sheet = useOnDemand(fetchSheet);
  const [shortcutsOn, setShortcutsOn] = useShortcuts();
  useQuizKeys(
    root,
    { ...quiz, setConfidence: props.confidence === "asked" ? quiz.setConfidence : null },
    shortcutsOn,
  );
  const swipe = useSwipe((to) => quiz.act({ type: to === "left" ? "next" : "previous" }), !isWide);
  const where = { position: quiz.idx + 1, total: quiz.questions.length };
  const isEmpty = where.total === 0;
  const reset = () => {
    sheet.setWanted(false);
    quiz.reset();
  };
  const tools = <QuizTools shortcutsOn={shortcutsOn} onShortcuts={setShortcutsOn} onReset={reset} />;
  return (
    <div
      ref={root}
      className="mx-auto grid max-w-column gap-11 lg:max-w-none lg:grid-cols-[minmax(0,45rem)_minmax(17rem,18.5rem)] lg:justify-center"
    >
      <div {...swipe} className={`max-lg:touch-pan-y ${STEP_COLUMN}`}>
        {quiz.undoReset && <ResetNotice onUndo={quiz.undoReset} />}
        {heading}
        {!isEmpty && isWide && <Progress {...where} />}
        {!isEmpty && !isWide && <ProgressButton {...where} opening={sheet.standInProps} />}
        <CurrentQuestion {...props} />
      </div>
      {isWide && (isEmpty ? <NavigatorPlaces /> : <NavigatorStrip quiz={quiz}>{tools}</NavigatorStrip>)}
      {!isWide && sheet.Part && (
        <sheet.Part quiz={quiz} onClose={() => sheet.setWanted(false)}>
          {tools}
        </sheet.Part>
      )}
      {footer && <div className="min-w-0 max-lg:-mt-11">{footer}</div>}
    </div>
  );
}

type CurrentQuestionProps = Omit<PlayProps, "heading" | "footer">;

function CurrentQuestion({ quiz, mode, generating, takesFocus, language, confidence }: CurrentQuestionProps) {
  const { question, session } = quiz;
  const startRef = useQuestionFocus(question?.id, takesFocus === true || quiz.notice !== null);
  const [foldedId, setFoldedId] = useState<number | null>(null);
  useVerdictInView(question?.id, question !== undefined && isRevealed(session, question.id));
  if (!question) return <QuestionSkeleton />;
  const revealed = isRevealed(session, question.id);
  const isFolded = foldedId === question.id;
  const toggleFold = () => setFoldedId(isFolded ? null : question.id);
  const doubleTap = (optionId: number) =>
    revealed ? toggleFold() : quiz.act({ type: "selectAndCheck", optionId });
  const toggleFlag = () => quiz.toggleFlag(question.id);
  return (
    <>
      <QuestionCard
        key={question.id}
        question={question}
        state={quiz.state}
        selectedId={session.selectedByQ[question.id]}
        isRevealed={revealed}
        isFlagged={quiz.flagged.has(question.id)}
        language={language}
        startRef={startRef}
        onSelect={(optionId) => quiz.act({ type: "select", optionId })}
        onDoubleTap={doubleTap}
        onLongPress={toggleFlag}
        {...(confidence !== "never" && {
          confidence: confidence === "asked" && (
            <ConfidenceButtons value={quiz.confidence} onChange={quiz.setConfidence} />
          ),
        })}
      />
      {revealed && mode === "study" && (
        <WhyPanel
          question={question}
          selectedId={session.selectedByQ[question.id]}
          language={language}
          isOpen={!isFolded}
          onToggle={toggleFold}
        />
      )}
      <ActionBar
        quiz={quiz}
        generating={generating}
        isRevealed={revealed}
        isFlagged={quiz.flagged.has(question.id)}
        onToggleFlag={toggleFlag}
      />
    </>
  );
}

/**
 * A reset can be undone, which avoids a question before it. The notice covers the rows above the question; the question
 * itself neither moves nor is covered.
 */
function ResetNotice({ onUndo }: { readonly onUndo: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="sticky top-2 z-30 h-0">
      <Alert
        tone="info"
        className="animate-appear flex-nowrap! border border-line bg-raised py-1.5! shadow-card"
        action={
          <Button variant="secondary" size="sm" onClick={onUndo} className="flex-none whitespace-nowrap">
            {t("quiz.resetDone.undo")}
          </Button>
        }
      >
        <p>{t("quiz.say.cleared")}</p>
      </Alert>
    </div>
  );
}
