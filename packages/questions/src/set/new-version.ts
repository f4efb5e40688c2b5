import { type Evidence, samenessOf } from "@quizmill/contract";
import type { Passage, Plan, ReadyItem } from "../engine.ts";
import {
  type DocumentQuestion,
  inNewWords,
  isInSameWords,
  matchedItems,
  type QuestionInWords,
  samenessOfItem,
} from "../read/document-questions.ts";
import { estimateTotal } from "./estimate.ts";
import { quotedAt } from "./explain.ts";
import { evidenceOf } from "./imported-item.ts";

/** A passage of the document so far, and whether questions have been written from it. */
export interface EarlierPassage {
  readonly passage: Passage;
  readonly isRecorded: boolean;
}

/** A question of a set, deleted ones included. */
export interface PlacedQuestion {
  readonly id: number;
  readonly passage: number;
  /** Null where it names no sentence. */
  readonly evidence: Evidence | null;
  /** Whether its sentence was gone before. */
  readonly isGone: boolean;
  /** Where the document itself held the question. */
  readonly held?: DocumentQuestion;
}

/** Where a question stands in the new version. */
export interface NewPlace {
  readonly id: number;
  readonly passage: number;
  readonly evidence: Evidence | null;
  readonly isGone: boolean;
}

/** What the new version says of a question that the document holds, where that is something else than before. */
export interface Correction {
  readonly id: number;
  readonly words: QuestionInWords;
  /** Its owner had changed it: it stays as they have it. */
  readonly isOwnKept: boolean;
}

/** One of several documents of a set. */
export interface OneOfSeveral {
  /** The ordinal of its first passage, and that of the first one behind it. */
  readonly from: number;
  readonly to: number;
  /** The language of the set. */
  readonly language: Plan["language"];
}

/** What becomes of a set with a new version of its document. */
export interface FollowedDocument {
  /** Of the new version. What a passage is expected to give includes the questions that it has already. */
  readonly plan: Plan;
  /** For each passage of the plan, whether nothing is to be written from it: all it says was there before. */
  readonly isKept: readonly boolean[];
  /** Of all questions, in their order. */
  readonly places: readonly NewPlace[];
  readonly corrections: readonly Correction[];
  /** Sections of the earlier text, and their numbers in the new one, as far as they are there. */
  readonly sections: readonly (readonly [before: number, now: number])[];
}

/**
 * Follows a document to its new version. Passages with the same text are the same, wherever they stand now; of equal
 * ones the first is the first. The others are matched by their order between those. A question goes with its passage,
 * or to where its sentence is now, the nearest place if there are several; if its sentence is nowhere any more it is
 * gone, and stands where its passage was. A question whose sentence was not in the earlier text either stays as it was.
 * A question that the document held itself is found among those of the new version, and may be corrected by it; else it
 * is gone. One that is the same as a question `elsewhere` in the set, by `samenessOf`, is not given again.
 *
 * Pure, and linear in both texts; spaces and line breaks make no difference.
 */
