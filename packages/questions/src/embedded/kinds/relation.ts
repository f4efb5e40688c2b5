import { isQualified } from "../../judge/cues.ts";
import type { LanguageProfile } from "../../languages/profile.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../../layout.ts";
import { countUp } from "../../maps.ts";
import { contentKeys, visibleLength } from "../../text/words.ts";
import { distractorsFor } from "../distractors/distractors-for.ts";
import { type Document, mustFillQuota } from "../document.ts";
import { nearby } from "../nearby.ts";
import { haveSimilarAims, type Relation } from "../relations.ts";
import {
  distractorPartsOf,
  draft,
  type Kind,
  lazyDraft,
  sentenceWorth,
  type UnweightedDraft,
} from "./kind.ts";

const SIBLINGS = 8;
/** Answers weighed against one another, the nearest. */
const WEIGHED = 24;
/** Words, or pairs of characters. */
const MOST_IN_COMMON = { spaced: 1, unspaced: 3 };
/** Answers of the same form looked at to each side. */
const REACH = 120;
const WORTH = 0.8;
const BESIDE_LINES = 2;
/**
 * What each of the three that tells of something else leaves of the worth: "groups make more extreme decisions" is no
 * outcome of an electric shock. Of such questions read blind one in twelve had options that could tempt.
 */
const OFF_TOPIC_FACTOR = 0.6;

/** Where a short text must fill a quota. */
const QUOTA_FACTOR = 0.8;

/** Why, what for, what happens when, what unlike: what the sentence ties together by its cue words. */
export const relation: Kind = {
  name: "relation",
  mayAddressReader: true,
  mayBeInstruction: true,
  write(line, document) {
    const found = document.relations.in(line);
    const stem = found?.cue.ask?.(found.groups) ?? null;
    if (found === undefined || stem === null) return [];
    const score = WORTH * (0.7 + 0.3 * sentenceWorth(line, document));
    const told = { kind: "relation", ...toldOf(found), score } as const;
    return [
      lazyDraft(line, document, told, () => {
        const options = found.form === "term" ? termsFor(found, stem, document) : clausesFor(found, document);
        return options.distractors.length < FEWEST_OTHERS
          ? null
          : draft("relation", line, { stem, ...told, ...options });
      }),
    ];
  },
};

/** The answer, as it stands among others, and whether it is a term that is asked for. */
function toldOf(found: Relation): Pick<UnweightedDraft, "key" | "about"> {
  if (found.form === "term") return { key: found.answer };
  return { key: found.cue.asOption?.(found.answer, found.groups) ?? found.answer, about: null };
}

type Options = Pick<UnweightedDraft, "distractors" | "sameCategory" | "optionFactor" | "rationales">;

function termsFor({ answer, line }: Relation, stem: string, document: Document): Options {
  return distractorPartsOf(
    distractorsFor({ key: answer, stem, line, before: "" }, document),
    answer,
    document,
  );
}

/** The others are what the document says of other things in the same form. */
function clausesFor(found: Relation, document: Document): Options {
  const { cue } = found;
  // A deed is told in its own way, whatever form its sentence has.
  const told = (one: Relation) => {
    const from = cue.maySpeakToReader === true ? one : found;
    return from.cue.asOption?.(one.answer, from.groups) ?? one.answer;
  };
  const siblings = siblingsOf(found, document);
  const offTopic = siblings.slice(0, MOST_OTHERS).filter(({ isOnTopic }) => !isOnTopic).length;
  return {
    optionFactor: (mustFillQuota(document) ? QUOTA_FACTOR : OFF_TOPIC_FACTOR) ** offTopic,
    distractors: siblings.map(told),
    rationales: siblings.map((sibling) => ({
      option: told(sibling),
      says: sibling.line.quote,
      reason: "swapped",
    })),
  };
}

/** An answer to something else. */
interface Sibling extends Relation {
  /** It speaks of something the question speaks of, or is a reason, an aim or an outcome in the same section. */
  isOnTopic: boolean;
  inCommon: number;
}

/**
 * Answers of the same form and like length that share hardly any content with this sentence: those that share some
 * first, then those of its section, then the nearest.
 */
