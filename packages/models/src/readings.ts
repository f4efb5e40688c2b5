import type { OptionProbability } from "@quizmill/questions/for-engines";
import { type Band, chance, shareRightAt, withConfidence } from "@quizmill/questions/for-engines";
import { answersIn, type GivenAnswer } from "./answers.ts";
import type { ModelCall } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { ModelFault } from "./faults.ts";
import { type FencedText, readPrompt, type ShownQuestion } from "./prompts.ts";

/** The most answers to one question, each with its options in another order: models prefer certain positions. */
const MAX_ROUNDS = 3;
/** For fewer doubtful questions of several no further call is made. */
const WORTH_ASKING = 2;
/** Prior votes per option: of four options, one vote then gives 0.62, two alike 0.75, two of three 0.56. */
const PRIOR_VOTES = 0.25;
/** From this scaled probability on no second answer is needed. */
const SURE = 0.75;
/** Where a reader could also defend another option, its vote counts so much for the one that it chose. */
const CHOSEN_SHARE = 0.6;
/** Share of the votes that decides. */
const MAJORITY = 0.65;
/** So many questions that all have the same letter as their answer show a preference for that letter. */
const SUSPECT_ALIKE = 3;

/** A question to be answered. With its key an answer that differs is asked for again, in another order. */
export interface AskedQuestion {
  readonly stem: string;
  readonly options: readonly string[];
  readonly key?: string;
}

export interface ReadTask {
  readonly client: ModelClient;
  readonly fenced: FencedText;
  readonly seed: number;
  readonly ask: Omit<ModelCall, "prompt">;
}

/** How a question was answered. */
export interface Reading {
  /** One probability for each of these of its options; null where no answer could be read. */
  solutionAmong(options: readonly string[]): OptionProbability[] | null;
  /** The likeliest option; null where no answer could be read. */
  readonly chosen: string | null;
  /**
   * The options beside the chosen one that answers chose or could defend. None where more than half of the answers
   * are the chosen option alone.
   */
  readonly defended: readonly string[];
  /** Options that at least half of the answers say nobody would choose. */
  readonly fillers: readonly string[];
}

/** Where no answer could be read. */
export const NO_READING: Reading = { solutionAmong: () => null, chosen: null, defended: [], fillers: [] };

/**
 * Answers questions from their stems, options and passages, without their keys: all of them in one call, and in
 * another one those whose answer leaves a doubt, if they are several. Throws ModelFault where a call fails before every question has an
 * answer.
 */
export async function readQuestions(
  questions: readonly AskedQuestion[],
  { client, fenced, seed, ask }: ReadTask,
): Promise<Reading[]> {
  const tallies = questions.map((question) => openTally(question, seed));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const open = tallies.filter((tally) => !tally.isSettled);
    if (open.length === 0 || (round > 0 && open.length < Math.min(WORTH_ASKING, tallies.length))) break;
    const shown = open.map((tally) => tally.shownIn(round));
    try {
      const reply = await client.answer({
        ...ask,
        prompt: readPrompt(fenced, shown),
        count: shown.length,
      });
      const answers = answersIn(
        reply,
        shown.map(({ options }) => options.length),
      );
      const isSuspect = areAllAlike(answers);
      for (const [i, tally] of open.entries()) tally.add(answers[i] ?? null, { round, isSuspect });
    } catch (error) {
      if (round === 0 || !(error instanceof ModelFault)) throw error;
      break;
    }
  }
  return tallies.map((tally) => tally.reading(client.calibration));
}

function areAllAlike(answers: readonly (GivenAnswer | null)[]): boolean {
  return answers.length >= SUSPECT_ALIKE && new Set(answers.map((answer) => answer?.choice)).size === 1;
}

