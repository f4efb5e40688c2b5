import { japaneseNamesIn } from "@quizmill/language";
import { lexiconOf } from "@quizmill/lexicon";
import type { Document } from "../document.ts";

/** "気象学者アルフレート・ウェゲナー": who somebody is, and a name of several parts. */
const PERSON_NAMED =
  /(?:[者家師員士]|国王|皇帝|大統領|首相)(?<name>[\p{Script=Katakana}ー]+(?:[・＝][\p{Script=Katakana}ー]+)+)/gu;

/** "哲学者オースティン", "国王ルイ": who somebody is, and one name. */
const TITLED =
  /(?:学者|医師|[内外]科医|技師|作家|画家|詩人|思想家|建築家|音楽家|作曲家|政治家|革命家|探検家|発明家|実業家|教育者|国王|皇帝|大統領|首相|教皇|将軍)(?<name>[\p{Script=Katakana}ー]{3,})(?=[はがをにのと、。])/gu;

/** "グライスは…を示した" may be a country or a thing; who wrote or invented something is somebody. */
const DOER =
  /(?:^|[。、])(?<name>[\p{Script=Katakana}ー]{3,})は、?[^。]*(?:を(?:著[しす]|提唱し|説[いき]|発見し|発明し|考案し|唱え|描い|作曲し)|と(?:名付け|述べ|考え)た?)/gu;

/** What the lexicon calls countries and towns, which do much that persons do. */
const WHERE = new Set(["国", "都市", "大陸"]);

/** Somebody as a text calls them: the whole name and its parts, whichever this is. */
export interface PersonMention {
  by: "whole" | "surname" | "given";
  forms: readonly string[];
}

const persons = new WeakMap<Document, ReadonlyMap<string, PersonMention>>();

/** Whom a Japanese text names in full, by that name and by what it may call them elsewhere ("徳川吉宗", "吉宗"). */
export function personsNamed(document: Document): ReadonlyMap<string, PersonMention> {
  let known = persons.get(document);
  if (known === undefined) {
    known = document.profile.script === "unspaced" ? personsIn(document) : new Map();
    persons.set(document, known);
  }
  return known;
}

function personsIn({ lines, profile }: Document): ReadonlyMap<string, PersonMention> {
  const isPlace = (name: string) =>
    lexiconOf(profile.code)
      .find(name)
      .some(({ family }) => family.hypernyms.some((called) => WHERE.has(called)));
  const found = new Map<string, PersonMention>();
  const add = (whole: string, surname: string, given: string) => {
    // A part of one character is said of much else.
    const forms = [surname, given].filter((part) => part.length > 1);
    if (forms.includes(surname)) found.set(surname, { by: "surname", forms: [whole] });
    if (forms.includes(given)) found.set(given, { by: "given", forms: [whole] });
    found.set(whole, { by: "whole", forms });
  };
  for (const { text } of lines) {
    for (const { groups: { name = "" } = {} } of text.matchAll(PERSON_NAMED))
      add(name, name.split(/[・＝]/u).at(-1) ?? name, "");
    for (const pattern of [TITLED, DOER])
      for (const { groups: { name = "" } = {} } of text.matchAll(pattern))
        if (!found.has(name) && !isPlace(name)) found.set(name, { by: "surname", forms: [] });
    for (const { surname, given } of japaneseNamesIn(text)) add(surname + given, surname, given);
  }
  return found;
}

/** "徳川吉宗" beside a sentence that calls him "吉宗": he stands in it already. */
export function isNamedIn(stem: string, name: string, document: Document): boolean {
  return (
    personsNamed(document)
      .get(name)
      ?.forms.some((form) => stem.includes(form)) === true
  );
}
