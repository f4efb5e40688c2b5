import { lexiconOf } from "@quizmill/lexicon";
import { pushTo } from "../maps.ts";
import { onceOf } from "../memo.ts";
import type { DistractorRequest } from "../options/distractor-target.ts";
import { distractorTargetFor } from "../options/distractor-target.ts";
import { type Distractor, distractorsFor } from "../options/distractors-for.ts";
import { isUninformative, keepDistinct } from "../options/exclusions.ts";
import { shareHead } from "../options/heads.ts";
import { FEWEST_OTHERS } from "../options/layout.ts";
import { lexiconSiblingsOf } from "../options/lexicon-siblings.ts";
import { mayBeCorrect } from "../options/may-be-correct.ts";
import { nameKindOf } from "../options/name-kinds.ts";
import type { Document } from "../read/document.ts";
import type { Definition } from "../read/groups/definitions.ts";
import type { Group } from "../read/groups/group.ts";
import { nearby } from "../read/nearby.ts";
import { namesMany } from "../read/noun-forms.ts";
import { phraseKey } from "../text/words.ts";
import { nameFor, nameInText } from "./citation.ts";
import { definitionSimilarity, SIMILARITY } from "./similarity.ts";

const GIVEN = 8;
/** Definitions looked at to each side. */
const REACH = 40;
/** What the text itself sets beside the key is as sure as what it says is the same kind of thing. */
const SURE = SIMILARITY.hypernym;

/** A name with its tie, and how surely it is of the key's kind. */
interface Tied extends Distractor {
  readonly similarity: number;
}

/**
 * Names that can stand beside a defined term, the surest first: what a table, list or contrast sets beside it, what
 * is explained near it as a thing of the same kind, what the lexicon has of its kind; where these are too few,
 * whatever else the document ties to it.
 */
export function namesBeside(
  request: DistractorRequest,
  found: Definition,
  document: Document,
): readonly Distractor[] {
  const { profile } = document;
  const target = distractorTargetFor(request, document);
  const told = [...groupedWith(request.key, document), ...explainedNear(request.key, found, document)];
  const { texts, isSure } = lexiconSiblingsOf(target, document);
  const similarity = isSure ? SURE : SIMILARITY.thing;
  const known = texts.map((text): Tied => ({ text, tie: "lexicon", similarity }));
  const ranked = [...told, ...known, ...sayingTheKind(found, document)].sort(
    (a, b) => b.similarity - a.similarity,
  );
  const wrong = ranked.filter(
    ({ text }) => !isUninformative(text, profile) && !mayBeCorrect(text, target, document),
  );
  const kept = keepDistinct(wrong, request, profile, GIVEN);
  // What is surely of one kind with the key stands alone: anything else beside it would be seen at once.
  const sure = kept.filter(({ similarity }) => similarity === SURE);
  if (sure.length >= FEWEST_OTHERS) return sure;
  if (kept.length >= FEWEST_OTHERS) return kept;
  // "Direkte Reflexion" beside "diffuse Reflexion", which nothing explains.
  return keepDistinct([...kept, ...distractorsFor(request, document)], request, profile, GIVEN);
}

/**
 * Japanese says in a name what it is: where a short text has too few, the lexicon has others ("コケ植物" beside "陰生植物").
 */
function sayingTheKind({ term, hypernyms }: Definition, { profile, isShort }: Document): Tied[] {
  const kind = [...hypernyms].find((hypernym) => term.endsWith(hypernym));
  if (profile.writing.hasCapitals || !isShort || kind === undefined) return [];
  const texts = lexiconOf(profile.code)
    .texts()
    .filter((text) => text.endsWith(kind) && text !== kind);
  return texts.map((text) => ({ text, tie: "head", similarity: SURE }));
}

/** Where a name is set beside others. */
interface Seat {
  readonly group: Group;
  readonly at: number;
}

const seatsIn = onceOf((groups: Document["groups"], profile: Document["profile"]) => {
  const seats = new Map<string, Seat[]>();
  for (const group of groups.filter(({ kind }) => kind !== "classes"))
    for (const [at, { name }] of group.members.entries())
      pushTo(seats, phraseKey(name, profile), { group, at });
  return seats;
});

function groupedWith(key: string, document: Document): Tied[] {
  const own = seatsIn(document.groups, document.profile).get(phraseKey(key, document.profile)) ?? [];
  const names = own.flatMap(({ group, at }) => [...nearby(group.members, at, GIVEN)].map(({ name }) => name));
  return [...new Set(names)].map((name) => ({
    text: nameInText(name, document),
    tie: "group",
    similarity: SURE,
  }));
}

/**
 * Terms that the document explains as things of the same kind, by what it says they are, their head, or their place.
 */
function explainedNear(key: string, found: Definition, document: Document): Tied[] {
  const { definitions, profile } = document;
  const isMany = namesMany(key.toLowerCase(), profile);
  const kind = nameKindIn(key, document);
  return [...nearby(definitions, found.index, REACH)].flatMap((other): Tied[] => {
    const text = nameFor(other, document);
    if (text === null) return [];
    const isOfKind = nameKindIn(text, document) === kind;
    if (!isOfKind || (profile.hasCases && namesMany(text.toLowerCase(), profile) !== isMany)) return [];
    if (shareHead(text, key, document)) return [{ text, tie: "head", similarity: SURE }];
    const similarity = alikeness(other, found, document);
    if (similarity === 0) return [];
    return [{ text, tie: similarity === SIMILARITY.hypernym ? "kind" : "group", similarity }];
  });
}

/** Definitions to each side that are near, however many headings stand between them. */
const NEXT = 5;

/** Told to be alike, or explained in one section where nothing says that they are things of different kinds. */
function alikeness(other: Definition, found: Definition, { isShort }: Document): number {
  const similarity = definitionSimilarity(other, found);
  if (similarity > SIMILARITY.untold) return similarity;
  const isNext = Math.abs(other.index - found.index) <= NEXT;
  const isNear = isShort || isNext || other.line.section === found.line.section;
  return isNear && similarity === SIMILARITY.untold ? SIMILARITY.thing : 0;
}

function nameKindIn(text: string, document: Document): string | null {
  const term = document.terms.get(text);
  return term === undefined ? null : nameKindOf(term, document);
}
