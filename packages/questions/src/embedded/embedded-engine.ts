import type { Context, Draft, Engine, Passage, Plan, Sentence } from "../engine.ts";
import { languageIn, plansByLanguage } from "../plan-languages.ts";
import { type Document, readDocument } from "./document.ts";
import { KINDS } from "./kinds/index.ts";
import { isPressed } from "./kinds/kind.ts";
import type { Line } from "./lines.ts";
import { notesOn } from "./notes.ts";
import { isAdrift, setInTopic, TOLD } from "./setting.ts";
import { isSpelledOut } from "./spelled.ts";

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
    const drafts = kind.write(line, document).flatMap((told) => {
      const draft = setInTopic(placed(weighed(told, document), line, document), line, document);
      return isAdrift(draft, told, line, document) ? [] : [draft];
    });
    yield drafts.filter((draft) => !isSpelledOut(draft, document));
  }
}

/** Of a draft's worth in a long text, the share that its key has by being taught. */
const TAUGHT_SHARE = 0.55;
/** What a text only tells of keeps so much of that share: it may be worth knowing as well. */
const TOLD_LEAVES = 0.12;
/** So few sentences say all just once, names and numbers as well as terms; with so many it counts in full. */
const TAUGHT_FROM = { none: 12, full: 48 };

/**
 * What the document teaches is asked for before what it only tells of. In Japanese no sign but a definition tells a
 * glossary's terms from other words, nor terms from names: there only numbers lose, which no text teaches.
 */
function weighed(draft: Draft, document: Document): Draft {
  const { terms, taught, lines, profile } = document;
  if (profile.script === "unspaced" && !/^\d/u.test(draft.key)) return draft;
  const length = (lines.length - TAUGHT_FROM.none) / (TAUGHT_FROM.full - TAUGHT_FROM.none);
  const share = TAUGHT_SHARE * Math.min(1, Math.max(0, length));
  const { about = draft.key } = draft;
  if (about === null) return draft;
  const term = terms.get(about);
  const worth = TOLD_LEAVES + (1 - TOLD_LEAVES) * (term === undefined ? 0 : taught(term));
  return { ...draft, score: (1 - share) * draft.score + share * worth };
}

/** What a draft loses at most where its sentence is understood in its place alone. */
const UNPLACED_COST = 0.6;

/**
 * What is asked in a sentence's own words is worth as much as that says by itself. Where so many were asked of a short
 * text, most of which leans on what it is about, nothing is lost.
 */
function placed(draft: Draft, line: Line, document: Document): Draft {
  if (!TOLD.has(draft.kind) || isPressed(document)) return draft;
  const left = 1 - UNPLACED_COST * (1 - document.footing(line, draft.about ?? draft.key));
  return { ...draft, score: draft.score * left };
}

function own(context: Context): Library {
  if (!("documents" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as Library;
}
