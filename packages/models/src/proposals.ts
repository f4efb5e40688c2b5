import { draftOf, draftWith, type JudgedDraft } from "./drafts.ts";
import { callFor, type GroupContext, noteFault } from "./group-context.ts";
import { FAULTS, itemsIn, repairPrompt } from "./prompts.ts";
import { type Reading, readQuestions } from "./readings.ts";
import type { ModelItem } from "./schema.ts";

/** A model's item with the draft made of it. */
export interface Proposal extends JudgedDraft {
  readonly item: ModelItem;
  /** Whether its reader chose another option than the key. */
  readonly isContested?: boolean;
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
  /** Null where the answer is the key and no other option could be defended. */
  readonly fault: string | null;
}

/** Has items answered by their passages. Faults of calls are noted; their items stay unanswered. */
export async function checked(proposals: readonly Proposal[], group: GroupContext): Promise<Checked[]> {
  const noReading: Reading = { solution: null, chosen: null, defended: [] };
  const readings = await readQuestions(proposals.map(questionOf), readTask(group)).catch((error: unknown) => {
    noteFault(group)(error);
    return [];
  });
  return proposals.map((proposal, i) => judged(proposal, readings[i] ?? noReading));
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

function judged(proposal: Proposal, { solution, chosen, defended }: Reading): Checked {
  const { draft } = proposal;
  const isContested = chosen !== null && chosen !== draft.key;
  const rivals = isContested ? [chosen] : defended;
  const answered = {
    ...draft,
    ...(solution !== null && { solution }),
    ...(rivals.length > 0 && { alsoRight: rivals }),
  };
  const ofOptions = defended.length > 0 ? FAULTS.defended(defended) : null;
  const fault = isContested ? FAULTS.contested(chosen) : ofOptions;
  return { proposal: { ...proposal, draft: answered, isContested }, fault };
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
  const needsModel = proposal.isContested === true || alsoRight.length === 0 || proposal.flaw !== null;
  const other = needsModel
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
    await client.writeItems(call, (item) => {
      items.push(item);
    });
  } catch (error) {
    noteFault(group)(error);
  }
  return items.map((item) => ({ item, ...draftOf(item, passages, profile) }));
}
