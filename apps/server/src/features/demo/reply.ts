import type { Demo, DemoReplyBody } from "@quizmill/contract";
import type { Caller, EngineThreads, ReplyToJudge } from "../generation/engine/index.ts";
import { seedFor } from "../generation/jobs/index.ts";
import { toDemoQuestion } from "./sample.ts";

type SetItem = ReplyToJudge["items"][number];

/** As far as copies are recognised by it. */
function toKnownItem({ question, options, correctIndex, source }: DemoReplyBody["staying"][number]): SetItem {
  return {
    kind: "asked",
    text: question,
    options: options.map(({ label, text }, index) => ({ id: index + 1, label, text })),
    groundTruthOptionId: correctIndex === undefined || correctIndex < 0 ? null : correctIndex + 1,
    source: source ?? null,
  };
}

/**
 * The questions of a browser's model that pass the checks of an assistant's reply. Text, answer and questions are the
 * visitor's word: nothing follows from them but the answer. Throws what the engine throws.
 */
export async function judgedQuestions(
  engine: EngineThreads,
  { text, reply, staying }: DemoReplyBody,
  caller: Caller,
): Promise<Demo["questions"]> {
  const { plan } = await engine.planNotes(text, caller);
  const passages = plan.passagesJson.map((_, ordinal) => ordinal);
  const wanted = { reply, passages, items: staying.map(toKnownItem), seed: seedFor(plan) };
  const { items } = await engine.judgeReply(plan, wanted, caller);
  return items.map(({ item }) => toDemoQuestion(item));
}
