import type { Draft } from "@quizmill/questions/for-engines";
import { obeysDocument } from "@quizmill/questions/for-engines";
import { draftOf, type JudgedDraft } from "./drafts.ts";
import { callFor, noteFault, type PassageContext } from "./passage-context.ts";
import { FAULTS, repairPrompt } from "./prompts.ts";
import type { ModelItem } from "./schema.ts";
import { solveWithModel } from "./solve.ts";

/** A model's item with the draft made of it. */
export interface Proposal extends JudgedDraft {
  readonly item: ModelItem;
}

export interface Finished {
  readonly draft: Draft;
  /** Without a flaw, and the second call chose the key, if it was made. */
  readonly isSound: boolean;
}

/** Finishes an item: has it answered by a second call, and repaired once where that answer is not the key. */
export async function finish(
  { item, ...first }: Proposal,
  passageContext: PassageContext,
): Promise<Finished> {
  const { draft } = first;
  // An item that repeats a document's instructions is not sent back to the model, where it would be an instruction.
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

/** Requests a corrected item once; null where that fails. */
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

/** The draft with the answer of a second call; without one where it has a flaw or the call fails. */
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

/** The option that the second call chose instead of the key; null where it chose the key or was not made. */
function disagreedOption({ key, solution = [] }: Draft): string | null {
  const [first, ...rest] = solution;
  if (first === undefined) return null;
  const best = rest.reduce((a, b) => (b.probability > a.probability ? b : a), first);
  return best.option === key ? null : best.option;
}
