import type { Candidate } from "../engine.ts";
import type { DraftFeatures } from "../rank/chances.ts";
import type { Features } from "../rank/weights.ts";
import { soleNumber } from "../text/spans.ts";
import { visibleLength, wordsOf } from "../text/words.ts";
import { classOf } from "./distractors/class-of.ts";
import { commonTail, shareHead } from "./distractors/heads.ts";
import { nameKindOf } from "./distractors/name-kinds.ts";
import type { Document } from "./document.ts";
import type { Line } from "./lines.ts";
import { areOfOtherClass } from "./semantic-classes.ts";
import { isTechnical } from "./termhood.ts";
import type { Term } from "./terms.ts";

const flag = (is: boolean) => (is ? 1 : 0);
const isCapital = (text: string) => /^\p{Lu}/u.test(text);
/** From so many letters on a shared ending says no more. */
const LONGEST_TAIL = 6;
/** A passage this far away is another topic. */
const FAR = 10;

/** The features of a draft in any language of the engine. Japanese words are not counted: it has no spaces. */
export function draftFeatures(draft: Candidate, line: Line | undefined, document: Document): DraftFeatures {
  const { profile, terms } = document;
  const shown = draft.distractors.slice(0, 3).map((text) => visibleLength(text, profile));
  const length = visibleLength(draft.key, profile);
  return {
    item: {
      ...commonFeatures(draft, document),
      "stem length": visibleLength(draft.stem, profile) / 200,
      "key words": profile.script === "unspaced" ? 0 : wordsOf(draft.key, profile).length / 5,
      "key length": length / 40,
      "key is longest": flag(shown.every((other) => other < length)),
      "key is number": flag(soleNumber(draft.key) !== null),
      "same category": draft.distractors.length / 4,
      ...keyFeatures(terms.get(draft.key), document),
      ...lineFeatures(line, draft, document),
    },
    distractors: distractorFeatures(draft, line, document),
  };
}

/** Those of its distractors alone, in their order. */
export function distractorFeatures(draft: Candidate, line: Line | undefined, document: Document): Features[] {
  const common = commonFeatures(draft, document);
  const key = { text: draft.key, term: document.terms.get(draft.key) };
  const stem = draft.stem.toLowerCase();
  return draft.distractors.map((text, at) => ({
    ...common,
    place: at / 8,
    // All are tied to the key; what the text itself has goes before what only the lexicon has.
    "same category": flag(document.terms.get(text) !== undefined),
    "in stem": flag(stem.includes(text.toLowerCase())),
    ...shapeFeatures(text, draft.key, document),
    ...(line !== undefined && { "in the sentence": flag(line.text.includes(text)) }),
    ...tieFeatures({ text, term: document.terms.get(text) }, key, line, document),
  }));
}

function commonFeatures(draft: Candidate, document: Document): Features {
  return {
    [`kind ${draft.kind}`]: 1,
    [`language ${document.profile.code}`]: 1,
    score: draft.score,
    ...stemFeatures(draft.stem, document),
  };
}