export function followDocument(
  before: readonly EarlierPassage[],
  plan: Plan,
  questions: readonly PlacedQuestion[],
  elsewhere: ReadonlySet<string> = new Set(),
): FollowedDocument {
  const texts = plan.passages.map(textOf);
  const earlier = before.map(({ passage }) => textOf(passage));
  const matches = homesOf(earlier, texts);
  const homes = matches.map(({ home }) => home);
  const sections = new Map<number, number>();
  for (const [index, { home, isMatched }] of matches.entries()) {
    const [old, now] = [before[index]?.passage.section, plan.passages[home]?.section];
    if (isMatched && old !== undefined && now !== undefined && !sections.has(old)) sections.set(old, now);
  }
  const held = questionsHeld(plan, questions, elsewhere);
  // What the document held as a question is one no more where its words stand in prose.
  const prose = plan.passages.map((passage, i) => (passage.imported === undefined ? (texts[i] ?? "") : ""));
  const textsFor = (index: number) => (questions[index]?.held === undefined ? texts : prose);
  const wanted = questions.map(({ evidence }) => squeezed(evidence?.quote ?? ""));
  const homeOf = ({ passage }: PlacedQuestion) => homes[passage] ?? 0;
  const isAtHome = (index: number, home: number) =>
    (textsFor(index)[home] ?? "").includes(wanted[index] ?? "") && !isNowhere(index);
  const isNowhere = (index: number) => questions[index]?.held !== undefined && wanted[index] === "";
  const isAway = (index: number) =>
    !held.places.has(index) &&
    !isNowhere(index) &&
    !isAtHome(index, homeOf(questions[index] as PlacedQuestion));
  const awayFrom = (some: readonly string[]) =>
    passagesWith(new Set(wanted.filter((_, i) => textsFor(i) === some && isAway(i))), some);
  const found = new Map([texts, prose].map((some) => [some, awayFrom(some)]));
  const places = questions.map((question, index): NewPlace => {
    const { id, evidence } = question;
    const there = held.places.get(index);
    if (there !== undefined) return { id, ...there, isGone: false };
    const home = homeOf(question);
    const quote = wanted[index] ?? "";
    const nearby = nearest(found.get(textsFor(index))?.get(quote) ?? [], home);
    const passage = isAtHome(index, home) ? home : nearby;
    if (passage !== undefined)
      return { id, passage, evidence: evidenceAt(evidence, plan.passages[passage]), isGone: false };
    const wasThere = question.held !== undefined || (earlier[question.passage] ?? "").includes(quote);
    return { id, passage: home, evidence: withoutPicture(evidence), isGone: wasThere || question.isGone };
  });
  const here = new Map<number, number>();
  for (const { passage, isGone } of places) if (!isGone) here.set(passage, (here.get(passage) ?? 0) + 1);
  const known = new Set(before.flatMap((one) => (one.isRecorded ? unitsOf(one.passage) : [])));
  const isKept: boolean[] = [];
  const passages = held.passages.map((passage) => {
    const units = unitsOf(passage);
    const fresh = unitsOf(withoutKnown(passage)).filter((unit) => !known.has(unit));
    const kept = here.get(passage.ordinal) ?? 0;
    isKept.push(fresh.length === 0);
    if (fresh.length === 0) return { ...passage, expected: kept };
    const share = charsIn(fresh) / Math.max(1, charsIn(units));
    const more = Math.max(passage.expected - kept, Math.round(passage.expected * share));
    return { ...passage, expected: kept + (passage.imported ? Math.min(more, fresh.length) : more) };
  });
  const open = passages.flatMap((passage, i) =>
    isKept[i] === true ? [] : [{ ...passage, expected: passage.expected - (here.get(passage.ordinal) ?? 0) }],
  );
  const { isCounted: _, ...uncounted } = plan;
  const more = estimateTotal({ ...uncounted, passages: open });
  return {
    plan: { ...uncounted, passages, totalEstimated: questions.length + more },
    isKept,
    places,
    corrections: held.corrections,
    sections: [...sections],
  };
}

interface QuestionsHeld {
  /** Those of the plan, with the items marked that the set has. */
  readonly passages: readonly Passage[];
  /** Of questions that the new version holds, by their index. */
  readonly places: ReadonlyMap<number, Pick<NewPlace, "passage" | "evidence">>;
  readonly corrections: readonly Correction[];
}

