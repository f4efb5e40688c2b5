import type { NewAnswer, StudyQuestion } from "@quizmill/contract";
import { shuffledQuestion } from "@quizmill/study/draw";

/** A question in its turn, with its options in the order of this turn. */
interface Turn {
  readonly question: StudyQuestion;
  /** It was missed before, and comes back once. */
  readonly isAgain: boolean;
}

/** An answer that was given; `chosenOptionId` is null if the question was skipped. */
export interface GivenTurn extends Pick<NewAnswer, "questionId" | "questionVersion" | "chosenOptionId"> {
  /** As it was shown. */
  readonly question: StudyQuestion;
  /** Null if no key is known. */
  readonly isCorrect: boolean | null;
}

/** The questions that were missed, each once. */
export function missedIn(given: readonly GivenTurn[]): StudyQuestion[] {
  const missed = given.filter(
    ({ chosenOptionId, isCorrect }) => chosenOptionId === null || isCorrect === false,
  );
  return [...new Map(missed.map(({ question }) => [question.id, question])).values()];
}

/** One session of study, from its first question to its end. */
export interface Player {
  readonly turns: readonly Turn[];
  readonly at: number;
  readonly selectedId: number | undefined;
  readonly isRevealed: boolean;
  readonly given: readonly GivenTurn[];
  /** As it was before the last answer. */
  readonly before: Player | null;
}

export type PlayerAction =
  | { readonly type: "select"; readonly optionId: number }
  | { readonly type: "check" }
  | { readonly type: "selectAndCheck"; readonly optionId: number }
  | { readonly type: "next" }
  | { readonly type: "skip" }
  | { readonly type: "undo" };

export function startPlayer(questions: readonly StudyQuestion[]): Player {
  return {
    turns: questions.map((question) => ({ question: inNewOrder(question), isAgain: false })),
    at: 0,
    selectedId: undefined,
    isRevealed: false,
    given: [],
    before: null,
  };
}

/** The order in which a question was first learnt is that of its document; from then on it changes each time. */
function inNewOrder(question: StudyQuestion): StudyQuestion {
  const { id, lastAnsweredAt } = question;
  return lastAnsweredAt === null ? question : shuffledQuestion(question, `${id} ${lastAnsweredAt}`);
}

export function reducePlayer(player: Player, action: PlayerAction): Player {
  switch (action.type) {
    case "select":
      return select(player, action.optionId);
    case "check":
      return check(player);
    case "selectAndCheck":
      return check(select(player, action.optionId));
    case "next":
      return player.isRevealed ? goOn(player) : player;
    case "skip":
      return skip(player);
    case "undo":
      return player.before ?? player;
  }
}

/** The present turn; undefined at the end. */
export function currentTurn({ turns, at }: Player): Turn | undefined {
  return turns[at];
}

export function canCheck(player: Player): boolean {
  return currentTurn(player) !== undefined && player.selectedId !== undefined && !player.isRevealed;
}

function select(player: Player, optionId: number): Player {
  const options = currentTurn(player)?.question.options ?? [];
  const isThere = options.some(({ id }) => id === optionId);
  return player.isRevealed || !isThere ? player : { ...player, selectedId: optionId };
}

function check(player: Player): Player {
  if (!canCheck(player)) return player;
  return { ...answered(player, player.selectedId ?? null), isRevealed: true };
}

function skip(player: Player): Player {
  if (player.isRevealed || !currentTurn(player)) return player;
  return goOn(answered(player, null));
}

function goOn(player: Player): Player {
  return { ...player, at: player.at + 1, selectedId: undefined, isRevealed: false };
}

/** What was missed comes back at the end, once. */
function answered(player: Player, chosenOptionId: number | null): Player {
  const turn = currentTurn(player);
  if (!turn) return player;
  const { question, isAgain } = turn;
  const key = question.groundTruthOptionId;
  const isCorrect = key === null ? null : chosenOptionId === key;
  const isMissed = chosenOptionId === null || isCorrect === false;
  const again = {
    question: shuffledQuestion(question, `${question.id} again ${player.given.length}`),
    isAgain: true,
  };
  return {
    ...player,
    turns: isMissed && !isAgain ? [...player.turns, again] : player.turns,
    given: [
      ...player.given,
      { questionId: question.id, questionVersion: question.version, question, chosenOptionId, isCorrect },
    ],
    before: { ...player, before: null },
  };
}
