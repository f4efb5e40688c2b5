import { textToSource } from "@quizmill/extract";
import { type Plan, planPassages } from "@quizmill/questions";
import { RULE_IDS, type RuleBooks, siblingDrafts, windowsOf } from "@quizmill/questions/measure";
import { type BenchOptions, questionsFolder } from "../options.ts";
import { documentsOf, LANGUAGES } from "./draw-items.ts";

/** Documents of each language, the project's own first. */
const MOST_DOCUMENTS = 8;

function plansIn(language: (typeof LANGUAGES)[number], isSmoke: boolean): Plan[] {
  const folder = isSmoke ? "" : questionsFolder({ isSmoke, args: [] });
  return documentsOf(folder, language)
    .toReversed()
    .slice(0, MOST_DOCUMENTS)
    .map(({ text }) => planPassages(textToSource(text), { language }));
}

/** The number of drafts, and how often each rule left something out. */
function written(plans: readonly Plan[], off: ReadonlySet<string>) {
  const hits = new Map<string, number>();
  let drafts = 0;
  for (const plan of plans) {
    const windows = windowsOf(plan);
    const books = new Set<RuleBooks>();
    for (const passage of plan.passages) {
      const { drafts: own, part } = siblingDrafts(passage, windows, off);
      drafts += own.length;
      if (part !== null) books.add(part.rules);
    }
    for (const book of books)
      for (const { hits: own } of Object.values(book))
        for (const [id, count] of own) hits.set(id, (hits.get(id) ?? 0) + count);
  }
  return { drafts, hits };
}

/**
 * `npm run bench -- rules`: how often each rule of questions by siblings leaves something out, and how many drafts there
 * are more without it.
 */
export async function run({ isSmoke }: BenchOptions): Promise<void> {
  for (const language of isSmoke ? (["en"] as const) : LANGUAGES) {
    const plans = plansIn(language, isSmoke);
    const { drafts, hits } = written(plans, new Set());
    console.log(`\n${language}: ${plans.length} documents, ${drafts} drafts`);
    console.table(
      RULE_IDS.map((rule) => ({
        rule,
        hits: hits.get(rule) ?? 0,
        "drafts more without it": written(plans, new Set([rule])).drafts - drafts,
      })),
    );
  }
}