/** Finds the questions that the document held among those that it holds now. */
function questionsHeld(
  { passages }: Plan,
  questions: readonly PlacedQuestion[],
  elsewhere: ReadonlySet<string>,
): QuestionsHeld {
  const all = passages.flatMap((passage) => (passage.imported ?? []).map((item) => ({ passage, item })));
  const items = all.map(({ item }) => item);
  const matched = matchedItems(
    questions.map(({ held }) => held),
    items,
  );
  const [places, corrections]: [Map<number, Pick<NewPlace, "passage" | "evidence">>, Correction[]] = [
    new Map(),
    [],
  ];
  for (const [index, at] of matched) {
    const [question, there] = [questions[index], all[at]];
    if (question?.held === undefined || there === undefined) continue;
    const { passage, item } = there;
    places.set(index, { passage: passage.ordinal, evidence: evidenceOf(item, passage) });
    const words = inNewWords(question.held, item);
    const { written, own } = question.held;
    if (isInSameWords(written, words) || (own !== undefined && isInSameWords(own, words))) continue;
    corrections.push({ id: question.id, words, isOwnKept: own !== undefined });
  }
  const known = new Set([...matched.values()].map((at) => items[at]));
  const isKnown = (item: ReadyItem) => known.has(item) || elsewhere.has(samenessOfItem(item));
  const marked = (item: ReadyItem) => (isKnown(item) ? { ...item, isKnown: true as const } : item);
  return {
    places,
    corrections,
    passages: passages.map((passage) =>
      passage.imported === undefined ? passage : { ...passage, imported: passage.imported.map(marked) },
    ),
  };
}

/** What a question is the same as, as its document has it and as its owner has it. */
function wordingsOf({ held }: PlacedQuestion): string[] {
  return held === undefined ? [] : [held.written, held.own ?? held.written].map(samenessOf);
}

/** Without the items that the set has. */
function withoutKnown({ imported, ...passage }: Passage): Passage {
  return imported === undefined
    ? passage
    : { ...passage, imported: imported.filter(({ isKnown }) => !isKnown) };
}

/**
 * Follows one of several documents of a set to its new version; `own` is the plan of that alone. The passages and
 * questions of the others stay as they are, and those behind it move along. The set keeps its language: what is in
 * another one says so, as everywhere.
 */
export function followOneOf(
  before: readonly EarlierPassage[],
  { from, to, language }: OneOfSeveral,
  own: Plan,
  questions: readonly PlacedQuestion[],
): FollowedDocument {
  const part = before[from]?.passage.part;
  const planned = own.passages.map((passage): Passage => {
    const { language: spoken = own.language, ...rest } = passage;
    return { ...rest, ...(spoken !== language && { language: spoken }), ...(part !== undefined && { part }) };
  });
  const isOf = ({ passage }: Pick<PlacedQuestion, "passage">) => passage >= from && passage < to;
  const followed = followDocument(
    before.slice(from, to),
    { ...own, passages: planned },
    questions.filter(isOf).map((question) => ({ ...question, passage: question.passage - from })),
    new Set(questions.flatMap((question) => (isOf(question) ? [] : wordingsOf(question)))),
  );
  const count = followed.plan.passages.length;
  const moved = new Map(
    followed.places.map((place) => [place.id, { ...place, passage: place.passage + from }]),
  );
  const places = questions.map((question): NewPlace => {
    const place = question.passage < from ? question.passage : question.passage - (to - from) + count;
    const { id, evidence, isGone } = question;
    return moved.get(id) ?? { id, passage: place, evidence, isGone };
  });
  const here = Map.groupBy(places, ({ passage, isGone }) => (isGone ? -1 : passage));
  const [numbers, ofDocument] = [new Map<number, number>(), new Map<number, number>()];
  const numberIn = (known: Map<number, number>, section: number) => {
    const number = known.get(section) ?? numbers.size + ofDocument.size;
    known.set(section, number);
    return number;
  };
  const others = before.map(({ passage }) => passage);
  const passages = [...others.slice(0, from), ...followed.plan.passages, ...others.slice(to)].map(
    (passage, ordinal): Passage => {
      const isOwn = ordinal >= from && ordinal < from + count;
      const section = numberIn(isOwn ? ofDocument : numbers, passage.section);
      // As in passages that are kept: what they have is all that they are to give.
      const expected = isOwn ? passage.expected : (here.get(ordinal)?.length ?? 0);
      return { ...passage, ordinal, section, expected };
    },
  );
  const toWrite = followed.plan.totalEstimated - followed.places.length;
  return {
    plan: { ...followed.plan, language, passages, totalEstimated: questions.length + toWrite },
    isKept: passages.map((_, i) => followed.isKept[i - from] ?? true),
    places,
    corrections: followed.corrections,
    sections: [
      ...numbers,
      ...followed.sections.flatMap(([old, now]): [number, number][] => [[old, ofDocument.get(now) ?? 0]]),
    ],
  };
}

