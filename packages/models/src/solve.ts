import { LIMITS } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Draft, LanguageProfile, OptionProbability } from "@quizmill/questions/for-engines";
import { type Band, chance, shareRightAt, withConfidence } from "@quizmill/questions/for-engines";
import type { ModelCall, Reply } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { ModelFault } from "./faults.ts";
import { solvePrompt } from "./prompts.ts";
import { withoutThoughts } from "./thoughts.ts";

/** Answers at most: with as many as there are options, each stands in each place once, since models lean to places. */
const MAX_VOTES = LIMITS.quiz.optionsPerQuestion;
/** So many answers alike, with none against, and no more are asked for. */
const ENOUGH_ALIKE = 2;
/** What every option has before the first vote: two alike then say 0.75, three 0.81, and no number of them 1. */
const PRIOR_VOTES = 0.25;
/** Tuned models say 0.99 where they are right less often; this evens their probabilities out (Guo et al. 2017). */
const TEMPERATURE = 2;
/** Probabilities, evened out, that leave less doubt than this need no second look. */
const SURE = 0.75;

export interface SolveTask {
  readonly client: ModelClient;
  readonly profile: LanguageProfile;
  readonly seed: number;
  readonly ask: Omit<ModelCall, "prompt">;
}

/**
 * What a reader answers who sees stem, options and passage, never the key: the server's own probabilities where it
 * tells them, else votes over shuffled options. Throws ModelFault where no answer can be read.
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
    // A single vote never settles it, nor does a third where the first two differ: so they go two at a time.
    const size = client.givesProbabilities ? 1 : Math.min(ENOUGH_ALIKE, MAX_VOTES - round);
    await allOrFault(Array.from({ length: size }, (_, i) => voteIn(round + i)));
    round += size;
  }
  if (tally.isEmpty) throw new ModelFault("unusable");
  return measured(tally.shares(), client.calibration);
}

/** With the choice as sure as answers of such a share turned out to be, where that is known of this model. */
function measured(shares: OptionProbability[], bands: readonly Band[] | null): OptionProbability[] {
  if (bands === null) return shares;
  const values = shares.map(({ probability }) => probability);
  const most = Math.max(...values);
  const now = withConfidence(values, values.indexOf(most), shareRightAt(most, bands));
  return shares.map(({ option }, i) => ({ option, probability: now[i] ?? 0 }));
}

/** Ends when all have ended, then with the first fault. */
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
  /** Parallel to the options shown; their sum 1. */
  values: number[];
  /** Whether they are the server's own, and not one vote. */
  areMeasured: boolean;
}

function sharesOf(reply: Reply, count: number): OptionShares | null {
  const text = withoutThoughts(reply.text);
  // Where thoughts stand in the answer, the letters in these are no choice.
  const measured = text === reply.text ? measuredShares(reply, count) : null;
  if (measured !== null) return { values: measured, areMeasured: true };
  const index = letterIn(text, count);
  if (index === null) return null;
  return { values: Array.from({ length: count }, (_, i) => (i === index ? 1 : 0)), areMeasured: false };
}

/** The probabilities of the letters where the answer's letter stands, evened out. */
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

/** Words before the letter that is meant, in the languages that a model answers in. */
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
