import type { LanguageProfile } from "../../languages/profile.ts";
import { contentKeys, saysWord } from "../../text/words.ts";
import { distractorsFor } from "../distractors/distractors-for.ts";
import { familyMembershipsOf } from "../distractors/family-memberships.ts";
import type { Document } from "../document.ts";
import type { Line } from "../lines.ts";
import {
  distractorPartsOf,
  draft,
  type Kind,
  type LazyUnweightedDraft,
  lazyDraft,
  sentenceWorth,
} from "./kind.ts";

/** Which of these belongs to a list of the document. */
export const membership: Kind = {
  name: "membership",
  write(line, document) {
    const text = document.lowerCased(line.text);
    for (const cue of document.profile.lists) {
      const groups = cue.pattern.exec(text)?.groups;
      if (groups === undefined) continue;
      const { list = "" } = groups;
      const members = membersOf(list);
      if (members.length < 2) continue;
      return belongs(members, { stem: cue.ask(groups), whole: groups.whole ?? "" }, line, document);
    }
    return [];
  },
};

/** "ATL, NUT or NASUWT and reports suggest …": after the last member, the sentence went on. */
const OTHER_END = /,? (?:or|oder|o|u|lub|albo|або|чи) /u;

function membersOf(list: string): string[] {
  if (OTHER_END.test(list)) return [];
  const parts = list
    .split(/,? (?:and|und|y|e|i|oraz|та|і|й) |, |、|・|と(?=[^、]+$)/u)
    .map((part) =>
      part.trim().replace(/^(?:and|und|y|e|i|oraz|та|і|й|an?|the|el|la|los|las|der|die|das|ein|eine) /u, ""),
    );
  return parts.every((part) => part.length >= 2 && part.split(" ").length <= 5) ? parts : [];
}

/** "… son iones positivos y negativos": no thing that could be asked for. */
function isQuality(member: string, { adjectiveShape }: LanguageProfile): boolean {
  return !member.includes(" ") && adjectiveShape?.test(member) === true;
}

/** Asked for a disease, anthrax is one, whether or not this sentence lists it: by the lexicon, or as the document says. */
function isOneOf(other: string, whole: string, { profile, terms, hypernymsOf }: Document): boolean {
  if (whole === "") return false;
  const names = contentKeys(whole, profile);
  const term = terms.get(other);
  if (term !== undefined && [...hypernymsOf(term)].some((hypernyms) => names.includes(hypernyms)))
    return true;
  return familyMembershipsOf(other, profile).some(({ family }) =>
    family.hypernyms.some((called) => saysWord(whole, called, profile)),
  );
}

function belongs(
  members: readonly string[],
  { stem, whole }: { stem: string; whole: string },
  line: Line,
  document: Document,
): LazyUnweightedDraft[] {
  const { terms, profile } = document;
  const known = (member: string) => terms.get(member)?.count ?? 0;
  const [key] = [...members]
    .filter((member) => line.quote.includes(member) && !isQuality(member, profile))
    .sort((a, b) => known(b) - known(a));
  // In a script without spaces a member that is no term has words of its clause about it.
  if (key === undefined || (profile.script === "unspaced" && known(key) === 0)) return [];
  const worth = 0.68 * (0.7 + 0.3 * sentenceWorth(line, document));
  const told = { kind: "membership", key, score: worth } as const;
  return [
    lazyDraft(line, document, told, () => {
      const others = distractorsFor(
        { key, stem, line, before: "", mustBeFromDocument: true },
        document,
      ).filter(({ text: other }) => !isOneOf(other, whole, document));
      return draft("membership", line, { stem, ...told, ...distractorPartsOf(others, key, document) });
    }),
  ];
}
