import type { StudyQuestion } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import {
  canCheck,
  currentTurn,
  type Player,
  type PlayerAction,
  reducePlayer,
  startPlayer,
} from "./player.ts";

function question(id: number, lastAnsweredAt: string | null = null): StudyQuestion {
  const texts = ["iron", "copper", "zinc", "lead"];
  return {
    id,
    text: `Question ${id}`,
    groundTruthOptionId: 2,
    aiChosenOptionId: 2,
    aiExplanation: null,
    options: texts.map((text, at) => ({ id: at + 1, label: "ABCD".charAt(at), text })),
    aiConfidence: 0.9,
    aiOptionProbs: [0.1, 0.7, 0.15, 0.05],
    source: null,
    datasetId: "d",
    datasetName: "Metals",
    language: "en",
    lastAnsweredAt,
  };
}

const play = (player: Player, ...actions: PlayerAction[]) => actions.reduce(reducePlayer, player);
const right: PlayerAction[] = [{ type: "selectAndCheck", optionId: 2 }, { type: "next" }];
const wrong: PlayerAction[] = [{ type: "selectAndCheck", optionId: 1 }, { type: "next" }];
const idOf = (player: Player) => currentTurn(player)?.question.id;

describe("a session of study", () => {
  it("asks each question and ends", () => {
    let player = startPlayer([question(1), question(2)]);
    expect(canCheck(player)).toBe(false);
    player = play(player, ...right);
    expect(idOf(player)).toBe(2);
    player = play(player, ...right);
    expect(currentTurn(player)).toBeUndefined();
    expect(player.given.map(({ isCorrect }) => isCorrect)).toEqual([true, true]);
  });

  it("brings what was wrong or skipped back at the end, once", () => {
    let player = startPlayer([question(1), question(2), question(3)]);
    player = play(player, ...wrong, { type: "skip" }, ...right);
    expect(idOf(player)).toBe(1);
    player = play(player, ...wrong);
    expect(idOf(player)).toBe(2);
    player = play(player, { type: "skip" });
    expect(currentTurn(player)).toBeUndefined();
    expect(player.given.map(({ chosenOptionId }) => chosenOptionId)).toEqual([1, null, 2, 1, null]);
  });

  it("locks a checked question, and goes on only after the check", () => {
    const player = play(startPlayer([question(1)]), { type: "next" }, { type: "select", optionId: 9 });
    expect([player.at, player.selectedId]).toEqual([0, undefined]);
    const checked = play(player, { type: "selectAndCheck", optionId: 1 }, { type: "select", optionId: 2 });
    expect(checked.selectedId).toBe(1);
    expect(play(checked, { type: "skip" })).toBe(checked);
  });

  it("takes back the last answer, and only that", () => {
    const start = startPlayer([question(1), question(2)]);
    const player = play(start, ...wrong, { type: "skip" });
    const back = play(player, { type: "undo" });
    expect([idOf(back), back.turns.length, back.given.length]).toEqual([2, 3, 1]);
    expect(play(back, { type: "undo" })).toBe(back);
    const unchecked = play(start, { type: "selectAndCheck", optionId: 1 }, { type: "undo" });
    expect([unchecked.isRevealed, unchecked.turns.length, unchecked.given.length]).toEqual([false, 2, 0]);
  });

  it("has no right or wrong where no key is known, and does not ask again", () => {
    const open = { ...question(1), groundTruthOptionId: null };
    const player = play(startPlayer([open]), ...right);
    expect(player.given[0]?.isCorrect).toBeNull();
    expect(currentTurn(player)).toBeUndefined();
  });

  it("keeps the document's order of options only for a new question, and figures beside their options", () => {
    const orderOf = (last: string | null) =>
      currentTurn(startPlayer([question(1, last)]))?.question.options.map(({ id }) => id);
    expect(orderOf(null)).toEqual([1, 2, 3, 4]);
    const days = Array.from({ length: 12 }, (_, day) => `2026-11-${10 + day}T08:00:00.000Z`);
    expect(new Set(days.map((day) => orderOf(day)?.join(""))).size).toBeGreaterThan(4);
    for (const day of days) {
      const asked = currentTurn(startPlayer([question(1, day)]))?.question;
      const at = asked?.options.findIndex(({ id }) => id === 2) ?? -1;
      expect(asked?.aiOptionProbs?.[at]).toBe(0.7);
      expect(asked?.options.map(({ label }) => label).join("")).toBe("ABCD");
    }
  });
});
