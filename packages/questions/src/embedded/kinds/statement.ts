import { definitionSimilarity } from "../../ask/similarity.ts";
import { isOblique, type LanguageProfile } from "../../languages/profile.ts";
import { pushTo } from "../../maps.ts";
import { contentKeys, phraseKey, visibleLength, wordsOf } from "../../text/words.ts";
import { classOf } from "../distractors/class-of.ts";
import { type Document, mustFillQuota } from "../document.ts";
import type { Line } from "../lines.ts";
import { areOfOtherClass } from "../semantic-classes.ts";
import { type SubjectAndRest, splitAtVerb } from "../subjects.ts";
import { draft, type Kind, optionFactorOf, SAME_CATEGORY_FROM, sentenceWorth } from "./kind.ts";

interface Statement extends SubjectAndRest {
  line: Line;
  verb: string;
  /** What it says, as it is compared with hundreds of others. */
  compared: Compared;
}

interface Compared {
  readonly length: number;
  readonly lower: string;
  /** As words are compared, with a space on either side. */
  readonly phrase: string;
  readonly words: readonly string[];
  /** Its subject, in lower case and as words are compared. */
  readonly subject: string;
  readonly about: string;
}

/** Statements of each document, found once. */
const cache = new WeakMap<Document, Map<number, Statement>>();
const SIBLINGS = 8;
const NEAR_LINES = 200;
const STATEMENT_MAX_CHARS = 130;
const WORTH = 0.8;
/** Words, or pairs of characters: what shares more with what is said may be true as well. */
const MOST_SHARED = { spaced: 1, unspaced: 2 };

/** Which statement about X is true; the others are true of other things, and say so of X. */
export const statement: Kind = {
  name: "statement",
  write(line, document) {
    const { phrases } = document.profile;
    const all = statementsIn(document);
    const own = all.get(line.id);
    if (phrases === null || own === undefined) return [];
    const siblings = weighed(siblingsOf(own, all, document), line, document);
    if (siblings.length < 3) return [];
    const told = (rest: string) => own.opening + rest;
    const rationales = siblings.map(({ rest, line: place }) => ({
      option: told(rest),
      says: place.quote,
      reason: "swapped" as const,
    }));
    return [
      draft("statement", line, {
        stem: phrases.askStatement(own.subject, document.lowerCased(own.opening).trim()),
        key: told(own.rest),
        distractors: siblings.map(({ rest }) => told(rest)),
        sameCategory: siblings
          .filter(({ similarity }) => similarity >= SAME_CATEGORY_FROM)
          .map(({ rest }) => told(rest)),
        score: WORTH * (0.7 + 0.3 * sentenceWorth(line, document)),
        optionFactor: optionFactorOf(siblings, document),
        about: own.subject,
        rationales,
      }),
    ];
  },
};

/** What something else does or has says nothing of what it is. */
const NO_DEFINITION = 0.25;
/** What glands are said to do tells itself beside what a magnetic field does. */
const ELSEWHERE = 0.25;

/** What says what a thing is stands best among what others are, as its definition would; what it does, among its section's. */
function weighed(siblings: readonly Statement[], line: Line, document: Document) {
  const own = document.definitionIn(line);
  const kinship = (other: Line) => {
    const told = document.definitionIn(other);
    if (own === undefined) return other.section === line.section ? 1 : ELSEWHERE;
    return told === undefined ? NO_DEFINITION : definitionSimilarity(told, own);
  };
  return siblings
    .map((sibling) => ({ ...sibling, similarity: kinship(sibling.line) }))
    .sort((a, b) => b.similarity - a.similarity);
}

function statementsIn(document: Document): Map<number, Statement> {
  const known = cache.get(document);
  if (known !== undefined) return known;
  const found = new Map<number, Statement>();
  // Of a short Japanese text of which many were asked, each sentence is asked for what it names.
  const isLeft = document.profile.script === "unspaced" && mustFillQuota(document);
  for (const line of isLeft ? [] : document.lines) {
    const made = line.isUsable ? statementIn(line, document) : null;
    if (made !== null) found.set(line.id, made);
  }
  cache.set(document, found);
  return found;
}

/** Of a Japanese topic the whole sentence is told; what "が" marks is the subject of its own verb only. */
const TOPIC = /は、?$/u;