function stemFeatures(stem: string, { profile }: Document): Features {
  const gap = stem.indexOf(profile.blank);
  return {
    "has gap": flag(gap >= 0),
    "begins with gap": flag(gap >= 0 && gap < 3),
    "has comma": flag(/[,、，]/u.test(stem)),
    "has number": flag(/\d/u.test(stem)),
    "has brackets": flag(/[()（）]/u.test(stem)),
    "has quotation": flag(/["“”„«»「」]/u.test(stem)),
    "has negation": flag(profile.negation?.test(stem) === true),
    "is a question": flag(/[?？]$/u.test(stem)),
  };
}

function keyFeatures(term: Term | undefined, document: Document): Features {
  if (term === undefined) return { "key is no term": 1 };
  return {
    "key mentions": Math.log(term.count) / 4,
    "key in heading": flag(term.inHeading),
    "key is marked": flag(term.marked),
    "key is named": flag(term.named),
    "key is name": flag(term.type !== "term"),
    "key is defined": flag(document.isDefined(term)),
    "key has termhood": flag(document.hasTermhood(term)),
    "key is listed": flag(term.listedWith.size > 1),
    "key salience": document.salience(term),
    "key is technical": flag(isTechnical(term, document.profile)),
    "key share": Math.min(1, (10 * term.count) / document.lines.length),
  };
}

function lineFeatures(line: Line | undefined, { about, key }: Candidate, document: Document): Features {
  if (line === undefined) return { "no line": 1 };
  return {
    "self-containedness": document.selfContainedness(line, about ?? key),
    "line length": visibleLength(line.text, document.profile) / 200,
    "line is tied": flag(line.wasTied),
    "line is first": flag(line.first),
    "line is led": flag(line.antecedent !== null && line.antecedent !== ""),
  };
}

function shapeFeatures(text: string, key: string, { profile }: Document): Features {
  const lengths = [text, key].map((one) => visibleLength(one, profile) + 1) as [number, number];
  const words = (one: string) => (profile.script === "unspaced" ? 1 : wordsOf(one, profile).length);
  const tail = commonTail(text.toLowerCase(), key.toLowerCase());
  return {
    "length ratio": Math.abs(Math.log(lengths[0] / lengths[1])),
    "words differ": Math.abs(words(text) - words(key)) / 3,
    "capital differs": flag(isCapital(text) !== isCapital(key)),
    "number differs": flag(/\d/u.test(text) !== /\d/u.test(key)),
    "same ending": Math.min(tail, LONGEST_TAIL) / LONGEST_TAIL,
  };
}

interface Named {
  readonly text: string;
  readonly term: Term | undefined;
}

/** What the document, the lexicon or the words themselves say of both. */
function tieFeatures(other: Named, key: Named, line: Line | undefined, document: Document): Features {
  const classes = [classOf(other.text, document), classOf(key.text, document)] as const;
  const common = {
    "same class": flag(classes[0] !== null && classes[0] === classes[1]),
    "other class": flag(areOfOtherClass(...classes)),
    "same head": flag(shareHead(other.text, key.text, document)),
  };
  if (other.term === undefined || key.term === undefined)
    return { ...common, "no term": flag(other.term === undefined) };
  const [own, of] = [other.term, key.term];
  const kinds = [nameKindOf(own, document), nameKindOf(of, document)] as const;
  const hypernyms = [document.hypernymsOf(own), document.hypernymsOf(of)] as const;
  const distance = line === undefined ? FAR : nearest(own.passages, line.passage);
  return {
    ...common,
    "same hypernym": flag(!hypernyms[0].isDisjointFrom(hypernyms[1])),
    "other hypernym": flag(
      hypernyms[0].size > 0 && hypernyms[1].size > 0 && hypernyms[0].isDisjointFrom(hypernyms[1]),
    ),
    "listed together": flag(of.listedWith.has(own.key)),
    "listed alike": flag(!of.listedWith.isDisjointFrom(own.listedWith)),
    "same role": flag(!of.roles.isDisjointFrom(own.roles)),
    "same name kind": flag(kinds[0] !== null && kinds[0] === kinds[1]),
    "other name kind": flag(kinds[0] !== kinds[1]),
    "same type": flag(own.type === of.type),
    "both marked": flag(own.marked && of.marked),
    "both defined": flag(document.isDefined(own) && document.isDefined(of)),
    "both have termhood": flag(document.hasTermhood(own) && document.hasTermhood(of)),
    "both technical": flag(isTechnical(own, document.profile) && isTechnical(of, document.profile)),
    "both in headings": flag(own.inHeading && of.inHeading),
    "least salience": Math.min(document.salience(own), document.salience(of)),
    "other mentions": Math.log(own.count) / 4,
    "mentions differ": Math.abs(Math.log(own.count / of.count)) / 4,
    "same passage": flag(distance === 0),
    "same section": flag(own.section === of.section),
    distance: Math.min(distance, FAR) / FAR,
  };
}

const nearest = (passages: readonly number[], passage: number) =>
  passages.reduce((least, at) => Math.min(least, Math.abs(at - passage)), Number.POSITIVE_INFINITY);
