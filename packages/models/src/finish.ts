import type { Draft } from "@quizmill/questions/for-engines";
import { obeysDocument } from "@quizmill/questions/for-engines";
import { draftOf, type JudgedDraft } from "./drafts.ts";
import { callFor, noteFault, type PassageContext } from "./passage-context.ts";
import { FAULTS, repairPrompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";
import { solveWithModel } from "./solve.ts";

/** An item with the draft that came of it. */
export interface Proposal extends JudgedDraft {
  readonly item: ModelItem;
}

export interface Finished {
  readonly draft: Draft;
  /** As far as can be told of it alone: without flaw, and its reader, if there was one, took the key. */
  readonly isSound: boolean;
}

/** From an item as it was written to a draft that was answered, mended once where its reader disagrees. */
export async function finish(
  { item, ...first }: Proposal,
  passageContext: PassageContext,
): Promise<Finished> {
  const { draft } = first;
  // What repeats a document's orders is told to nobody: outside of the fence it would be an order itself.
  const isHostile = obeysDocument(draft, draft.stem, [draft.key, ...draft.distractors]);
  const isMisquoted = first.flaw === "quote_missing" && !isHostile;
  const written = (isMisquoted ? await repaired(item, FAULTS.quote, passageContext) : null) ?? first;
  const answered = await solved(written, passageContext);
  const chosen = disagreedOption(answered.draft);
  if (chosen === null) return finishedOf(answered);
  const second = await repaired(item, FAULTS.contested(chosen), passageContext);
  return finishedOf(second === null ? answered : await solved(second, passageContext));
}

function finishedOf({ draft, flaw }: JudgedDraft): Finished {
  return { draft, isSound: flaw === null && disagreedOption(draft) === null };
}

/** Asks once for the item anew; null where that comes to nothing. */
async function repaired(
  item: ModelItem,
  fault: string,
  passageContext: PassageContext,
): Promise<JudgedDraft | null> {
  const { passage, profile, client } = passageContext;
  const prompt = repairPrompt(passage, { item, fault }, profile);
  try {
    const [again] = await Array.fromAsync(
      client.writeItems({ ...callFor(passageContext, "answer"), prompt, count: 1 }),
    );
    return again === undefined ? null : draftOf(again, passage, profile);
  } catch (error) {
    noteFault(passageContext)(error);
    return null;
  }
}

/** The draft with its reader's answer; without one where it is flawed anyway, or nobody could be asked. */
async function solved(written: JudgedDraft, passageContext: PassageContext): Promise<JudgedDraft> {
  const { passage, profile, context, client } = passageContext;
  const { draft, flaw } = written;
  if (flaw !== null) return written;
  try {
    const task = { client, profile, seed: context.seed, ask: callFor(passageContext, "answer") };
    return { draft: { ...draft, solution: await solveWithModel(draft, passage, task) }, flaw };
  } catch (error) {
    noteFault(passageContext)(error);
    return written;
  }
}

/** The option that a reader took instead of the key; null where they agree, or nobody was asked. */
function disagreedOption({ key, solution = [] }: Draft): string | null {
  const [first, ...rest] = solution;
  if (first === undefined) return null;
  const best = rest.reduce((a, b) => (b.probability > a.probability ? b : a), first);
  return best.option === key ? null : best.option;
}