function statementIn(line: Line, document: Document): Statement | null {
  const { profile } = document;
  const parted = splitAtVerb(line, document);
  if (parted === null || !document.hasTermhood(parted.term)) return null;
  const isUnspaced = profile.script === "unspaced";
  if (isUnspaced && !TOPIC.test(parted.opening)) return null;
  const { count, marked, inHeading } = parted.term;
  if (count < 2 && !marked && !inHeading) return null;
  const { rest, subject } = parted;
  // "Hipnozę stosuje się …": what stands first is the verb's object.
  if (isOblique(subject, profile)) return null;
  if (rest.length > STATEMENT_MAX_CHARS || profile.negation?.test(rest) === true) return null;
  const leans = wordsOf(rest, profile).some(({ lower }) => profile.pronouns.has(lower));
  // Japanese verbs stand last, and only with what leads up to them show what may take another's place.
  const verb = isUnspaced ? rest : (rest.split(" ")[0] ?? "");
  const isAuxiliary = profile.stopWords.has(verb) && !profile.copulas.has(verb);
  if (leans || isAuxiliary) return null;
  const compared = {
    length: visibleLength(rest, profile),
    lower: rest.toLowerCase(),
    phrase: ` ${phraseKey(rest, profile)} `,
    words: contentKeys(rest, profile),
    subject: subject.toLowerCase(),
    about: phraseKey(subject, profile),
  };
  return { ...parted, line, verb, compared };
}

/** Statements whose verbs are alike in number and tense, about other things, of like length, told in other words. */
function siblingsOf(own: Statement, all: Map<number, Statement>, document: Document): Statement[] {
  const { profile, terms } = document;
  const ownWords = new Set(own.compared.words);
  const bySubject = new Map<string, Statement[]>();
  for (let off = 1; off <= NEAR_LINES; off++) {
    for (const other of [all.get(own.line.id + off), all.get(own.line.id - off)]) {
      if (other === undefined) continue;
      const { length, words, about } = other.compared;
      const ratio = length / own.compared.length;
      if (ratio < 0.65 || ratio > 1.6 || isSameSubject(other, own, document)) continue;
      if (!canMove(other, own, profile) || namesSubject(other, own, profile)) continue;
      const shared = words.filter((word) => ownWords.has(word)).length;
      if (shared > MOST_SHARED[profile.script] || terms.get(other.rest) !== undefined) continue;
      pushTo(bySubject, about, other);
    }
    if (bySubject.size >= SIBLINGS) break;
  }
  return [...bySubject.values()].flatMap((found) => found.slice(0, 1));
}

/** Whether what one says mentions what another is about. */
function namesSubject({ compared: { lower, phrase } }: Statement, own: Statement, profile: LanguageProfile) {
  const { subject, about } = own.compared;
  if (lower.includes(subject)) return true;
  return profile.script === "spaced" && about !== "" && phrase.includes(` ${about} `);
}

/**
 * In Japanese "ジャンヌ" and "ジャンヌ・ダルク" are one person. Nor can what a person did be said of a town: no ending
 * holds them apart there.
 */
function isSameSubject(other: Statement, own: Statement, document: Document): boolean {
  const { profile } = document;
  const [a, b] = [other.compared.about, own.compared.about];
  if (profile.script === "spaced" || a === b) return a === b;
  if (a.includes(b) || b.includes(a)) return true;
  return areOfOtherClass(classOf(other.subject, document), classOf(own.subject, document));
}

/** Whether what is said of one subject can be said, grammatically, of the other. */
function canMove(other: Statement, own: Statement, profile: LanguageProfile): boolean {
  const { copulas, verbClass } = profile;
  if (other.verb === own.verb) return agree(own.subject, other.subject, profile);
  const [a, b] = [verbClass?.(other.verb) ?? null, verbClass?.(own.verb) ?? null];
  if (a === null || a !== b) return false;
  // What follows "to be", or comes in a further clause, agrees with the subject in gender as well.
  return copulas.has(other.verb) || copulas.has(own.verb) || /[,–—]/u.test(other.rest)
    ? agree(own.subject, other.subject, profile)
    : true;
}

/** Adjectives in a statement agree with its subject: alike endings stand for alike gender. */
function agree(a: string, b: string, { endingLetters, headFirst }: LanguageProfile): boolean {
  const ending = (text: string) => (headFirst ? (text.split(" ")[0] ?? "") : text).slice(-1);
  return endingLetters === 0 || ending(a) === ending(b);
}
