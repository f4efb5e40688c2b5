import { classOf } from "../distractors/class-of.ts";
import { hasCases } from "../distractors/distractor-target.ts";
import { type Distractor, distractorsFor } from "../distractors/distractors-for.ts";
import { nameKindOf, sexOf } from "../distractors/name-kinds.ts";
import type { Document } from "../document.ts";
import { type SubjectAndRest, splitAtVerb } from "../subjects.ts";
import { mayBeKey } from "../termhood.ts";
import type { Term } from "../terms.ts";
import { distractorPartsOf, draft, type Kind, lazyDraft, pointsBack, sentenceWorth } from "./kind.ts";

/** What is told of a thing is given, the thing is asked for. */
export const subject: Kind = {
  name: "subject",
  write(line, document) {
    const parted = splitAtVerb(line, document);
    const isPerson = parted !== null && isSomebody(parted, document);
    const stem = parted?.cue.ask(parted.rest, parted.subject, parted.opening, isPerson) ?? null;
    if (parted === null || stem === null) return [];
    const { subject: key, term } = parted;
    if (!mayBeKey(term, document)) return [];
    if (pointsBack(line, document)) return [];
    if (isLoneName(term, document) && !ASKS_WHO.test(stem)) return [];
    // "El barrio se considera …": which one, an earlier sentence says, and none is the answer.
    if (isUnnamedPlace(key, document)) return [];
    const isTelling = term.count >= 2 || term.marked || term.type !== "term";
    const worth = (isTelling ? 0.7 : 0.5) * (0.7 + 0.3 * sentenceWorth(line, document));
    const told = { kind: "subject", key, score: worth } as const;
    return [
      lazyDraft(line, document, told, () => {
        const others = distractorsFor({ key, stem, line, before: "" }, document).filter(
          (other) => !ASKS_WHO.test(stem) || mayBePerson(other, key, document),
        );
        return draft("subject", line, { stem, ...told, ...distractorPartsOf(others) });
      }),
    ];
  },
};

function isUnnamedPlace(key: string, document: Document): boolean {
  return document.profile.unnamed?.has(key.toLowerCase()) === true && classOf(key, document) === "land";
}

/** "ローマ人": no one of them. */
const PEOPLE = /(?:人|民族|[住農国市]民)$/u;

/**
 * A person's name, or, where nothing but "kto" and "хто" asks for people, a word for one ("свідок"); so too in Japanese
 * ("債権者"), where the lexicon may say it of a name ("アルベルティ").
 */
function isSomebody({ term, subject: key }: SubjectAndRest, document: Document): boolean {
  const { profile } = document;
  if (nameKindOf(term, document) === "person") return true;
  const mayBeWord =
    profile.script === "unspaced" ? !PEOPLE.test(key) : hasCases(profile) && term.type === "term";
  return mayBeWord && classOf(key, document) === "person";
}

const ASKS_WHO = /^(?:Who|Wer|Kto|Хто|¿Quién)(?!\p{L})|のは誰か。$/u;

/** "Co kupuje Maria", "Що є Індія": where "what" asks for things, one word that names somebody or some place is none. */
function isLoneName({ type, words, forms }: Term, { profile }: Document): boolean {
  if (profile.oblique === undefined || words > 1) return false;
  return (
    type === "name" ||
    [...forms.keys()].some((form) => /^\p{Lu}/u.test(form) && sexOf(form, profile) !== null)
  );
}

/** Who did something is no thing, whatever form fits: beside a name stand names, beside "a therapist" who else does something. */
export function mayBePerson({ text, tie }: Distractor, key: string, document: Document): boolean {
  const { terms, profile } = document;
  if (profile.script === "unspaced")
    return tie === "name" || terms.get(text)?.type === "name" || classOf(text, document) === "person";
  const isWordForOne = (word: string) =>
    profile.person?.test(word) === true ||
    (hasCases(profile) && terms.get(word)?.type === "term" && classOf(word, document) === "person");
  if (isWordForOne(key)) return isWordForOne(text);
  // "Helper T" of "Helper T cells"
  return terms.get(text)?.type !== "term" && /^\p{Lu}/u.test(text) && !/ \p{Lu}$/u.test(text);
}
