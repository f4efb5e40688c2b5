import type { LanguageProfile } from "@quizmill/language";
import type { Candidate } from "../engine.ts";
import { onceOf } from "../memo.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../options/layout.ts";
import type { Document } from "../read/document.ts";
import type { Line } from "../read/lines.ts";
import { topicOf } from "../read/topic.ts";
import { contentKeys, visibleLength, wordsOf } from "../text/words.ts";

const STEM_MOST_LETTERS = 330;
/** With so much of its name a topic is named. */
const NAMED_FROM = 0.5;

/**
 * A stem behind what the document or its section is about, where it names nothing of that: "in 1944 she left the
 * school" is clear in an article on her, and nowhere else. Only in languages whose phrases say how.
 */
export function withTopicIfMissing(draft: Candidate, line: Line, document: Document): Candidate {
  const { profile } = document;
  const about = profile.phrases?.about;
  const topic = about === undefined ? null : topicFor(line, document);
  if (about === undefined || topic === null || draft.kind !== "cloze") return draft;
  const isIn = searchedIn(topic, profile);
  // An option that the topic names would stand out, as the answer or as none: others take its place if there are.
  const others = draft.distractors.filter((option) => isIn(option) === 0);
  const distractors = others.length < FEWEST_OTHERS ? draft.distractors : others;
  const isShown = [draft.key, ...distractors.slice(0, MOST_OTHERS)].some((option) => isIn(option) > 0);
  if (isIn(namesIn(draft.stem, profile)) >= NAMED_FROM || isShown) return draft;
  const stem = about(topic, draft.stem);
  return visibleLength(stem, profile) > STEM_MOST_LETTERS ? draft : { ...draft, stem, distractors };
}

/**
 * "The majority of the forest" does not name the Amazon rainforest: where capitals show names, what they show of a
 * text.
 */
function namesIn(text: string, { articles, capitalNouns }: LanguageProfile): string {
  if (articles.size === 0 || capitalNouns) return text;
  return (text.match(/(?<![\p{L}\d])[\p{Lu}\d][\p{L}\p{M}\d'’-]*/gu) ?? []).join(" ");
}

/** A stem behind the matter it is about, unless it names that. */
export function withTopic(topic: string, stem: string, { profile }: Document): string {
  const isNamed = searchedIn(topic, profile)(stem) >= NAMED_FROM;
  return isNamed ? stem : (profile.phrases?.about(topic, stem) ?? stem);
}

/**
 * In Japanese the heading of the section, or the title. Elsewhere the title of an article only: headings of a manual
 * or a textbook ("Запитання для самоперевірки") mostly say nothing of what a sentence under them takes for granted.
 * Where articles show what is taken for granted, only of an article on a person, a place or an event.
 */
function topicFor(line: Line, document: Document): string | null {
  const { plan, profile } = document;
  const title = isUsedInText(document, plan.title) ? topicOf(plan.title) : null;
  if (profile.articles.size > 0) return title === null || isNamed(title, document) ? title : null;
  if (profile.writing.hasCapitals) return title;
  const topic = topicOf(line.heading) ?? title;
  return topic !== null && /[\p{Script=Han}\p{Script=Katakana}]/u.test(topic) ? topic : null;
}

/**
 * "Victoria (Australia)", but not "Schizophrenia": "the state" and what happened in a year are a name's, what is so of
 * a matter is so wherever it is told, and an article would show what is meant.
 */
function isNamed(topic: string, { terms, profile }: Document): boolean {
  if (terms.get(topic)?.type === "name") return true;
  const words = wordsOf(topic, profile).filter(({ lower }) => !profile.stopWords.has(lower));
  const names = words.filter(({ text }) => /^\p{Lu}/u.test(text) && terms.get(text)?.type === "name");
  return names.length > 0 && names.length * 2 >= words.length;
}

/** Which share of a topic's words, or pairs of characters, a text has. */
function searchedIn(topic: string, profile: LanguageProfile): (text: string) => number {
  const keys = new Set(contentKeys(topic, profile));
  return (text) => keys.intersection(new Set(contentKeys(text, profile))).size / Math.max(1, keys.size);
}

/** An article names what it is about again and again; a book does not, nor need its reader be told. */
const USED_SHARE = 1 / 12;

/** A title whose words the text uses says what that is about; a file's name does not. */
const isUsedInText = onceOf(({ lines, profile }: Document, title: string | null): boolean => {
  const isIn = searchedIn(title ?? "", profile);
  const least = profile.writing.hasCapitals ? Math.max(1, lines.length * USED_SHARE) : 1;
  return title !== null && lines.filter(({ text }) => isIn(text) >= NAMED_FROM).length >= least;
});
