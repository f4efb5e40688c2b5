import type { StudySettings } from "@quizmill/contract";
import { Layers, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useSwipe } from "../../lib/gestures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { FreshText } from "../../ui/fresh-text.tsx";
import { ReadableSet } from "../play/explanation.tsx";
import { judge } from "../play/judging.ts";
import { useIsWide } from "../play/use-is-wide.ts";
import { useQuizKeys } from "../play/use-quiz-keys.ts";
import { useShortcuts } from "../play/use-shortcuts.ts";
import { Announcer } from "../play/view/announcer.tsx";
import { ConfidenceButtons } from "../play/view/confidence-buttons.tsx";
import { Progress } from "../play/view/progress.tsx";
import { QuestionCard } from "../play/view/question-card.tsx";
import { STEP_COLUMN, StepBar } from "../play/view/step-bar.tsx";
import { useQuestionFocus } from "../play/view/use-question-focus.ts";
import { useVerdictInView } from "../play/view/use-verdict-in-view.ts";
import { WhyPanel } from "../play/view/why-panel.tsx";
import type { PlayerModel } from "./use-player.ts";

interface PlayerViewProps {
  readonly model: PlayerModel;
  readonly title: string;
  readonly settings: Pick<StudySettings, "asksConfidence">;
}

/** A session of study while it is played: one question after the other, each with a link to its set. */
export function PlayerView({ model, title, settings }: PlayerViewProps) {
  const { player, turn, act } = model;
  const root = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [shortcutsOn] = useShortcuts();
  const { asksConfidence } = settings;
  useQuizKeys(
    root,
    {
      question: turn?.question,
      canCheck: model.canCheck,
      // There is no way back to a question that was answered.
      act: (intent) => intent.type !== "previous" && act(intent),
      setConfidence: asksConfidence ? model.setConfidence : null,
    },
    shortcutsOn,
  );
  const swipe = useSwipe((to) => to === "left" && act({ type: "next" }), !isWide);
  if (!turn) return null;
  return (
    <div ref={root} {...swipe} className={`mx-auto max-w-column max-lg:touch-pan-y ${STEP_COLUMN}`}>
      <Announcer quiz={{ notice: model.notice, question: turn.question }} />
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h1 tabIndex={-1} className="flex-none text-[0.94rem] font-semibold">
          {title}
        </h1>
        <SetLink id={turn.question.datasetId} name={turn.question.datasetName} />
      </div>
      <Progress position={player.at + 1} total={player.turns.length} />
      <TurnView key={player.at} model={model} turn={turn} asksConfidence={asksConfidence} />
      <StudyBar model={model} />
    </div>
  );
}

function SetLink({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Link
      to={paths.dataset(id)}
      data-one-row
      className="-mr-2.5 inline-flex min-h-11 min-w-0 items-center gap-2 rounded-control px-2.5 text-[0.88rem] text-ink-soft transition-colors hover:bg-sunken hover:text-ink print:hidden"
    >
      <Layers aria-hidden="true" className="size-4 flex-none" />
      <span className="truncate">{name === "" ? t("datasets.fallbackName") : name}</span>
    </Link>
  );
}

interface TurnViewProps {
  readonly model: PlayerModel;
  readonly turn: NonNullable<PlayerModel["turn"]>;
  readonly asksConfidence: boolean;
}

function TurnView({ model, turn, asksConfidence }: TurnViewProps) {
  const { player, act, confidence, setConfidence } = model;
  const { question } = turn;
  const startRef = useQuestionFocus(player.at, true);
  const [isFolded, setFolded] = useState(false);
  const { selectedId, isRevealed } = player;
  useVerdictInView(player.at, isRevealed);
  const state =
    selectedId === undefined ? "unanswered" : isRevealed ? judge(question, selectedId) : "selected";
  const doubleTap = (optionId: number) =>
    isRevealed ? setFolded(!isFolded) : act({ type: "selectAndCheck", optionId });
  return (
    <>
      <QuestionCard
        question={question}
        state={state}
        selectedId={selectedId}
        isRevealed={isRevealed}
        isFlagged={false}
        language={question.language}
        startRef={startRef}
        onSelect={(optionId) => act({ type: "select", optionId })}
        onDoubleTap={doubleTap}
        onLongPress={() => undefined}
        confidence={asksConfidence && <ConfidenceButtons value={confidence} onChange={setConfidence} />}
      />
      {isRevealed && (
        <ReadableSet value={question.datasetId}>
          <WhyPanel
            question={question}
            selectedId={selectedId}
            language={question.language}
            isOpen={!isFolded}
            onToggle={() => setFolded(!isFolded)}
          />
        </ReadableSet>
      )}
    </>
  );
}

const EVERY = "max-sm:min-h-13";

/** Check, or go on: the main button is one element throughout, as in the quiz. */
function StudyBar({ model }: { readonly model: PlayerModel }) {
  const { t } = useTranslation();
  const { player, act, undo } = model;
  const { isRevealed } = player;
  const isLast = player.at === player.turns.length - 1;
  const next = t(isLast ? "quiz.finish" : "quiz.next");
  return (
    <StepBar>
      <div className="flex gap-2.5">
        <Button
          variant="quiet"
          aria-disabled={undo === null}
          onClick={() => void undo?.()}
          className={`${EVERY} max-sm:w-13 max-sm:flex-none max-sm:border-line max-sm:bg-surface max-sm:px-0 sm:mr-auto`}
        >
          <Undo2 aria-hidden="true" className="size-5 sm:size-4.5" />
          <span className="max-sm:sr-only">{t("study.undo")}</span>
        </Button>
        {!isRevealed && (
          <Button variant="secondary" onClick={() => act({ type: "skip" })} className={EVERY}>
            {t("study.skip")}
          </Button>
        )}
        <Button
          aria-disabled={!isRevealed && !model.canCheck}
          onClick={() => act({ type: isRevealed ? "next" : "check" })}
          className={`${EVERY} grow sm:min-w-28 sm:grow-0`}
        >
          <FreshText text={isRevealed ? next : t("quiz.check")} />
        </Button>
      </div>
    </StepBar>
  );
}