/** Counts the answers to one question. */
function openTally(question: AskedQuestion, seed: number) {
  const { stem, key } = question;
  const order = shuffled(question, seed);
  const votes = new Map(order.map((option) => [option, 0]));
  const inRound = (round: number) => [...order.slice(round), ...order.slice(0, round)];
  /** What each answer chose or could defend. */
  const named: (readonly string[])[] = [];
  const idle: string[] = [];
  let isMeasured = true;
  let isSure = false;
  const sum = () => [...votes.values()].reduce((all, vote) => all + vote, 0);
  const leading = () => [...votes].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] === key) ? b : a));
  const hasMajority = () => leading()[1] >= MAJORITY * sum();
  const doubts = () => named.filter((options) => options.some((option) => option !== leading()[0])).length;

  return {
    shownIn: (round: number): ShownQuestion => ({ stem, options: inRound(round) }),
    add(answer: GivenAnswer | null, { round, isSuspect }: { round: number; isSuspect: boolean }) {
      isMeasured &&= answer?.shares != null;
      if (answer === null) return;
      const shown = inRound(round);
      for (const [i, share] of sharesOf(answer, shown.length).entries())
        votes.set(shown[i] ?? "", (votes.get(shown[i] ?? "") ?? 0) + share);
      named.push([answer.choice, ...answer.others].map((option) => shown[option] ?? ""));
      idle.push(...answer.fillers.map((option) => shown[option] ?? ""));
      const isPlain = answer.others.length === 0 && !isSuspect;
      const isWeak = answer.shares !== null && Math.max(...answer.shares) < SURE;
      const isAsExpected = key === undefined || shown[answer.choice] === key;
      const isOutvoted = doubts() >= named.length / 2;
      isSure ||= isPlain && !isWeak && isAsExpected && !isOutvoted && hasMajority();
    },
    get isSettled() {
      const isDecided = doubts() === 0 ? hasMajority() : doubts() >= MAX_ROUNDS / 2;
      return isSure || (named.length > 1 && isDecided);
    },
    reading(bands: readonly Band[] | null): Reading {
      if (named.length === 0) return NO_READING;
      const prior = isMeasured ? 0 : PRIOR_VOTES;
      const solutionAmong = (options: readonly string[]) => {
        const some = options.map((option) => ({ option, vote: (votes.get(option) ?? 0) + prior }));
        const all = some.reduce((total, { vote }) => total + vote, 0);
        return measured(
          some.map(({ option, vote }) => ({ option, probability: vote / all })),
          bands,
        );
      };
      const [chosen] = leading();
      const isDoubted = doubts() >= named.length / 2;
      const others = new Set(named.flat().filter((option) => option !== chosen));
      const defended = isDoubted ? [...others] : [];
      const timesIdle = (option: string) => idle.filter((one) => one === option).length;
      const isFiller = (option: string) => timesIdle(option) >= named.length / 2;
      const fillers = [...new Set(idle)].filter((option) => isFiller(option) && !defended.includes(option));
      return { solutionAmong, chosen, defended, fillers };
    },
  };
}

function sharesOf({ choice, others, shares }: GivenAnswer, count: number): number[] {
  if (shares !== null) return [...shares];
  const [chosen, other] = others.length === 0 ? [1, 0] : [CHOSEN_SHARE, (1 - CHOSEN_SHARE) / others.length];
  return Array.from({ length: count }, (_, i) => (i === choice ? chosen : others.includes(i) ? other : 0));
}

/** Replaces the confidence by the measured accuracy of such answers, where it is known for this model. */
function measured(shares: OptionProbability[], bands: readonly Band[] | null): OptionProbability[] {
  if (bands === null) return shares;
  const values = shares.map(({ probability }) => probability);
  const most = Math.max(...values);
  const now = withConfidence(values, values.indexOf(most), shareRightAt(most, bands));
  return shares.map(({ option }, i) => ({ option, probability: now[i] ?? 0 }));
}

function shuffled({ stem, options }: AskedQuestion, seed: number): string[] {
  const drawn = options.map((option) => ({ option, luck: chance(seed, stem + option) }));
  return drawn.sort((a, b) => a.luck - b.luck).map(({ option }) => option);
}
