import type { Context, Draft, Engine, Passage, Plan, Sentence } from "../engine.ts";
import { languageIn, plansByLanguage } from "../plan-languages.ts";
import { type Document, readDocument } from "./document.ts";
import { KINDS } from "./kinds/index.ts";
import type { Line } from "./lines.ts";
import { notesOn } from "./notes.ts";
import { isAdrift, setInTopic } from "./setting.ts";
import { isSpelledOut } from "./spelled.ts";
import { worthIn } from "./worth.ts";

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
    const drafts: Draft[] = [];
    for (const sentence of sentencesIn(passage, own(context))) {
      signal?.throwIfAborted();
      for (const some of sentence.write()) drafts.push(...some);
    }
    return drafts;
  },
  sentences: (passage, context) => sentencesIn(passage, own(context)),
  notesOn(options, draft, passage, context) {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    return document === undefined ? [] : notesOn(options, draft, document);
  },
};

function* sentencesIn(passage: Passage, { plan, documents }: Library): Iterable<Sentence> {
  const document = documents.get(languageIn(plan, passage));
  if (document === undefined) return;
  for (const line of document.linesOf(passage.ordinal)) {
    yield { quote: line.quote, write: () => waysToAsk(line, document) };
  }
}

function* waysToAsk(line: Line, document: Document): Iterable<Draft[]> {
  for (const kind of KINDS) {
    if (!line.isUsable && kind.mayLean !== true) continue;
    const drafts = kind.write(line, document).flatMap(({ left = 1, ...told }) => {
      const score = left * worthIn(document, line, told);
      const draft = setInTopic({ ...told, score }, line, document);
      return isAdrift(draft, told, line, document) ? [] : [draft];
    });
    yield drafts.filter((draft) => !isSpelledOut(draft, document));
  }
}

function own(context: Context): Library {
  if (!("documents" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as Library;
}