/** How a point of a list is counted, which one format tells in its text and another beside it. */
const COUNTED = /^(?:\d{1,2}|\p{L})[.)]\s+/u;

/** Without spaces and invisible characters, in one form of each letter. */
function squeezed(text: string): string {
  return text
    .replace(COUNTED, "")
    .normalize("NFKC")
    .replace(/[\s\p{Cf}]+/gu, "");
}

/** What a passage says, piece by piece: its blocks, and its ready questions. */
function unitsOf({ blocks, imported = [] }: Passage): string[] {
  return [...blocks.map(({ text }) => text), ...imported.map(wordsOf)].map(squeezed);
}

function wordsOf({ text, options, quote }: ReadyItem): string {
  return [quote ?? text, text, ...options].join("\n");
}

function textOf(passage: Passage): string {
  return unitsOf(passage).join("");
}

function charsIn(units: readonly string[]): number {
  return units.reduce((sum, { length }) => sum + length, 0);
}

/**
 * For each earlier text its number among the new ones: by its words, else by its order, else that of the one before
 * it, which it is not matched with.
 */
function homesOf(
  earlier: readonly string[],
  texts: readonly string[],
): { home: number; isMatched: boolean }[] {
  const open = Map.groupBy(texts.keys(), (i) => texts[i] ?? "");
  const same = earlier.map((text) => open.get(text)?.shift());
  const taken = new Set(same);
  let at = -1;
  return same.map((match) => {
    const isNext = match === undefined && at + 1 < texts.length && !taken.has(at + 1);
    if (match !== undefined) at = match;
    else if (isNext) at += 1;
    return { home: Math.max(0, at), isMatched: match !== undefined || isNext };
  });
}

/** Letters that a sentence is looked up by. */
const OPENING = 12;

/** The numbers of the texts that hold each of these sentences. */
function passagesWith(sentences: ReadonlySet<string>, texts: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const note = (sentence: string, ordinal: number) => {
    const places = found.get(sentence);
    if (places === undefined) found.set(sentence, [ordinal]);
    else if (places.at(-1) !== ordinal) places.push(ordinal);
  };
  const short = [...sentences].filter(({ length }) => length < OPENING);
  const byOpening = Map.groupBy(sentences.difference(new Set(short)), (one) => one.slice(0, OPENING));
  for (const [ordinal, text] of texts.entries()) {
    for (const one of short) if (text.includes(one)) note(one, ordinal);
    if (byOpening.size === 0) continue;
    for (let start = 0; start + OPENING <= text.length; start += 1)
      for (const one of byOpening.get(text.slice(start, start + OPENING)) ?? [])
        if (text.startsWith(one, start)) note(one, ordinal);
  }
  return found;
}

function nearest(places: readonly number[], home: number): number | undefined {
  if (places.length === 0) return undefined;
  return places.reduce((best, one) => (Math.abs(one - home) < Math.abs(best - home) ? one : best));
}

/** The same quote where it stands now. */
function evidenceAt(evidence: Evidence | null, passage: Passage | undefined): Evidence | null {
  if (evidence === null || evidence.quote === "" || passage === undefined) return withoutPicture(evidence);
  const quote = squeezed(evidence.quote);
  const block = passage.blocks.find(({ text }) => squeezed(text).includes(quote));
  const item = passage.imported?.find((one) => squeezed(wordsOf(one)).includes(quote));
  const { part, picture } = passage;
  return quotedAt(evidence.quote, {
    page: block?.page ?? item?.page ?? passage.page,
    slide: block?.slide ?? item?.slide ?? passage.slide,
    heading: item?.heading ?? passage.heading,
    part,
    picture,
  });
}

/** The pictures of pages go with the version that they are of. */
function withoutPicture(evidence: Evidence | null): Evidence | null {
  if (evidence === null) return null;
  const { picture: _, ...rest } = evidence;
  return rest;
}
