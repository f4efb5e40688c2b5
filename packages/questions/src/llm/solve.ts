import { LIMITS } from "@quizmill/contract";
import type { Draft, Passage, Share } from "../engine.ts";
import type { LanguageProfile } from "../languages/profile.ts";
import { chance } from "../random.ts";
import type { Reply } from "./calls.ts";
import type { ModelClient } from "./client.ts";
import { ModelFault } from "./faults.ts";
import type { Meter } from "./meter.ts";
import { solvePrompt } from "./prompts.ts";

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
  readonly meter: Meter;
  readonly seed: number;
  readonly profile: LanguageProfile;
  readonly signal: AbortSignal;
}

/**
 * What a reader answers who sees stem, options and passage, never the key: the server's own probabilities where it
 * tells them, else votes over shuffled options. Throws ModelFault where no answer can be read.
 */
export async function solveWithModel(draft: Draft, passage: Passage, task: SolveTask): Promise<Share[]> {
  const options = [draft.key, ...draft.distractors];
  const votes = new Map(options.map((option) => [option, 0]));
  let counted = 0;
  let isMeasured = true;
  const order = shuffled(options, task.seed, draft.stem);
  for (let round = 0; round < MAX_VOTES; round++) {
    const shown = [...order.slice(round), ...order.slice(0, round)];
    const prompt = solvePrompt(passage, { stem: draft.stem, options: shown }, task.profile);
    const reply = await task.client.answer({ prompt, meter: task.meter, signal: task.signal });
    const shares = sharesOf(reply, shown.length);
    for (const [i, share] of (shares?.values ?? []).entries()) {
      const option = shown[i] ?? "";
      votes.set(option, (votes.get(option) ?? 0) + share);
    }
    if (shares !== null) counted += 1;
    isMeasured &&= shares?.areMeasured === true;
    if (isSettled([...votes.values()], shares)) break;
  }
  if (counted === 0) throw new ModelFault("unusable");
  return shared(votes, isMeasured ? 0 : PRIOR_VOTES);
}

interface Shares {
  /** Parallel to the options shown; their sum 1. */
  values: number[];
  /** Whether they are the server's own, and not one vote. */
  areMeasured: boolean;
}

function isSettled(votes: readonly number[], last: Shares | null): boolean {
  if (last?.areMeasured === true && Math.max(...last.values) >= SURE) return true;
  const top = Math.max(...votes);
  const all = votes.reduce((sum, vote) => sum + vote, 0);
  return all >= ENOUGH_ALIKE && top >= 0.7 * all;
}

function shared(votes: ReadonlyMap<string, number>, prior: number): Share[] {
  const all = [...votes.values()].reduce((sum, vote) => sum + vote, 0) + votes.size * prior;
  return [...votes].map(([option, vote]) => ({ option, probability: (vote + prior) / all }));
}

function sharesOf(reply: Reply, count: number): Shares | null {
  const measured = measuredShares(reply, count);
  if (measured !== null) return { values: measured, areMeasured: true };
  const index = letterIn(reply.text, count);
  if (index === null) return null;
  return { values: Array.from({ length: count }, (_, i) => (i === index ? 1 : 0)), areMeasured: false };
}

/** The probabilities of the letters where the answer's letter stands, evened out. */
function measuredShares({ words }: Reply, count: number): number[] | null {
  for (const { top_logprobs: likely = [] } of words ?? []) {
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

/** Which option a reply names: "B", "b)", "Answer: B". */
function letterIn(text: string, count: number): number | null {
  const last = String.fromCharCode(64 + count);
  const plain = text.normalize("NFKC").trim();
  const found =
    new RegExp(`^[^\\p{L}]*([A-${last}])(?![\\p{L}\\d])`, "iu").exec(plain) ??
    new RegExp(`(?<![\\p{L}\\d])([A-${last}])(?![\\p{L}\\d])`, "u").exec(plain);
  return found?.[1] === undefined ? null : found[1].toUpperCase().charCodeAt(0) - 65;
}

function shuffled(options: readonly string[], seed: number, stem: string): string[] {
  const drawn = options.map((option) => ({ option, luck: chance(seed, stem + option) }));
  return drawn.sort((a, b) => a.luck - b.luck).map(({ option }) => option);
}
