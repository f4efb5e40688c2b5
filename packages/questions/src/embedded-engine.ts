import { questionsOf } from "./ask/groups.ts";
import type { Kind } from "./ask/kind.ts";
import { KINDS } from "./ask/kinds.ts";
import { contextFor } from "./ask/stem-context.ts";
import { withTopicIfMissing } from "./ask/stem-topic.ts";
import {
  allWritten,
  type Candidate,
  type Context,
  type Engine,
  type Passage,
  type Plan,
  type Preparation,
} from "./engine.ts";
import { pushTo } from "./maps.ts";
import { onceOf } from "./memo.ts";
import { FEWEST_OTHERS } from "./options/layout.ts";
import { rationalesFor } from "./options/rationales.ts";
import { withPlausibility } from "./rank/chances.ts";
import { distractorFeatures } from "./rank/draft-features.ts";
import type { Features } from "./rank/weights.ts";
import { type Document, readInSteps } from "./read/document.ts";
import type { Group } from "./read/groups/group.ts";
import { canBeAsked, type Line } from "./read/lines.ts";
import { languageIn, plansByLanguage } from "./read/plan-languages.ts";
import { runToEnd, type Steps } from "./steps.ts";

/** What was read of the document, for each of its languages. */
interface ReadDocuments extends Context {
  readonly documents: ReadonlyMap<Plan["language"], Document>;
}

/** It writes synchronously. */
interface Embedded extends Engine {
  write(passage: Passage, context: Context): Iterable<Candidate>;
}

/**
 * Writes questions with rules and statistics alone: no model, no network. In languages without a profile it makes gap
 * items only. Deterministic for a plan and seed.
 */
export const embeddedEngine: Embedded = {
  prepare: (plan, options) => runToEnd(readDocuments(plan, options)),
  prepareInSteps: readDocuments,
  write: (passage, context) => candidatesIn(passage, own(context)),
  rationalesFor(options, draft, passage, context) {
    const { plan, documents } = own(context);
    const document = documents.get(languageIn(plan, passage));
    return document === undefined ? [] : rationalesFor(options, draft, document);
  },
};

function* readDocuments(plan: Plan, options: Preparation): Steps<ReadDocuments> {
  const documents = new Map<Plan["language"], Document>();
  for (const [language, part] of plansByLanguage(plan))
    documents.set(language, yield* readInSteps(part, options));
  return { plan, documents };
}

function* candidatesIn(passage: Passage, { plan, documents }: ReadDocuments): Iterable<Candidate> {
  const document = documents.get(languageIn(plan, passage));
  if (document === undefined) return;
  for (const line of document.linesOf(passage.ordinal))
    for (const some of rankedWays(line, document)) yield* some;
  yield* groupedIn(passage, document);
}

function* rankedWays(line: Line, document: Document): Iterable<Candidate[]> {
  const rank = (candidate: Candidate) =>
    isRanked(candidate) ? withPlausibility(candidate, distractorFeatures(candidate, document)) : candidate;
  for (const candidates of waysToAsk(line, document))
    yield candidates.map((candidate) => (candidate.write ? writtenAs(candidate, rank) : rank(candidate)));
}

/** A candidate that becomes another one when its options are searched. */
function writtenAs(candidate: Candidate, become: (written: Candidate) => Candidate | null): Candidate {
  const write = () => {
    const written = candidate.write?.() ?? null;
    return written && become(written);
  };
  return { ...candidate, write };
}

/**
 * Numbers are alike by how they are made, as what a list or table sets out is of one kind; readers marked few of
 * either.
 */
const isRanked = ({ plausibility }: Candidate) => plausibility === undefined;

/** The questions on a group, by passage; written when one of its passages is first written. */
type Questions = () => ReadonlyMap<number, readonly Asked[]>;
type Asked = () => Candidate | null;

function* groupedIn({ ordinal }: Passage, document: Document): Iterable<Candidate> {
  for (const questions of groupsByPassage(document).get(ordinal) ?? [])
    for (const ask of questions().get(ordinal) ?? []) {
      const draft = ask();
      if (draft !== null) yield draft;
    }
}

const groupsByPassage = onceOf((document: Document): ReadonlyMap<number, readonly Questions[]> => {
  const byPassage = new Map<number, Questions[]>();
  for (const group of document.groups) {
    let found: ReturnType<Questions> | null = null;
    const questions = () => {
      found ??= askedByPassage(group, document);
      return found;
    };
    for (const passage of new Set(group.members.map(({ source }) => source.passage)))
      pushTo(byPassage, passage, questions);
  }
  return byPassage;
});

function askedByPassage(group: Group, document: Document): ReturnType<Questions> {
  const byPassage = new Map<number, Asked[]>();
  for (const { member, ask } of questionsOf(group, document)) pushTo(byPassage, member.source.passage, ask);
  return byPassage;
}

function* waysToAsk(line: Line, document: Document): Iterable<Candidate[]> {
  const finish = (candidate: Candidate) => finished(candidate, line, document);
  for (const kind of KINDS)
    if (mayAsk(kind, line))
      yield kind
        .write(line, document)
        .flatMap((candidate) => (candidate.write ? writtenAs(candidate, finish) : (finish(candidate) ?? [])));
}

/** Null where too few options are tied to its key. */
function finished(candidate: Candidate, line: Line, document: Document): Candidate | null {
  if (candidate.distractors.length < FEWEST_OTHERS) return null;
  const context = candidate.kind === "cloze" ? contextFor(line, candidate.key, document) : null;
  return withTopicIfMissing({ ...candidate, ...(context !== null && { context }) }, line, document);
}

function mayAsk({ mayBeAnaphoric, mayAddressReader, asksForDefined }: Kind, line: Line): boolean {
  if (line.isUsable) return true;
  if (!canBeAsked(line)) return asksForDefined === true;
  return mayBeAnaphoric === true || (line.antecedent === "" && mayAddressReader === true);
}

function own(context: Context): ReadDocuments {
  if (!("documents" in context)) throw new TypeError("The context was prepared by another engine.");
  return context as ReadDocuments;
}

/** The drafts of a passage that need no siblings, in the order of their rules, each with its features. */
export function unrankedDrafts(
  passage: Passage,
  context: Context,
): { readonly drafts: Candidate[]; readonly featuresOf: (draft: Candidate) => Features[] } | null {
  const { plan, documents } = own(context);
  const document = documents.get(languageIn(plan, passage));
  if (document === undefined) return null;
  const ways = document.linesOf(passage.ordinal).flatMap((line) => [...waysToAsk(line, document)]);
  return {
    drafts: allWritten([...ways.flat(), ...groupedIn(passage, document)]),
    featuresOf: (draft) => distractorFeatures(draft, document),
  };
}
