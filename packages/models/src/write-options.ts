import { embeddedEngine, type Passage } from "@quizmill/questions";
import { allWritten, type Draft, obeysDocument } from "@quizmill/questions/for-engines";
import { DRAFTS_PER_ITEM } from "./call-sizes.ts";
import { draftWith, flawIn, type JudgedDraft } from "./drafts.ts";
import { callFor, type GroupContext, noteFault } from "./group-context.ts";
import { optionsPrompt } from "./prompts.ts";
import { checked } from "./proposals.ts";
import { OPTIONS, type WrittenOptions } from "./schema.ts";

/** The embedded engine's own distractors that a model is asked about. */
const CANDIDATES_SHOWN = 5;

interface Question {
  readonly passage: Passage;
  readonly draft: Draft;
}

/**
 * Gives the embedded engine's questions on a group of passages with wrong options of a model: for models too small to
 * ask questions. The engine's own distractors stay where the model does not call them right and its own are flawed.
 */
export async function writeOptions(group: GroupContext): Promise<void> {
  const { passages } = group;
  const questions = passages.flatMap((passage) => bestIn(passage, group));
  const calls = Math.ceil(questions.length / group.client.callSize.items);
  for (let i = 0; i < calls; i += 1) await writeFor(shareOf(questions, i, calls), group);
}

/** The i-th of so many parts of nearly the same length. */
function shareOf<T>(all: readonly T[], i: number, parts: number): T[] {
  return all.slice(Math.round((i * all.length) / parts), Math.round(((i + 1) * all.length) / parts));
}

async function writeFor(questions: readonly Question[], group: GroupContext): Promise<void> {
  const { client, context, fenced } = group;
  const prompt = optionsPrompt(
    fenced,
    questions.map(({ draft }) => ({ ...draft, candidates: draft.distractors.slice(0, CANDIDATES_SHOWN) })),
  );
  const left = new Map(questions.map((question, i) => [i + 1, question]));
  const call = { ...callFor(group, "write"), prompt, count: questions.length, writing: OPTIONS };
  const written: JudgedDraft[] = [];
  try {
    await client.writeItems(call, (options) => {
      const question = left.get(options.n);
      left.delete(options.n);
      if (question === undefined) return;
      const { passage } = question;
      const draft = withOptions(question, options, group);
      if (client.hasOtherReader && draft.writtenBy === "model_options")
        return void written.push({ passage, draft, flaw: null });
      context.hasGiven = true;
      group.give(passage, draft);
    });
    // What the writer itself says of its options proves nothing.
    if (written.length > 0)
      for (const { proposal } of await checked(written, group)) group.give(proposal.passage, proposal.draft);
  } catch (error) {
    noteFault(group)(error);
  }
  for (const { passage, draft } of left.values()) group.give(passage, { ...draft, writtenBy: "embedded" });
}

/**
 * The worthiest sound drafts that ask for a term of the subject and do not repeat each other: for a word of running
 * text nothing tempts.
 */
function bestIn(passage: Passage, { context, profile }: GroupContext): Question[] {
  const embedded = context.readByEmbedded();
  const drafts = allWritten(embeddedEngine.write(passage, embedded));
  const wanted = Math.ceil(passage.expected * DRAFTS_PER_ITEM);
  const best: Question[] = [];
  for (const draft of drafts.sort((a, b) => b.score - a.score)) {
    if (best.length >= wanted) break;
    if (!embeddedEngine.asksForTerm(draft, passage, embedded)) continue;
    if (context.begun.refuse(draft) !== null || saysOrders(draft)) continue;
    if (flawIn(draft, passage, profile) !== null) continue;
    const options = [{ id: 1, label: "A", text: draft.key }];
    const { kind, stem, quote } = draft;
    context.begun.add({ kind, text: stem, options, groundTruthOptionId: 1, source: { quote } });
    best.push({ passage, draft });
  }
  return best;
}

/** Whether anything of it that a model would read is an order, judged as strictly as what a model writes. */
function saysOrders({ stem, key, distractors, quote }: Draft): boolean {
  const read = [key, ...distractors.slice(0, CANDIDATES_SHOWN)];
  return obeysDocument({ explanation: { key: "", others: [] }, quote }, stem, read);
}

/** The draft with the first options that leave no flaw, the model's before the engine's own. */
function withOptions(
  { passage, draft }: Question,
  written: WrittenOptions,
  { profile }: GroupContext,
): Draft {
  const alsoRight = new Set(
    written.alsoRight.map((letter) => letter.trim().toUpperCase().charCodeAt(0) - 65),
  );
  const [own, right] = [false, true].map((isRight) =>
    draft.distractors.filter((_, i) => alsoRight.has(i) === isRight),
  ) as [string[], string[]];
  // What a model calls right is no wrong option, also where it writes it as one.
  const texts = written.wrong.map(({ text }) => text);
  const options = [...texts.filter((text) => !right.includes(text.trim())), ...own];
  // How plausible the engine's own are says nothing of the model's.
  const { plausibility: _plausibility, ...asked } = draft;
  const judged = draftWith(asked, { passage, options, profile });
  const isModels = judged?.draft.distractors.some((option) => !draft.distractors.includes(option)) === true;
  if (judged === null || !isModels) return { ...draft, distractors: own, writtenBy: "embedded" };
  return { ...judged.draft, writtenBy: "model_options" };
}
