import type { Candidate } from "../engine.ts";
import { FEWEST_OTHERS } from "../options/layout.ts";
import type { Document } from "../read/document.ts";
import type { Group, Member } from "../read/groups/group.ts";
import { isEnglish } from "../read/lines.ts";
import { phraseKey } from "../text/words.ts";
import { askForMeaning, askForName, describes, entriesIn } from "./entries.ts";
import { candidateOfMember, within } from "./of-member.ts";
import { isCode, isReadable, likeness } from "./readable.ts";
import { askForValue, valuesIn } from "./values.ts";

/** Members asked about, evenly through a group; a list of names with what is told of them is asked throughout. */
const MOST_ASKED = 6;
const MEMBERS_PER_QUESTION = 2;
/** For each question wanted, so many members are tried. */
const TRIED = 2;
const WORTH = { step: 0.62, example: 0.6, deed: 0.7 };
const GIVEN = 6;

/** A question on a member of a group, written when it is wanted. */
export interface Asked {
  readonly member: Member;
  ask(): Candidate | null;
}

/** What can be asked of a group: a long one is not to be worked through before its first question. */
export function questionsOf(group: Group, document: Document): readonly Asked[] {
  switch (group.kind) {
    case "steps":
      return group.members
        .slice(1)
        .map((member) => ({ member, ask: () => askForNext(group, member, document) }));
    case "classes":
      return some(group.members, (member) => askForClass(group, member, document));
    case "deeds":
      return group.members.map((member) => ({ member, ask: () => askWhoDid(group, member, document) }));
    default:
      return described(group, document);
  }
}

/** Names by what is told of them and back; values of a column, where these are no clauses. */
function described(group: Group, document: Document): readonly Asked[] {
  const entries = entriesIn(group, document).filter(
    ({ member }) => !(isCode(member.name) && isEnglish(member.description, document.profile)),
  );
  const asked = entries.map((entry, at) => ({
    member: entry.member,
    ask: () =>
      at % 2 === 0
        ? (askForMeaning(entry, document) ?? askForName(entry, document))
        : (askForName(entry, document) ?? askForMeaning(entry, document)),
  }));
  const isOfClauses = group.kind === "table" && describes(group, document);
  if (isOfClauses || entries.length > FEWEST_OTHERS || asked.some(({ ask }) => ask() !== null)) return asked;
  const members = valuesIn(group, document);
  return some(members, (member, turn) => askForValue({ group, member, members, at: turn }, document));
}

/** So many members, evenly through a group, and the next where one of these gives no question; each written once. */
function some(members: readonly Member[], ask: (member: Member, turn: number) => Candidate | null): Asked[] {
  const most = Math.min(MOST_ASKED, Math.ceil(members.length / MEMBERS_PER_QUESTION));
  const even = new Set(Array.from({ length: most }, (_, i) => Math.floor((i * members.length) / most)));
  const first = [...members.filter((_, i) => even.has(i)), ...members.filter((_, i) => !even.has(i))];
  const drafts = new Map<Member, Candidate>();
  for (const [turn, member] of first.slice(0, TRIED * most).entries()) {
    if (drafts.size === most) break;
    const draft = ask(member, turn);
    if (draft !== null) drafts.set(member, draft);
  }
  return members.flatMap((member) => {
    const draft = drafts.get(member);
    return draft === undefined ? [] : [{ member, ask: () => draft }];
  });
}

/** What comes right after the step before, among the others. */
function askForNext(group: Group, member: Member, document: Document): Candidate | null {
  const { phrases } = document.profile;
  const { members } = group;
  const before = members[members.indexOf(member) - 1];
  const others = members.filter((other) => other !== member && other !== before);
  if (phrases === null || before === undefined || others.length < FEWEST_OTHERS) return null;
  if (![member, before, ...others].every(({ name }) => isReadable(name, document))) return null;
  const stem = within(group, phrases.askNext(before.name), document);
  const { rationales: _, ...asked } = candidateOfMember(
    member,
    { kind: "table", stem, key: member.name, score: WORTH.step },
    namesOf(others),
  );
  return asked;
}

/** The class that an example stands under, among the others. */
function askForClass(group: Group, member: Member, document: Document): Candidate | null {
  const { profile } = document;
  const { phrases } = profile;
  const classes = [
    ...new Map(group.members.toReversed().map((one) => [phraseKey(one.name, profile), one])).values(),
  ].reverse();
  const others = classes.filter(({ name }) => name !== member.name);
  if (phrases === null || others.length < FEWEST_OTHERS) return null;
  const texts = [member.description, ...classes.map(({ name }) => name)];
  if (!texts.every((text) => isReadable(text, document))) return null;
  const alike = ({ name }: Member) => likeness(name, member.name, document);
  const stem = within(group, phrases.askUnder(member.description), document);
  return candidateOfMember(
    member,
    { kind: "subject", stem, key: member.name, score: WORTH.example },
    namesOf(others.sort((a, b) => alike(b) - alike(a))),
  );
}

/** Who did what, among those who did something else. */
function askWhoDid({ members }: Group, member: Member, document: Document): Candidate | null {
  const { phrases } = document.profile;
  const others = new Map(members.map((other) => [phraseKey(other.name, document.profile), other]));
  others.delete(phraseKey(member.name, document.profile));
  if (phrases === null || others.size < FEWEST_OTHERS) return null;
  return candidateOfMember(
    member,
    { kind: "subject", stem: phrases.askWhoDid(member.description), key: member.name, score: WORTH.deed },
    namesOf([...others.values()]),
    "swapped",
  );
}

const namesOf = (members: readonly Member[]) =>
  members.slice(0, GIVEN).map(({ name, source }) => ({ text: name, source }));
