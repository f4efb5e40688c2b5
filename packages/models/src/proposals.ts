import type { OptionProbability } from "@quizmill/questions/for-engines";
import { draftOf, draftWith, type JudgedDraft } from "./drafts.ts";
import { callFor, type GroupContext, noteFault } from "./group-context.ts";
import { FAULTS, itemsIn, repairPrompt } from "./prompts.ts";
import { guessedRight, type Reading, readQuestions } from "./readings.ts";
import type { ModelItem } from "./schema.ts";

/** What an item loses in worth that is answered without the passage. */
const GUESSED_COST = 0.2;

/** A model's item with the draft made of it. */
export interface Proposal extends JudgedDraft {
  readonly item: ModelItem;
}

/** An item that may become sound by another request. */
export interface Faulty {
  readonly proposal: Proposal;
  /** In words for the model. */
  readonly fault: string;
}

export interface Checked {
  /** With the answer of the second call. Without one the embedded solver answers. */
  readonly proposal: Proposal;
  /** Whether it is answered without the passage too. */
  readonly isGuessed: boolean;
  /** Null where the answer is the key and no other option could be defended. */
  readonly fault: string | null;
}

/** Has items answered, with and without their passages. Faults of calls are noted; their items stay unanswered. */
export async function checked(proposals: readonly Proposal[], group: GroupContext): Promise<Checked[]> {
  const { client, context, fenced } = group;
  const task = { client, fenced, seed: context.seed, ask: callFor(group, "answer") };
  const questions = proposals.map(({ draft: { stem, key, distractors } }) => ({
    ...{ stem, key },
    options: [key, ...distractors],
  }));
  const noReading: Reading = { solution: null, defended: [] };
  const orElse = <T>(value: T) => {
    const note = noteFault(group);
    return (error: unknown) => {
      note(error);
      return value;
    };
  };
  const [readings, guesses] = await Promise.all([
    readQuestions(questions, task).catch(orElse<readonly Reading[]>([])),
    guessedRight(questions, task).catch(orElse<readonly boolean[]>([])),
  ]);
  return proposals.map((proposal, i) => judged(proposal, readings[i] ?? noReading, guesses[i] === true));
}

function judged(proposal: Proposal, { solution, defended }: Reading, isGuessed: boolean): Checked {
  const { draft } = proposal;
  const answered = {
    ...draft,
    score: draft.score - (isGuessed ? GUESSED_COST : 0),
    ...(solution !== null && { solution }),
    ...(defended.length > 0 && { alsoRight: defended }),
  };
  const chosen = solution === null ? draft.key : mostLikely(solution);
  const fault = faultOf(chosen, { key: draft.key, defended });
  return { proposal: { ...proposal, draft: answered }, isGuessed, fault };
}

function faultOf(chosen: string, { key, defended }: { key: string; defended: readonly string[] }) {
  if (chosen !== key) return FAULTS.contested(chosen);
  return defended.length > 0 ? FAULTS.defended(defended) : null;
}

function mostLikely([first, ...rest]: readonly OptionProbability[]): string {
  const best = rest.reduce((a, b) => (a !== undefined && b.probability > a.probability ? b : a), first);
  return best?.option ?? "";
}

/**
 * Items without their faults, where that succeeds, and those that stay as they were. An option that could be defended
 * gives way to another distractor; all other faults are mended by the model, in one call.
 */
export async function repaired(
  faulty: readonly Faulty[],
  group: GroupContext,
): Promise<{ again: Proposal[]; left: Proposal[] }> {
  const swapped = faulty.map(({ proposal }) => withOtherOptions(proposal, group));
  const rest = faulty.filter((_, i) => swapped[i] === null);
  const written = rest.length === 0 ? [] : await mended(rest, group);
  const again = [...swapped.filter((proposal) => proposal !== null), ...written];
  return { again, left: rest.slice(written.length).map(({ proposal }) => proposal) };
}

function withOtherOptions(proposal: Proposal, { profile }: GroupContext): Proposal | null {
  const { passage, written } = proposal;
  const { alsoRight = [], solution: _solution, ...draft } = proposal.draft;
  const isContested = alsoRight.length === 0 || proposal.flaw !== null;
  const other = isContested
    ? null
    : draftWith(draft, { passage, profile, options: written.filter((text) => !alsoRight.includes(text)) });
  return other && { ...other, item: proposal.item };
}

async function mended(faulty: readonly Faulty[], group: GroupContext): Promise<Proposal[]> {
  const { client, fenced, passages, profile } = group;
  const prompt = repairPrompt(
    fenced,
    faulty.map(({ proposal: { item }, fault }) => ({ item, fault })),
    client.form,
  );
  const items: ModelItem[] = [];
  try {
    const writing = itemsIn(client.form);
    const call = { ...callFor(group, "answer"), prompt, writing, count: faulty.length };
    for await (const item of client.writeItems(call)) items.push(item);
  } catch (error) {
    noteFault(group)(error);
  }
  return items.map((item) => ({ item, ...draftOf(item, passages, profile) }));
}
