import type { LanguageProfile } from "@quizmill/language";
import type { Candidate, ItemKind } from "../engine.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../layout.ts";
import { commonnessOf } from "../text/commonness.ts";
import { contentKeys, phraseKey, wordsOf } from "../text/words.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { phrasesOf } from "./phrases.ts";
import type { Term } from "./terms.ts";
import { topicOf } from "./topic.ts";

/** Kinds whose stem is a sentence of the document, and takes for granted what that does. */
export const SENTENCE_KINDS: ReadonlySet<ItemKind> = new Set<ItemKind>(["cloze"]);
const STEM_MOST_CHARS = { unspaced: 165, spaced: 330 };
/** With so much of its name a topic is named. */
const NAMED_FROM = 0.5;

/**
 * A stem behind what the document or its section is about, where it names nothing of that: "in 1944 she left the
 * school" is clear in an article on her, and nowhere else. Only in languages whose phrases say how.
 */
export function withTopicIfMissing(draft: Candidate, line: Line, document: Document): Candidate {
  const { profile } = document;
  const about = profile.phrases?.about;
  const topic = about === undefined ? null : (topicFor(line, document) ?? leadingNameFor(line, document));
  if (about === undefined || topic === null || !SENTENCE_KINDS.has(draft.kind)) return draft;
  const isIn = searchedIn(topic, profile);
  // An option that the topic names would stand out, as the answer or as none: others take its place if there are.
  const others = draft.distractors.filter((option) => isIn(option) === 0);
  const distractors = others.length < FEWEST_OTHERS ? draft.distractors : others;
  const isShown = [draft.key, ...distractors.slice(0, MOST_OTHERS)].some((option) => isIn(option) > 0);
  if (isIn(namesIn(draft.stem, profile)) >= NAMED_FROM || isShown) return draft;
  const stem = about(topic, draft.stem);
  return stem.length > STEM_MOST_CHARS[profile.script] ? draft : { ...draft, stem, distractors };
}

