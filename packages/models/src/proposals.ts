import { FEWEST_OTHERS, MOST_OTHERS } from "@quizmill/questions/for-engines";
import { draftOf, draftWith, type JudgedDraft } from "./drafts.ts";
import { callFor, type GroupContext, noteFault } from "./group-context.ts";
import { FAULTS, repairPrompt } from "./prompts.ts";
import { NO_READING, type Reading, readQuestions } from "./readings.ts";
import type { ModelItem } from "./schema.ts";

/** What an item loses in worth where it needs an option that tempts nobody. */
const FILLER_COST = 0.1;
/** So many options that could be defended go; where there are more, the question itself is not clear. */
const MOST_DEFENDED = 1;

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
  /** With the answer of the second call. Without one the item is not kept. */
  readonly proposal: Proposal;
  /** Null where the answer is the key, and enough other options are left that could not be defended. */
  readonly fault: string | null;
}

/** Has items answered by their passages; those with the most options that tempt come first. Faults of calls are noted; their items stay unanswered. */
export async function checked(proposals: readonly Proposal[], group: GroupContext): Promise<Checked[]> {
  const readings = await readQuestions(proposals.map(questionOf), readTask(group)).catch((error: unknown) => {
    noteFault(group)(error);
    return [];
  });
  const all = proposals.map((proposal, i) => judged(proposal, readings[i] ?? NO_READING, group));
  const temptingIn = ({ proposal: { draft } }: Checked) => draft.distractors.length;
  return all.sort((a, b) => temptingIn(b) - temptingIn(a));
}

const readTask = (group: GroupContext) => ({
  client: group.client,
  fenced: group.fenced,
  seed: group.context.seed,
  ask: callFor(group, "answer"),
});

const questionOf = ({ draft: { stem, key, distractors } }: Proposal) => ({
  stem,
  key,
  options: [key, ...distractors],
});

/** An option that could be defended is left out, and so are those that tempt nobody, where enough others are left. */
function judged(proposal: Proposal, reading: Reading, group: GroupContext): Checked {
  const { draft } = proposal;
  const { chosen, defended } = reading;
  if (chosen === null) return { proposal, fault: null };
  const isContested = chosen !== draft.key;
  const rivals = isContested ? [chosen] : defended;
  const sound =
    isContested || defended.length > MOST_DEFENDED ? null : withTempting(proposal, reading, group);
  if (sound !== null) return { proposal: solved(sound, reading), fault: null };
  // Those that count against it are shown, so that it is refused for them.
  const shown = [...new Set([...rivals, ...draft.distractors])].slice(0, MOST_OTHERS);
  const refused = { ...proposal, draft: { ...draft, distractors: shown, alsoRight: rivals } };
  const fault = isContested ? FAULTS.contested(chosen) : FAULTS.defended(rivals);
  return { proposal: solved(refused, reading), fault };
}

function withTempting(proposal: Proposal, reading: Reading, { profile }: GroupContext): Proposal | null {
  const { draft, passage } = proposal;
  const left = draft.distractors.filter((text) => !reading.defended.includes(text));
  const tempting = left.filter((text) => !reading.fillers.includes(text));
  const best = draftWith(draft, { passage, options: tempting, profile });
  if (best !== null) return { ...proposal, ...best };
  const cheaper = { ...draft, score: draft.score - FILLER_COST };
  const filled = [...new Set([...tempting, ...left])];
  for (const options of [filled.slice(0, FEWEST_OTHERS), filled]) {
    const enough = draftWith(cheaper, { passage, options, profile });
    if (enough !== null) return { ...proposal, ...enough };
  }
  return null;
}

function solved(proposal: Proposal, { solutionAmong }: Reading): Proposal {
  const { draft } = proposal;
  const distractors = draft.distractors.slice(0, MOST_OTHERS);
  const solution = solutionAmong([draft.key, ...distractors]);
  return { ...proposal, draft: { ...draft, distractors, ...(solution !== null && { solution }) } };
}

/** Faulty items without their faults, as far as the model mends them in one call, and those that stay as they were. */
export async function repaired(
  faulty: readonly Faulty[],
  group: GroupContext,
): Promise<{ again: Proposal[]; left: Proposal[] }> {
  const again = await mended(faulty, group);
  return { again, left: faulty.slice(again.length).map(({ proposal }) => proposal) };
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
    const call = { ...callFor(group, "answer"), prompt, count: faulty.length };
    await client.writeItems(call, (item) => {
      items.push(item);
    });
  } catch (error) {
    noteFault(group)(error);
  }
  return items.map((item) => ({ item, ...draftOf(item, passages, profile) }));
}
