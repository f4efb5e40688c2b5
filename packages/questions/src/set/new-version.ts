import { type Evidence, samenessOf } from "@quizmill/contract";
import type { Passage, Plan, ReadyItem } from "../engine.ts";
import { countUp } from "../maps.ts";
import {
  type DocumentQuestion,
  inNewWords,
  isInSameWords,
  matchedItems,
  type QuestionInWords,
  samenessOfItem,
  withKnown,
} from "../read/document-questions.ts";
import { estimateTotal } from "./estimate.ts";
import { placeOfReady, quotedAt } from "./explain.ts";

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

/** Where a document of a set stands. */
export interface PlaceOfDocument {
  /** The ordinal of its first passage, and that of the first one behind it. */
  readonly from: number;
  readonly to: number;
  /** The language of the set, which it keeps; null if the set has no other document. */
  readonly language: Plan["language"] | null;
}

/** What becomes of a set with a new version of a document. */
export interface FollowedDocument {
  /** Of the whole set. What a passage is expected to give includes the questions that it has already. */
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
 * Follows a document of a set to its new version; `planned` is the plan of that alone. Other documents stay as they
 * are, and those behind it move along. Passages with the same text are the same, wherever they stand now; of equal
 * ones the first is the first. The others are matched by their order between those. A question goes with its passage,
 * or to where its sentence is now, the nearest place if there are several; if its sentence is nowhere any more it is
 * gone, and stands where its passage was. A question whose sentence was not in the earlier text either stays as it
 * was. A question that the document held itself is found among those of the new version, and may be corrected by it;
 * else it is gone. One that is the same as a question of another document, by `samenessOf`, is not given again.
 *
 * Pure, and linear in both texts; spaces and line breaks make no difference.
 */
export function followDocument(
  before: readonly EarlierPassage[],
  { from, to, language: languageOfSet }: PlaceOfDocument,
  { isCounted: _, ...planned }: Plan,
  questions: readonly PlacedQuestion[],
): FollowedDocument {
  const isOf = ({ passage }: Pick<PlacedQuestion, "passage">) => passage >= from && passage < to;
  const language = languageOfSet ?? planned.language;
  const part = before[from]?.passage.part;
  const named = planned.passages.map((passage): Passage => {
    const { language: spoken = planned.language, ...rest } = passage;
    return { ...rest, ...(spoken !== language && { language: spoken }), ...(part !== undefined && { part }) };
  });
  const own = followAlone(
    before.slice(from, to),
    named,
    questions.filter(isOf).map((question) => ({ ...question, passage: question.passage - from })),
    new Set(questions.flatMap((question) => (isOf(question) ? [] : wordingsOf(question)))),
  );
  const added = named.length - (to - from);
  const moved = new Map(own.places.map((place) => [place.id, { ...place, passage: place.passage + from }]));
  const places = questions.map(({ id, passage, evidence, isGone }): NewPlace => {
    const there = passage < from ? passage : passage + added;
    return moved.get(id) ?? { id, passage: there, evidence, isGone };
  });
  const here = countsIn(places);
  const earlier = before.map(({ passage }) => passage);
  const [others, behind] = [earlier.slice(0, from), earlier.slice(to)];
  const sections = new Set([...others, ...behind].map(({ section }) => section));
  const shift = 1 + sections.values().reduce((most, section) => Math.max(most, section), -1);
  const passages = [...others, ...own.passages, ...behind].map((passage, ordinal): Passage => {
    if (ordinal >= from && ordinal < to + added)
      return { ...passage, ordinal, section: shift + passage.section };
    // As in passages that are kept: what they have is all that they are to give.
    return { ...passage, ordinal, expected: here.get(ordinal) ?? 0 };
  });
  const left = own.passages.flatMap(({ expected, ...passage }, i) =>
    own.isKept[i] === true ? [] : [{ ...passage, expected: expected - (here.get(from + i) ?? 0) }],
  );
  const totalEstimated = questions.length + estimateTotal({ ...planned, passages: left });
  return {
    plan: { ...planned, language, passages, totalEstimated },
    isKept: passages.map((_, i) => own.isKept[i - from] ?? true),
    places,
    corrections: own.corrections,
    sections: [
      ...[...sections].map((section): [number, number] => [section, section]),
      ...own.sections.map(([old, now]): [number, number] => [old, shift + now]),
    ],
  };
}

/** How many questions each passage has. */
function countsIn(places: readonly NewPlace[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { passage, isGone } of places) if (!isGone) countUp(counts, passage);
  return counts;
}

/** The same without other documents, which have the questions `elsewhere`. */
function followAlone(
  before: readonly EarlierPassage[],
  planned: readonly Passage[],
  questions: readonly PlacedQuestion[],
  elsewhere: ReadonlySet<string>,
): Omit<FollowedDocument, "plan"> & { readonly passages: readonly Passage[] } {
  const [earlier, texts] = [before.map(({ passage }) => textOf(passage)), planned.map(textOf)];
  const homes = homesOf(earlier, texts);
  const sections = new Map<number, number>();
  for (const [index, { home, isMatched }] of homes.entries()) {
    const [old, now] = [before[index]?.passage.section, planned[home]?.section];
    if (isMatched && old !== undefined && now !== undefined && !sections.has(old)) sections.set(old, now);
  }
  const held = questionsHeld(planned, questions, elsewhere);
  const places = placesOf(questions, { earlier, texts, homes, planned, held });
  const here = countsIn(places);
  const known = new Set(before.flatMap((one) => (one.isRecorded ? unitsOf(one.passage) : [])));
  const isKept: boolean[] = [];
  const passages = held.passages.map((passage) => {
    const added = passage.imported?.filter(({ isKnown }) => isKnown !== true);
    const fresh = unitsOf(passage, added).filter((unit) => !known.has(unit));
    const kept = here.get(passage.ordinal) ?? 0;
    isKept.push(fresh.length === 0);
    if (fresh.length === 0) return { ...passage, expected: kept };
    const share = charsIn(fresh) / Math.max(1, charsIn(unitsOf(passage)));
    const more = Math.max(passage.expected - kept, Math.round(passage.expected * share));
    return { ...passage, expected: kept + (passage.imported ? Math.min(more, fresh.length) : more) };
  });
  return { passages, isKept, places, corrections: held.corrections, sections: [...sections] };
}

interface Texts {
  /** Of the passages before and now. */
  readonly earlier: readonly string[];
  readonly texts: readonly string[];
  readonly homes: readonly Home[];
  readonly planned: readonly Passage[];
  readonly held: QuestionsHeld;
}

function placesOf(
  questions: readonly PlacedQuestion[],
  { earlier, texts, homes, planned, held }: Texts,
): NewPlace[] {
  const quotes = questions.map(({ evidence }) => squeezed(evidence?.quote ?? ""));
  const homeOf = (index: number) => homes[questions[index]?.passage ?? 0]?.home ?? 0;
  const isAt = (index: number, place: number) => {
    const quote = quotes[index] ?? "";
    // What the document held as a question is one no more where its words stand in prose.
    const isProse = quote !== "" && planned[place]?.imported === undefined;
    return (questions[index]?.held === undefined || isProse) && texts[place]?.includes(quote) === true;
  };
  const away = quotes.filter((quote, index) => quote !== "" && !isAt(index, homeOf(index)));
  const found = passagesWith(new Set(away), texts);
  return questions.map((question, index): NewPlace => {
    const { id, evidence } = question;
    const there = held.places.get(index);
    if (there !== undefined) return { id, ...there, isGone: false };
    const [home, quote = ""] = [homeOf(index), quotes[index]];
    const nearby = [home, ...(found.get(quote) ?? [])].filter((place) => isAt(index, place));
    const place = nearest(nearby, home);
    if (place !== undefined)
      return { id, passage: place, evidence: evidenceAt(evidence, planned[place]), isGone: false };
    const wasThere = question.held !== undefined || earlier[question.passage]?.includes(quote) === true;
    return { id, passage: home, evidence: withoutPicture(evidence), isGone: wasThere || question.isGone };
  });
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
  planned: readonly Passage[],
  questions: readonly PlacedQuestion[],
  elsewhere: ReadonlySet<string>,
): QuestionsHeld {
  const all = planned.flatMap((passage) => (passage.imported ?? []).map((item) => ({ passage, item })));
  const items = all.map(({ item }) => item);
  const matched = matchedItems(
    questions.map(({ held }) => held),
    items,
  );
  const places = new Map<number, Pick<NewPlace, "passage" | "evidence">>();
  const corrections: Correction[] = [];
  for (const [index, at] of matched) {
    const [question, there] = [questions[index], all[at]];
    if (question?.held === undefined || there === undefined) continue;
    const { passage, item } = there;
    places.set(index, { passage: passage.ordinal, evidence: placeOfReady(item, passage) });
    const words = inNewWords(question.held, item);
    const { written, own } = question.held;
    if (![written, own].some((known) => known !== undefined && isInSameWords(known, words)))
      corrections.push({ id: question.id, words, isOwnKept: own !== undefined });
  }
  const known = new Set(matched.values().map((at) => items[at]));
  const isKnown = (item: ReadyItem) => known.has(item) || elsewhere.has(samenessOfItem(item));
  const passages = planned.map((passage) => withKnown(passage, isKnown));
  return { places, corrections, passages };
}

/** What a question is the same as, as its document has it and as its owner has it. */
function wordingsOf({ held }: PlacedQuestion): string[] {
  return held === undefined ? [] : [held.written, held.own ?? held.written].map(samenessOf);
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
function unitsOf({ blocks, imported }: Passage, items = imported ?? []): string[] {
  return [...blocks.map(({ text }) => text), ...items.map(wordsOf)].map(squeezed);
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

interface Home {
  readonly home: number;
  readonly isMatched: boolean;
}

/**
 * For each earlier text its number among the new ones: by its words, else by its order, else that of the one before
 * it, which it is not matched with.
 */
function homesOf(earlier: readonly string[], texts: readonly string[]): Home[] {
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

/** Letters that a sentence is looked up by, if all of them have as many. */
const OPENING = 12;

/**
 * The numbers of the texts that hold each of these sentences. To search for one after another takes minutes in a
 * book.
 */
function passagesWith(sentences: ReadonlySet<string>, texts: readonly string[]): Map<string, Set<number>> {
  const found = new Map([...sentences].map((one) => [one, new Set<number>()]));
  const opening = [...sentences].reduce((least, { length }) => Math.min(least, length), OPENING);
  const byOpening = Map.groupBy(sentences, (one) => one.slice(0, opening));
  for (const [ordinal, text] of sentences.size === 0 ? [] : texts.entries())
    for (let start = 0; start + opening <= text.length; start += 1)
      for (const one of byOpening.get(text.slice(start, start + opening)) ?? [])
        if (text.startsWith(one, start)) found.get(one)?.add(ordinal);
  return found;
}

function nearest(places: readonly number[], home: number): number | undefined {
  return places.toSorted((one, other) => Math.abs(one - home) - Math.abs(other - home) || one - other)[0];
}

/** The same quote where it stands now. */
function evidenceAt(evidence: Evidence | null, passage: Passage | undefined): Evidence | null {
  if (evidence === null || evidence.quote === "" || passage === undefined) return withoutPicture(evidence);
  const quote = squeezed(evidence.quote);
  const block = passage.blocks.find(({ text }) => squeezed(text).includes(quote));
  const item = passage.imported?.find((one) => squeezed(wordsOf(one)).includes(quote));
  const { heading, part, picture } = passage;
  const { page = passage.page, slide = passage.slide } = block ?? item ?? {};
  return quotedAt(evidence.quote, { page, slide, heading: item?.heading ?? heading, part, picture });
}

/** The pictures of pages go with the version that they are of. */
function withoutPicture(evidence: Evidence | null): Evidence | null {
  return evidence && quotedAt(evidence.quote, { ...evidence, picture: null });
}
