import { LIMITS } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Draft, LanguageProfile, OptionProbability } from "@quizmill/questions/for-engines";
import { type Band, chance, shareRightAt, withConfidence } from "@quizmill/questions/for-engines";
import type { ModelCall, Reply } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { ModelFault } from "./faults.ts";
import { solvePrompt } from "./prompts.ts";
import { withoutThoughts } from "./thoughts.ts";

/**
 * The most votes: as many as options, so that each option stands once in each position. Models prefer certain
 * positions.
 */
const MAX_VOTES = LIMITS.quiz.optionsPerQuestion;
/** So many equal votes without a different one end the voting. */
const ENOUGH_ALIKE = 2;
/** Prior votes per option: two equal votes then give 0.75, three 0.81, and none gives 1. */
const PRIOR_VOTES = 0.25;
/** Temperature scaling (Guo et al. 2017): tuned models are overconfident. */
const TEMPERATURE = 2;
/** From this scaled probability on no second vote is needed. */
const SURE = 0.75;

export interface SolveTask {
  readonly client: ModelClient;
  readonly profile: LanguageProfile;
  readonly seed: number;
  readonly ask: Omit<ModelCall, "prompt">;
}

/**
 * Answers an item from stem, options and passage, without its key: by the server's token probabilities, else by
 * votes over shuffled options. Returns one probability per option. Throws ModelFault where no answer can be read.
 */
export async function solveWithModel(
  draft: Draft,
  passage: Passage,
  task: SolveTask,
): Promise<OptionProbability[]> {
  const { client, profile } = task;
  const order = shuffled([draft.key, ...draft.distractors], task.seed, draft.stem);
  const tally = createTally(order);
  const voteIn = async (round: number) => {
    const shown = [...order.slice(round), ...order.slice(0, round)];
    const prompt = solvePrompt(passage, { stem: draft.stem, options: shown }, profile);
    tally.add(sharesOf(await client.answer({ ...task.ask, prompt }), shown.length), shown);
  };
  for (let round = 0; round < MAX_VOTES && !tally.isSettled; ) {
    // One vote never decides, nor does a third where the first two differ. So votes go two at a time.
    const size = client.givesProbabilities ? 1 : Math.min(ENOUGH_ALIKE, MAX_VOTES - round);
    await allOrFault(Array.from({ length: size }, (_, i) => voteIn(round + i)));
    round += size;
  }
  if (tally.isEmpty) throw new ModelFault("unusable");
  return measured(tally.shares(), client.calibration);
}

/** Replaces the confidence by the measured accuracy of such answers, where it is known for this model. */
function measured(shares: OptionProbability[], bands: readonly Band[] | null): OptionProbability[] {
  if (bands === null) return shares;
  const values = shares.map(({ probability }) => probability);
  const most = Math.max(...values);
  const now = withConfidence(values, values.indexOf(most), shareRightAt(most, bands));
  return shares.map(({ option }, i) => ({ option, probability: now[i] ?? 0 }));
}

/** Waits for all, then throws the first fault. */
async function allOrFault(votes: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(votes)) if (result.status === "rejected") throw result.reason;
}

/** Counts answers to one question. */
function createTally(options: readonly string[]) {
  const votes = new Map(options.map((option) => [option, 0]));
  let counted = 0;
  let isMeasured = true;
  let isSure = false;
  const sum = () => [...votes.values()].reduce((all, vote) => all + vote, 0);
  return {
    add(shares: OptionShares | null, shown: readonly string[]) {
      isMeasured &&= shares?.areMeasured === true;
      if (shares === null) return;
      counted += 1;
      for (const [i, share] of shares.values.entries())
        votes.set(shown[i] ?? "", (votes.get(shown[i] ?? "") ?? 0) + share);
      isSure ||= shares.areMeasured && Math.max(...shares.values) >= SURE;
    },
    get isEmpty() {
      return counted === 0;
    },
    get isSettled() {
      return isSure || (sum() >= ENOUGH_ALIKE && Math.max(...votes.values()) >= 0.7 * sum());
    },
    shares(): OptionProbability[] {
      const prior = isMeasured ? 0 : PRIOR_VOTES;
      const all = sum() + votes.size * prior;
      return [...votes].map(([option, vote]) => ({ option, probability: (vote + prior) / all }));
    },
  };
}

interface OptionShares {
  /** One per option shown; they sum to 1. */
  values: number[];
  /** Whether they are token probabilities of the server rather than one vote. */
  areMeasured: boolean;
}

function sharesOf(reply: Reply, count: number): OptionShares | null {
  const text = withoutThoughts(reply.text);
  // Letters inside reasoning are no choice.
  const measured = text === reply.text ? measuredShares(reply, count) : null;
  if (measured !== null) return { values: measured, areMeasured: true };
  const index = letterIn(text, count);
  if (index === null) return null;
  return { values: Array.from({ length: count }, (_, i) => (i === index ? 1 : 0)), areMeasured: false };
}

/** The probabilities of the option letters at the position of the answer, temperature-scaled. */
function measuredShares({ tokens }: Reply, count: number): number[] | null {
  for (const { top_logprobs: likely = [] } of tokens ?? []) {
    const sums = Array.from({ length: count }, () => 0);
    for (const { token, logprob } of likely) {
      const index = letterIn(token, count);
      if (index !== null && token.trim().length <= 2) sums[index] = (sums[index] ?? 0) + Math.exp(logprob);
    }
    const total = sums.reduce((sum, value) => sum + value, 0);
    if (total < 0.5) continue;
    const even = sums.map((value) => (value / total) ** (1 / TEMPERATURE));
    const whole = even.reduce((sum, value) => sum + value, 0);
    return even.map((value) => value / whole);
  }
  return null;
}

/** Words that stand before the chosen letter, in the supported languages. */
const NAMES_LETTER =
  /(?:answer|option|choice|odpowied[zź]\p{L}*|antwort|respuesta|opci[oó]n|відповідь|варіант|答え|正解|選択肢)[^\p{L}\d]{0,12}(?:(?:is|to|jest|ist|es|la|це|は)[^\p{L}\d]{1,8})*$/iu;

/** Which option a reply names: "B", "b)", "Answer: B", "A plant needs light, so B". */
function letterIn(reply: string, count: number): number | null {
  const last = String.fromCharCode(64 + count);
  const plain = reply.normalize("NFKC").trim();
  const alone = new RegExp(
    `^[^\\p{L}\\d]*([A-${last}])(?:[^\\p{L}\\d\\s,]|\\s*$|\\s+(?:is|jest|ist|es|to|є|は|が)(?!\\p{L}))`,
    "iu",
  ).exec(plain);
  if (alone?.[1] !== undefined) return indexOfLetter(alone[1]);
  const single = [...plain.matchAll(new RegExp(`(?<![\\p{L}\\d])[A-${last}](?![\\p{L}\\d])`, "gu"))];
  const named = single.find(({ index }) => NAMES_LETTER.test(plain.slice(0, index)));
  const found = named ?? single.at(-1);
  return found === undefined ? null : indexOfLetter(found[0]);
}

function indexOfLetter(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 65;
}

function shuffled(options: readonly string[], seed: number, stem: string): string[] {
  const drawn = options.map((option) => ({ option, luck: chance(seed, stem + option) }));
  return drawn.sort((a, b) => a.luck - b.luck).map(({ option }) => option);
}
