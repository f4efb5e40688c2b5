import type { AskedPart } from "@quizmill/language";
import { sexOfGivenName } from "@quizmill/lexicon";
import { FEWEST_OTHERS } from "../../layout.ts";
import { wordsOf } from "../../text/words.ts";
import { classOf } from "../distractors/class-of.ts";
import { hasCases } from "../distractors/distractor-target.ts";
import { nameKindOf } from "../distractors/name-kinds.ts";
import type { Document } from "../document.ts";
import type { Key } from "../keys.ts";
import type { Line } from "../lines.ts";
import { namedSubject } from "../subjects.ts";
import { othersFor, partsOf, partWorth, withGap } from "./gaps.ts";
import { distractorPartsOf, draft, type Kind, lazyDraft, type UnweightedDraft } from "./kind.ts";
import { mayBePerson } from "./subject.ts";

/** A whole question reads better than a gap. */
const AS_QUESTION = 0.08;
/** With the kind of answer named ("how many"), better still. */
const AS_TYPED = 0.16;

/** The most telling part of a sentence, asked for by a question word that keeps its grammar. */
export const focus: Kind = {
  name: "focus",
  write: (line, document) =>
    askableIn(line, document).map((part) =>
      lazyDraft(line, document, part.told, () => askedFor(part, line, document)),
    ),
};

/** A part of a sentence, and the question for it. */
interface Askable {
  key: Key;
  stem: string;
  isPerson: boolean;
  told: Pick<UnweightedDraft, "kind" | "key" | "score">;
}

function askableIn(line: Line, document: Document): Askable[] {
  return partsOf(line, document).flatMap((key) => {
    const stem = questionFor(key, line, document);
    if (stem === null || stem.toLowerCase().includes(key.text.toLowerCase())) return [];
    const isPerson = sexOfPerson(key, document) !== null;
    const kind = key.span === null && !isPerson ? "focus" : "typed";
    const score = partWorth(key, line, document) + (kind === "typed" ? AS_TYPED : AS_QUESTION);
    return [{ key, stem, isPerson, told: { kind, key: key.text, score } }];
  });
}

function askedFor(
  { key, stem, isPerson, told }: Askable,
  line: Line,
  document: Document,
): UnweightedDraft | null {
  // What fits the gap fits the question: its word keeps the case.
  const asked = document.profile.phrases?.asksFor?.(stem) ?? null;
  const others = othersFor(key, withGap(line.text, key, document), line, document).filter(
    (other) =>
      (!isPerson || mayBePerson(other, key.text, document)) &&
      (asked === null || isOfAsked(other.text, asked, document)),
  );
  if (others.length < FEWEST_OTHERS) return null;
  return draft(told.kind, line, { stem, ...told, ...distractorPartsOf(others) });
}

/** 誰 asks for somebody and どこ for some place: nothing else may stand there, unless it is a name that tells of nothing. */
function isOfAsked(text: string, asked: "person" | "land", document: Document): boolean {
  const semanticClass = classOf(text, document);
  return semanticClass === asked || (semanticClass === null && document.terms.get(text)?.type === "name");
}

/** The question for a part of a sentence, or null where only a gap can ask for it. */
export function questionFor(key: Key, line: Line, document: Document): string | null {
  const { profile, lowerCased } = document;
  if (profile.phrases === null) return null;
  const text = lowerCased(line.text);
  const before = text.slice(0, key.start);
  const sex = sexOfPerson(key, document);
  if (sex !== null) {
    // "Їхню платформу виклав _____": whose, an earlier sentence says.
    if (wordsOf(before, profile).some(({ lower }) => profile.pronouns.has(lower))) return null;
    const after = text.slice(key.end);
    return profile.phrases.askWho?.({ before, after, isWoman: sex === "women" }) ?? null;
  }
  const parted = namedSubject(line, document);
  const isBehind = parted !== null && key.start >= text.length - parted.rest.length;
  return profile.phrases.askPart({
    before,
    after: text.slice(key.end),
    text: key.text,
    type: typeOf(key, document),
    subject: isBehind ? parted.subject : null,
    told: isBehind ? before.slice(text.length - parted.rest.length) : null,
  });
}

/** Of somebody who is named in the form of one who does something; null where nobody is, or that is not sure. */
function sexOfPerson({ span, text }: Key, document: Document): "men" | "women" | null {
  const term = span === null ? document.terms.get(text) : undefined;
  if (term === undefined || document.profile.phrases?.askWho === undefined) return null;
  if (nameKindOf(term, document) !== "person") return null;
  const [given = "", surname] = text.split(" ");
  const sex = surname === undefined ? null : sexOfGivenName(given);
  return sex ?? (hasCases(document.profile) ? null : "men");
}

function typeOf({ span, text }: Key, document: Document): AskedPart["type"] {
  const { terms, profile } = document;
  if (span !== null) return span.type;
  if (profile.script === "unspaced") return japaneseTypeOf(text, document);
  return terms.get(text)?.type === "name" ? "name" : "term";
}

function japaneseTypeOf(text: string, document: Document): AskedPart["type"] {
  const semanticClass = classOf(text, document);
  if (semanticClass === "person") return "person";
  if (semanticClass === "land") return "place";
  return isSureThing(text, document) ? "term" : "name";
}

/** A word in katakana may be somebody's name, unless the document defines it or hardly names anybody. */
function isSureThing(text: string, document: Document): boolean {
  if (!/^[\p{Script=Katakana}ー・]+$/u.test(text) || !namesPeople(document)) return true;
  const term = document.terms.get(text);
  return term !== undefined && (term.marked || term.inHeading || document.isDefined(term));
}

const FULL_NAME = /\p{Script=Katakana}{2,}・\p{Script=Katakana}{2,}/u;
/** One sentence in so many with a full name makes it a text about people. */
const NAMES_FROM = 40;
const namingDocuments = new WeakMap<Document, boolean>();

function namesPeople(document: Document): boolean {
  const known = namingDocuments.get(document);
  if (known !== undefined) return known;
  const naming = document.lines.filter(({ text }) => FULL_NAME.test(text)).length;
  const found = naming * NAMES_FROM > document.lines.length;
  namingDocuments.set(document, found);
  return found;
}
