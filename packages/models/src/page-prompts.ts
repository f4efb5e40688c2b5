import { type DemoPrompts, LIMITS } from "@quizmill/contract";
import type { Passage, Plan } from "@quizmill/questions";
import { languageIn, profileOf } from "@quizmill/questions/for-engines";
import { CALL_SIZES } from "./call-sizes.ts";
import { fenced, writePrompt } from "./prompts.ts";
import { ITEMS } from "./schema.ts";

/**
 * What a page without an account asks its browser's model about the first passages of a text, in the form for small
 * models; undefined if none has text of its own.
 */
export function pagePrompts(plan: Plan): DemoPrompts | undefined {
  const passages = plan.passages.filter(isAskedAbout).slice(0, LIMITS.demoModel.promptsMax);
  const each = Math.ceil(LIMITS.demo.maxQuestions / passages.length);
  const request = { counts: [Math.min(each, CALL_SIZES.short.items)], asked: [], form: "short" } as const;
  const made = passages.map((passage) => {
    const prompt = writePrompt(fenced([passage], plan, profileOf(languageIn(plan, passage))), request);
    return { ...prompt, text: textOf(passage) };
  });
  const [first] = made;
  if (first === undefined) return;
  const prompts = made.map(({ user, text }) => ({ user, text }));
  const schema = ITEMS.short as DemoPrompts["schema"];
  return { language: plan.language, system: first.system, schema, prompts };
}

function isAskedAbout(passage: Passage): boolean {
  const { length } = textOf(passage);
  return passage.imported === undefined && length > 0 && length <= LIMITS.demoModel.promptTextMaxChars;
}

const textOf = ({ blocks }: Passage): string => blocks.map(({ text }) => text).join("\n\n");