/** "The majority of the forest" does not name the Amazon rainforest: where capitals show names, what they show of a text. */
function namesIn(text: string, { articles, capitalNouns }: LanguageProfile): string {
  if (articles.size === 0 || capitalNouns) return text;
  return (text.match(/(?<![\p{L}\d])[\p{Lu}\d][\p{L}\p{M}\d'’-]*/gu) ?? []).join(" ");
}

/** A name that a document without a title speaks of so often a line, in so many lines, so many times as often as of the next. */
const LEADING = { share: 1 / 5, leastLines: 60, times: 2 };

const leadingNames = new WeakMap<Document, string | null>();

/**
 * "Git" in a manual that names nothing else as often, for a sentence that names nobody and nothing, beside others that
 * name it: what no title says. Where all nouns have capitals none is sure to be a name; only what the document
 * never inflects is sure to stand as it is called.
 */
function leadingNameFor(line: Line, document: Document): string | null {
  const { plan, profile } = document;
  if (profile.script === "unspaced" || profile.capitalNouns || isUsedInText(plan.title, document))
    return null;
  let name = leadingNames.get(document);
  if (name === undefined) {
    name = leadingNameOf(document);
    leadingNames.set(document, name);
  }
  if (name === null || phrasesOf(line.text, profile).some((phrase) => phrase.name)) return null;
  const isIn = searchedIn(name, profile);
  return document.linesOf(line.passage).some(({ text }) => isIn(text) > 0) ? name : null;
}

function leadingNameOf({ lines, terms, profile }: Document): string | null {
  if (lines.length < LEADING.leastLines) return null;
  const names = (["name", "acronym"] as const)
    .flatMap((type) => [1, 2, 3].flatMap((words) => terms.likely(type, words)))
    .filter((term) => isOfOneForm(term) && isNoWord(term, profile))
    .sort((a, b) => b.count - a.count);
  const [first, next] = names;
  const least = Math.max(lines.length * LEADING.share, LEADING.times * (next?.count ?? 0));
  if (first === undefined || first.count < least) return null;
  return [...first.forms.keys()].find(isCapital) ?? null;
}

/** "Git" and "git"; "Gicie" and "option" show that something is inflected, or no name. */
function isOfOneForm({ forms }: Term): boolean {
  const all = [...forms.keys()];
  return new Set(all.map((form) => form.toLowerCase())).size === 1 && all.some(isCapital);
}

/** "Carga", which heads a column, and "carga" of which the text tells: with a small letter too, a name is no word. */
function isNoWord({ forms }: Term, profile: LanguageProfile): boolean {
  return [...forms.keys()].every((form) => isCapital(form) || commonnessOf(form, profile) === "rare");
}

function isCapital(form: string): boolean {
  return /^\p{Lu}/u.test(form);
}

/** A stem behind the matter it is about, unless it names that. */
export function withTopic(topic: string, stem: string, { profile }: Document): string {
  const isNamed = searchedIn(topic, profile)(stem) >= NAMED_FROM;
  return isNamed ? stem : (profile.phrases?.about?.(topic, stem) ?? stem);
}

/**
 * In Japanese the heading of the section, or the title. Elsewhere the title of an article only: headings of a manual
 * or a textbook ("Запитання для самоперевірки") mostly say nothing of what a sentence under them takes for granted.
 * Where articles show what is taken for granted, only of an article on a person, a place or an event.
 */
function topicFor(line: Line, document: Document): string | null {
  const { plan, profile } = document;
  const title = isUsedInText(plan.title, document) ? topicOf(plan.title) : null;
  if (profile.articles.size > 0) return title === null || isNamed(title, document) ? title : null;
  if (profile.script === "spaced") return title;
  const topic = topicOf(line.heading) ?? title;
  return topic !== null && /[\p{Script=Han}\p{Script=Katakana}]/u.test(topic) ? topic : null;
}

/**
 * "Victoria (Australia)", but not "Schizophrenia": "the state" and what happened in a year are a name's, what is so of
 * a matter is so wherever it is told, and an article would show what is meant.
 */
function isNamed(topic: string, { terms, profile }: Document): boolean {
  const words = wordsOf(topic, profile).filter(({ lower }) => !profile.stopWords.has(lower));
  const names = words.filter(({ text }) => /^\p{Lu}/u.test(text) && terms.get(text)?.type === "name");
  return names.length > 0 && names.length * 2 >= words.length;
}

/** Kinds whose stem is the sentence but for one part of it. */
const WHOLE_SENTENCE_KINDS: ReadonlySet<ItemKind> = new Set<ItemKind>(["cloze"]);

/**
 * Whether a stem tells of somebody or something that neither it nor its topic names: "日本海側気候に属する".
 */
export function lacksSubjectReference(
  draft: Candidate,
  told: Candidate,
  line: Line,
  document: Document,
): boolean {
  const { profile } = document;
  const { subjectMark } = profile;
  if (subjectMark === undefined || !WHOLE_SENTENCE_KINDS.has(draft.kind)) return false;
  if (line.antecedent !== null || subjectMark.test(line.text)) return false;
  const topic = topicFor(line, document);
  return draft.stem === told.stem || topic === null || !mayBeSubject(topic, line, document);
}

/** With so much of its name a sentence speaks of what it is about as of something else. */
const TOUCHED_FROM = 0.3;

/**
 * Whether the topic can be whom a sentence tells of without naming anybody: not where it names that in another role
 * ("ジャンヌの役割を伝えた"), nor a heading that no sentence is about ("三つの状態").
 */
function mayBeSubject(topic: string, { text }: Line, { plan, profile, subjects }: Document): boolean {
  if (searchedIn(topic, profile)(text) >= TOUCHED_FROM) return false;
  return (
    topic === topicOf(plan.title) || topic.split("・").some((part) => subjects.has(phraseKey(part, profile)))
  );
}

/** Which share of a topic's words, or pairs of characters, a text has. */
function searchedIn(topic: string, profile: LanguageProfile): (text: string) => number {
  const keys = new Set(contentKeys(topic, profile));
  return (text) => keys.intersection(new Set(contentKeys(text, profile))).size / Math.max(1, keys.size);
}

/** An article names what it is about again and again; a book does not, nor need its reader be told. */
const USED_SHARE = 1 / 12;

/** Titles of documents the engine has read: whether their texts use them. */
const spokenOf = new WeakMap<Document, boolean>();

/** A title whose words the text uses says what that is about; a file's name does not. */
function isUsedInText(title: string | null, document: Document): boolean {
  let known = spokenOf.get(document);
  if (known === undefined) {
    const { lines, profile } = document;
    const isIn = searchedIn(title ?? "", profile);
    const least = profile.script === "spaced" ? Math.max(1, lines.length * USED_SHARE) : 1;
    known = title !== null && lines.filter(({ text }) => isIn(text) >= NAMED_FROM).length >= least;
    spokenOf.set(document, known);
  }
  return known;
}
