import type { Candidate } from "../engine.ts";
import { FEWEST_OTHERS } from "../options/layout.ts";
import type { Document } from "../read/document.ts";
import type { Group, Member } from "../read/groups/group.ts";
import { soleNumber } from "../text/spans.ts";
import { phraseKey } from "../text/words.ts";
import { candidateOfMember, within } from "./of-member.ts";
import { isReadable, likeness } from "./readable.ts";

/** A year is seldom what a table is read for; other numbers are, less than words. */
const WORTH = { words: 0.66, numbers: 0.58, years: 0.4 };
const GIVEN = 8;
const LEAST_LIKENESS = 0.4;
/** Of a column's cells, at least this share must be numbers, or none. */
const COHERENT = 0.9;
/** Every so many a value is given and its name asked for. */
const NAME_EVERY = 3;

/** The members of a group whose descriptions are values of one kind throughout; none where they are not. */
export function valuesIn({ kind, members, relation }: Group, document: Document): readonly Member[] {
  const isOfValues = kind === "notes" || kind === "glossary" || (kind === "table" && relation !== null);
  if (!isOfValues) return [];
  const numbers = members.filter(({ description }) => soleNumber(description) !== null).length;
  const isOfNumbers = numbers >= COHERENT * members.length;
  if (!isOfNumbers && numbers > 0) return [];
  const named = membersNamedOnce(members, document);
  const fit = isOfNumbers ? named : named.filter(({ description }) => isReadable(description, document));
  const isOfMany = new Set(fit.map(({ description }) => description)).size > FEWEST_OTHERS;
  return isOfMany ? fit : [];
}

function membersNamedOnce(members: readonly Member[], document: Document): Member[] {
  const readable = members.filter(({ name }) => isReadable(name, document));
  const byName = Map.groupBy(readable, ({ name }) => phraseKey(name, document.profile) || name);
  return [...byName.values()].flatMap((some) => (some.length === 1 ? some : []));
}

/** What a group has for a name, or, every few, the name that has it there; among those of the others. */
export function askForValue(
  { group, member, members, at }: { group: Group; member: Member; members: readonly Member[]; at: number },
  document: Document,
): Candidate | null {
  const isOnce = members.filter(({ description }) => description === member.description).length === 1;
  if (at % NAME_EVERY === NAME_EVERY - 1 && isOnce && group.relation !== null) {
    const byName = askForNameByValue(group, member, members, document);
    if (byName !== null) return byName;
  }
  const { phrases } = document.profile;
  const others = othersThan(member.description, members, document);
  if (phrases === null || others.length < FEWEST_OTHERS) return null;
  const isTerm = group.kind === "glossary";
  const stem = isTerm
    ? phrases.askDefinition(member.name)
    : within(group, phrases.askEntry(member.name, group.relation), document);
  const key = member.description;
  return candidateOfMember(
    member,
    { kind: isTerm ? "definition" : "table", stem, key, score: WORTH[classOf(key)] },
    others.map(({ description, source }) => ({ text: description, source })),
  );
}

function askForNameByValue(
  group: Group,
  member: Member,
  members: readonly Member[],
  document: Document,
): Candidate | null {
  const { phrases } = document.profile;
  if (phrases === null || group.relation === null) return null;
  const others = members
    .filter((other) => other !== member)
    .sort((a, b) => likeness(b.name, member.name, document) - likeness(a.name, member.name, document))
    .slice(0, GIVEN);
  if (others.length < FEWEST_OTHERS) return null;
  const stem = within(group, phrases.askHaving(group.relation, member.description), document);
  return candidateOfMember(
    member,
    { kind: "table", stem, key: member.name, score: WORTH[classOf(member.description)] },
    others.map(({ name, source }) => ({ text: name, source })),
  );
}

function classOf(key: string): keyof typeof WORTH {
  if (/^(?:1[5-9]|20)\d\d\p{L}{0,2}$/u.test(key)) return "years";
  return soleNumber(key) === null ? "words" : "numbers";
}

/** Each other value once, the likest first. */
function othersThan(key: string, members: readonly Member[], document: Document): Member[] {
  const { profile } = document;
  const seen = new Set([phraseKey(key, profile)]);
  const isNew = ({ description }: Member) => {
    const its = phraseKey(description, profile);
    return !seen.has(its) && seen.add(its);
  };
  const number = soleNumber(key);
  const distance = ({ description }: Member) =>
    number === null
      ? -likeness(description, key, document)
      : Math.abs((soleNumber(description) ?? 0) - number);
  const others = members
    .filter(isNew)
    .map((member) => ({ member, distance: distance(member) }))
    .sort((a, b) => a.distance - b.distance);
  const fit = number === null ? others.filter((other) => -other.distance >= LEAST_LIKENESS) : others;
  return fit.slice(0, GIVEN).map(({ member }) => member);
}
