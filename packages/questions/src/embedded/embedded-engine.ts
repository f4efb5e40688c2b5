import type { Context, Draft, Engine, Plan } from "../engine.ts";
import { languageIn, plansByLanguage } from "../plan-languages.ts";
import { type Document, readDocument } from "./document.ts";
import { KINDS } from "./kinds/index.ts";
import { notesOn } from "./notes.ts";

/** What was learnt of the document, for each language it is in. */
interface Library extends Context {
  readonly documents: ReadonlyMap<Plan["language"], Document>;
}

/**
 * Writes questions with rules and counting alone: no model, no network. Speaks the six languages;
 * in any other it makes gaps only. The same plan and seed give the same drafts.
 */
export const embeddedEngine: Engine = {
  name: "embedded",
  prepare(plan, options): Library {
    const plans = [...plansByLanguage(plan)];
    return {
      plan,
      documents: new Map(plans.map(([language, part]) => [language, readDocument(part, options)])),
    };
  },
  write(passage, context, signal): Draft[] {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    if (document === undefined) return [];
    const drafts: Draft[] = [];
    for (const line of document.linesOf(passage.ordinal)) {
      signal?.throwIfAborted();
      for (const kind of KINDS)
        if (line.isUsable || kind.mayLean === true) drafts.push(...kind.write(line, document));
    }
    return drafts;
  },
  notesOn(options, draft, passage, context) {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    return document === undefined ? [] : notesOn(options, draft, document);
  },
};

function own(context: Context): Library {
  if (!("documents" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as Library;
}