function siblingsOf(found: Relation, document: Document): Sibling[] {
  const { relations, profile } = document;
  const everywhere = throughoutIn(document);
  // Deeds are alike in what they are done with: only what speaks of the end may serve it.
  const told = found.cue.maySpeakToReader === true ? (found.groups.fact ?? "") : found.line.text;
  const about = new Set(contentKeys(told, profile).filter((key) => !everywhere.has(key)));
  const siblings = new Map<number, Sibling>();
  for (const other of nearby(relations.like(found.form), found.index, REACH)) {
    if (siblings.size >= WEIGHED) break;
    if (siblings.has(other.line.id) || isBeside(other, found) || !isAlike(found, other, profile)) continue;
    if (!isToldOfSame(other, found)) continue;
    const inCommon = contentKeys(other.answer, profile).filter((key) => about.has(key)).length;
    // What shares much with the sentence may be right too.
    if (inCommon > MOST_IN_COMMON[profile.script]) continue;
    if (isDeedForLike(other, found, profile)) continue;
    if (isQualified(other.answer, profile)) continue;
    const isTied = other.cue.answerIsSentence !== true && other.line.section === found.line.section;
    const isOnTopic =
      inCommon > 0 || (isTied && profile.script === "spaced") || isDeedOfSame(other, found, profile);
    siblings.set(other.line.id, { ...other, inCommon, isOnTopic });
  }
  const startsAlike = (other: Relation) => Number(firstWord(other) === firstWord(found));
  return [...siblings.values()]
    .sort(
      (a, b) =>
        b.inCommon - a.inCommon ||
        Number(b.isOnTopic) - Number(a.isOnTopic) ||
        startsAlike(b) - startsAlike(a),
    )
    .slice(0, SIBLINGS);
}

/** A deed is tied to another by whatever both name, though the whole manual is about it ("git"). */
function isDeedOfSame(other: Relation, found: Relation, profile: LanguageProfile): boolean {
  if (found.cue.maySpeakToReader !== true) return false;
  return !new Set(contentKeys(other.answer, profile)).isDisjointFrom(
    new Set(contentKeys(found.answer, profile)),
  );
}

function isDeedForLike({ line, groups }: Relation, found: Relation, profile: LanguageProfile): boolean {
  const told = groups.fact ?? line.text;
  return found.cue.maySpeakToReader === true && haveSimilarAims(told, found.groups.fact ?? "", profile);
}

function firstWord({ answer }: Relation): string {
  return answer.split(" ")[0]?.toLowerCase() ?? "";
}

/**
 * Of a text's sentences, taken as so many at least, the share from which a word in them ties no two of them together:
 * "Git" in a manual on it.
 */
const THROUGHOUT = { share: 0.08, fromLines: 100 };

const knownThroughout = new WeakMap<Document, ReadonlySet<string>>();

function throughoutIn(document: Document): ReadonlySet<string> {
  let known = knownThroughout.get(document);
  if (known === undefined) {
    const { lines, profile } = document;
    const counts = new Map<string, number>();
    for (const { text } of lines) for (const key of new Set(contentKeys(text, profile))) countUp(counts, key);
    const least = THROUGHOUT.share * Math.max(THROUGHOUT.fromLines, lines.length);
    known = new Set([...counts].flatMap(([key, count]) => (count >= least ? key : [])));
    knownThroughout.set(document, known);
  }
  return known;
}

/** The very sentence, or, where answers are whole clauses, one next to it: that may be a cause or outcome too. */
function isBeside({ line: { id, section } }: Relation, { line, cue }: Relation): boolean {
  const reach = typeof cue.form === "string" ? 0 : BESIDE_LINES;
  return section === line.section && Math.abs(id - line.id) <= reach;
}

function isAlike(found: Relation, other: Relation, profile: LanguageProfile): boolean {
  if (opening(other, profile) !== opening(found, profile)) return false;
  const ratio = visibleLength(other.answer, profile) / visibleLength(found.answer, profile);
  return ratio > 0.6 && ratio < 1.7;
}

/**
 * "フランスを救ったことから" is told of whom the question names: beside it "フランス軍が…" of another shows itself. A
 * reason that has its own subject stands among others that have theirs.
 */
function isToldOfSame(other: Relation, { cue, line, answer }: Relation): boolean {
  const subjectOf = (text: string) => cue.subject?.exec(text)?.groups?.subject;
  const subject = subjectOf(other.answer);
  return subject === undefined || subjectOf(answer) !== undefined || line.text.includes(subject);
}

/** The pronoun an answer starts with, or "": options must agree in it. */
function opening({ answer }: Relation, { personalPronouns }: LanguageProfile): string {
  const first = answer.split(" ")[0]?.toLowerCase() ?? "";
  return personalPronouns.has(first) ? first : "";
}
