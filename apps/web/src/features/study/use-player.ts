import type { Confidence, StudyQuestion } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { recordAnswer, releaseAnswers, takeBackAnswer } from "../../lib/study/answers.ts";
import { refreshFigures } from "../../lib/study/today.ts";
import { createQuestionClock } from "../play/answer-log.ts";
import { vibrate, vibrationFor } from "../play/feedback.ts";
import { judge, type Verdict } from "../play/judging.ts";
import { useSeen } from "../play/use-answer-log.ts";
import {
  canCheck,
  currentTurn,
  type Player,
  type PlayerAction,
  reducePlayer,
  startPlayer,
} from "./player.ts";

/** The last answer is sent after this time, and can be taken back until then. */
const HOLD_MS = 10_000;

/** A session of study that is played: its state, and what acts on it. */
export type PlayerModel = ReturnType<typeof usePlayer>;

/** Connects the rules of a session to React, and keeps each answer in the account. */
export function usePlayer(questions: readonly StudyQuestion[]) {
  const [player, setPlayer] = useState<Player>(() => startPlayer(questions));
  const [confidence, setConfidence] = useState<Confidence>();
  const [notice, setNotice] = useState<{ id: number; what: Verdict; count: number } | null>(null);
  const [clock] = useState(() => createQuestionClock(() => performance.now()));
  const held = useHeldAnswer();
  // Who leaves does not take back any more, and the number beside the link to this page is wrong.
  useEffect(() => () => void releaseAnswers().then(() => refreshFigures()), []);
  const turn = currentTurn(player);
  // By turn: a question that comes back is timed anew.
  useSeen(turn && player.at, clock.show);

  const act = (action: PlayerAction) => {
    const after = reducePlayer(player, action);
    if (after === player) return;
    setPlayer(after);
    if (after.at !== player.at) setConfidence(undefined);
    const given = after.given.length > player.given.length ? after.given.at(-1) : undefined;
    if (given) {
      const { questionId, questionVersion, chosenOptionId } = given;
      held.hold(
        recordAnswer(
          {
            questionId,
            questionVersion,
            chosenOptionId,
            source: "review",
            confidence: (chosenOptionId !== null && confidence) || null,
            durationMs: clock.durationOf(player.at),
          },
          HOLD_MS,
        ),
      );
    }
    if (turn && after.isRevealed && !player.isRevealed && after.selectedId !== undefined) {
      const what = judge(turn.question, after.selectedId);
      vibrate(vibrationFor(what));
      setNotice((last) => ({ id: (last?.id ?? 0) + 1, what, count: 0 }));
    }
  };

  const undo = async () => {
    if (!(await held.takeBack())) return;
    setPlayer((latest) => reducePlayer(latest, { type: "undo" }));
    setNotice(null);
  };

  return {
    player,
    turn,
    confidence,
    setConfidence,
    notice,
    canCheck: canCheck(player),
    act,
    /** Null once the last answer has been sent. */
    undo: held.isHeld && player.before !== null ? undo : null,
  };
}

/** The last answer, as long as it can be taken back. */
function useHeldAnswer() {
  const [id, setId] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hold = (next: string | null) => {
    window.clearTimeout(timer.current);
    setId(next);
    timer.current = window.setTimeout(() => setId(null), HOLD_MS);
  };
  return {
    isHeld: id !== null,
    hold,
    async takeBack(): Promise<boolean> {
      setId(null);
      return id !== null && takeBackAnswer(id);
    },
  };
}
