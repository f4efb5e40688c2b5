import type { Draft } from "../engine.ts";
import { askAt, type Desk, noteFault } from "./desk.ts";
import { draftOf, flawIn } from "./drafts.ts";
import { FAULTS, repairPrompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";
import { solveWithModel } from "./solve.ts";

/** An item with the draft that came of it. */
export interface Proposal {
  readonly item: ModelItem;
  readonly draft: Draft;
}

export interface Finished {
  readonly draft: Draft;
  /** As far as can be told of it alone: without flaw, and its reader, if there was one, took the key. */
  readonly isSound: boolean;
}

/** From an item as it was written to a draft that was answered, mended once where its reader disagrees. */
export async function finish({ item, draft: first }: Proposal, desk: Desk): Promise<Finished> {
  const isMisquoted = flawIn(first, desk.passage, desk.profile) === "quote_missing";
  const draft = (isMisquoted ? await mended(item, FAULTS.quote, desk) : null) ?? first;
  const answered = await solved(draft, desk);
  const chosen = contested(answered);
  if (chosen === null) return told(answered, desk);
  const second = await mended(item, FAULTS.contested(chosen), desk);
  return told(second === null ? answered : await solved(second, desk), desk);
}

function told(draft: Draft, { passage, profile }: Desk): Finished {
  return { draft, isSound: contested(draft) === null && flawIn(draft, passage, profile) === null };
}

/** Asks once for the item anew; null where that comes to nothing. */
async function mended(item: ModelItem, fault: string, desk: Desk): Promise<Draft | null> {
  const { passage, profile, context, client } = desk;
  const prompt = repairPrompt(passage, { item, fault }, profile);
  try {
    const [again] = await Array.fromAsync(client.writeItems({ ...askAt(desk, "answer"), prompt, count: 1 }));
    return again === undefined ? null : draftOf(again, passage, profile);
  } catch (error) {
    noteFault(context)(error);
    return null;
  }
}

/** The draft with its reader's answer; without one where it is flawed anyway, or nobody could be asked. */
async function solved(draft: Draft, desk: Desk): Promise<Draft> {
  const { passage, profile, context, client } = desk;
  if (flawIn(draft, passage, profile) !== null) return draft;
  try {
    const task = { client, profile, seed: context.seed, ask: askAt(desk, "answer") };
    return { ...draft, solution: await solveWithModel(draft, passage, task) };
  } catch (error) {
    noteFault(context)(error);
    return draft;
  }
}

/** The option that a reader took instead of the key; null where they agree, or nobody was asked. */
function contested({ key, solution = [] }: Draft): string | null {
  const [first, ...rest] = solution;
  if (first === undefined) return null;
  const best = rest.reduce((a, b) => (b.probability > a.probability ? b : a), first);
  return best.option === key ? null : best.option;
}
