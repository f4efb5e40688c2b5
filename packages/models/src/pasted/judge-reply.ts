import type { Pasted } from "@quizmill/contract";
import type { Engine, PlacedItem, Plan, SetItem } from "@quizmill/questions";
import { judgedInto, languageIn, profileOf } from "@quizmill/questions/for-engines";
import { draftOf } from "../drafts.ts";
import { questionsInReply } from "./read-reply.ts";
import { itemOf } from "./reply-question.ts";

/** What becomes of the questions of a reply: items with their passages, and why the others are refused. */
export interface JudgedReply {
  readonly items: readonly PlacedItem[];
  readonly refused: Pasted["refused"];
}

/** Only tells the pipeline whose the drafts are: they are there already. */
const PASTED: Engine = { isModel: true, prepare: (plan) => ({ plan }), write: () => [] };

/**
 * Judges a chat's reply on some passages of a set as a model's drafts are judged, each quote verbatim in one of them. No
 * reader answers the questions, so the items claim no answer. `items` are those that the set has or had, of which none
 * may be a copy.
 */
export async function judgeReply(
  { isCounted: _, ...plan }: Plan,
  options: { reply: string; passages: readonly number[]; items: readonly SetItem[]; seed: number },
): Promise<JudgedReply> {
  const own = new Set(options.passages);
  const passages = plan.passages.filter(({ ordinal, blocks }) => own.has(ordinal) && blocks.length > 0);
  const [first] = passages;
  const questions = first === undefined ? [] : questionsInReply(options.reply);
  const profile = profileOf(first === undefined ? plan.language : languageIn(plan, first));
  const refused: Pasted["refused"] = [];
  const drafts = questions.flatMap((question) => {
    const item = itemOf(question);
    const judged = item === null ? { flaw: "no_key" as const } : draftOf(item, passages, profile);
    if ("draft" in judged && judged.flaw === null)
      return { draft: { ...judged.draft, mayBeUnread: true as const }, passage: judged.passage };
    refused.push({ stem: question.stem, why: judged.flaw ?? "no_key" });
    return [];
  });
  // Reading the text for the checks takes longer than all else.
  if (drafts.length === 0) return { items: [], refused };
  const all = await judgedInto({ ...plan, passages }, drafts, { ...options, engine: PASTED });
  const items: PlacedItem[] = [];
  for (const [i, { draft, passage }] of drafts.entries()) {
    const made = all[i] ?? "bad_structure";
    if (typeof made === "string") refused.push({ stem: draft.stem, why: made });
    else items.push({ item: made, passage: passage.ordinal });
  }
  return { items, refused };
}
