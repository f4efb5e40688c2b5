import type { Context, Draft, Engine, Offer, Passage, Plan, Preparation, Sentence } from "../engine.ts";
import { isProspect } from "../offers.ts";
import { languageIn, plansByLanguage } from "../plan-languages.ts";
import { finished, type Steps } from "../steps.ts";
import { type Document, readInSteps } from "./document.ts";
import { KINDS } from "./kinds/index.ts";
import type { Asking, AskingLater, Kind } from "./kinds/kind.ts";
import { askListed, askUnder } from "./kinds/listed.ts";
import { retold } from "./kinds/retold.ts";
import { askTabled } from "./kinds/tabled.ts";
import type { Line } from "./lines.ts";
import { notesOn } from "./notes.ts";
import { isAdrift, setInTopic } from "./setting.ts";
import { ECHO_LEAVES, echoesKey, isSpelledOut } from "./spelled.ts";
import { worthIn } from "./worth.ts";

/** What was learnt of the document, for each language it is in. */
interface Library extends Context {
  readonly documents: ReadonlyMap<Plan["language"], Document>;
}

/** Nothing of it comes later. */
interface Embedded extends Engine {
  write(passage: Passage, context: Context): Iterable<Offer>;
}

/**
 * Writes questions with rules and counting alone: no model, no network. Speaks the six languages;
 * in any other it makes gaps only. The same plan and seed give the same drafts.
 */
export const embeddedEngine: Embedded = {
  name: "embedded",
  prepare: (plan, options) => finished(learn(plan, options)),
  learn,
  *write(passage, context) {
    for (const sentence of sentencesIn(passage, own(context))) {
      for (const some of sentence.write()) yield* some;
    }
  },
  sentences: (passage, context) => sentencesIn(passage, own(context)),
  retold(draft, passage, context) {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    if (document !== undefined && draft.kind === "membership") return askUnder(draft, document);
    const line = document?.linesOf(passage.ordinal).find(({ quote }) => quote === draft.quote);
    return document === undefined || line === undefined ? null : retold(draft, line, document);
  },
  notesOn(options, draft, passage, context) {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    return document === undefined ? [] : notesOn(options, draft, document);
  },
};

function* learn(plan: Plan, options: Preparation): Steps<Library> {
  const documents = new Map<Plan["language"], Document>();
  for (const [language, part] of plansByLanguage(plan))
    documents.set(language, yield* readInSteps(part, options));
  return { plan, documents };
}

function* sentencesIn(passage: Passage, { plan, documents }: Library): Iterable<Sentence> {
  const document = documents.get(languageIn(plan, passage));
  if (document === undefined) return;
  for (const line of document.linesOf(passage.ordinal)) {
    yield { quote: line.quote, write: () => waysToAsk(line, document) };
  }
  yield* outlinedIn(passage, document);
}

/** Points and rows of this passage: what they are asked for is looked for once for the whole document. */
const outlined = new WeakMap<Document, ReadonlyMap<number, Sentence[]>>();

function outlinedIn(passage: Passage, document: Document): readonly Sentence[] {
  let known = outlined.get(document);
  if (known === undefined) {
    const { lists, tables } = document.outline;
    const asked = [
      ...lists
        .flatMap((list, at) => askListed(list, at, document))
        .map(({ point, ...draft }) => ({ draft, at: point })),
      ...tables
        .flatMap((table) => askTabled(table, document))
        .map(({ row, ...draft }) => ({ draft, at: row })),
    ];
    const sentences = asked.map(({ draft, at }) => ({
      passage: at.passage,
      it: { quote: draft.quote, write: () => [[weighedByEcho(draft, document)]] },
    }));
    known = new Map(
      [...Map.groupBy(sentences, (one) => one.passage)].map(([at, some]) => [at, some.map(({ it }) => it)]),
    );
    outlined.set(document, known);
  }
  return known.get(passage.ordinal) ?? [];
}

function* waysToAsk(line: Line, document: Document): Iterable<Offer[]> {
  for (const kind of KINDS) {
    if (!mayAsk(kind, line)) continue;
    yield kind
      .write(line, document)
      .flatMap((asking) =>
        isProspect(asking) ? [prospectOf(asking, line, document)] : (draftOf(asking, line, document) ?? []),
      );
  }
}

function prospectOf(prospect: AskingLater, line: Line, document: Document): Offer {
  return {
    ...prospect,
    write() {
      const asking = prospect.write();
      return asking && draftOf(asking, line, document);
    },
  };
}

/** Null where its stem says too little, or too much. */
function draftOf({ left = 1, ...told }: Asking, line: Line, document: Document): Draft | null {
  const score = left * worthIn(document, line, told);
  const draft = setInTopic({ ...told, score }, line, document);
  if (isAdrift(draft, told, line, document) || isSpelledOut(draft, document)) return null;
  return weighedByEcho(draft, document);
}

/** The same, worth less where it points at its key. */
function weighedByEcho(draft: Draft, document: Document): Draft {
  return echoesKey(draft, document) ? { ...draft, score: ECHO_LEAVES * draft.score } : draft;
}

function mayAsk({ mayLean, mayAddress, mayOrder }: Kind, { isUsable, isOrder, lead }: Line): boolean {
  if (isUsable) return true;
  if (isOrder) return mayOrder === true;
  return mayLean === true || (lead === "" && mayAddress === true);
}

function own(context: Context): Library {
  if (!("documents" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as Library;
}
