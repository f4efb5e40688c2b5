import type { Document } from "../embedded/document.ts";
import { topicOf } from "../embedded/topic.ts";
import type { Draft } from "../engine.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../layout.ts";
import { memoized } from "../memo.ts";
import type { Group, Member } from "../read/groups/group.ts";
import { contentKeys, mentions, phraseKey, wordsOf } from "../text/words.ts";
import { isWholePoint, likeness } from "./readable.ts";

const WORTH = 0.66;
/** Lists looked at to each side for points that could stand in this one. */
const REACH = 30;
const TRIED_POINTS = 8;
/** Points given of a list: one will be asked, the others are there should the judge refuse it. */
const MOST_KEYS = 3;
const GIVEN = 6;
/** Of one other list: more would show that they belong together. */
const MOST_OF_ONE = 2;
/** Points less like the key than this show it. */
const LEAST_LIKENESS = 0.45;

/** Titles that name no matter of their own. */
const LOOSE_TITLE =
  /^(?:agenda|outline|topics|today|examples?|(?:key )?(?:points|facts|takeaways?)|notes?|(?:next )?steps|more|misc|other|thanks?.*|gliederung|beispiele?|themen|stichpunkte|ablauf|weitere.*|esquema|ejemplos?|temas|puntos clave|otros|plan|przykłady?|tematy|zagadnienia|inne|приклади?|теми|план|інше|目次|例|要点|その他|ポイント)$|^(?:for example|e\.g\.|z\. ?B\.|zum Beispiel|por ejemplo|p\. ?ej\.|np\.|na przykład|наприклад|例えば)/iu;

interface Other {
  readonly point: Member;
  readonly from: Group;
  readonly alike: number;
}

/** Which of these stands under a title; the others stand under other titles of the document. */
export function askListed(list: Group, document: Document): (Draft & { member: Member })[] {
  const { profile } = document;
  const title = topicOf(list.title);
  if (profile.phrases === null || title === null || isLoose(title, document)) return [];
  const near = listsNear(list, document);
  const others = pointsOfOtherLists(list, near, document);
  const tried = list.members.filter(({ name }) => isWholePoint(name, document)).slice(0, TRIED_POINTS);
  const asked = tried.flatMap((point) => {
    const found = besides(point, others, document);
    if (found.length < FEWEST_OTHERS || mentions(title, point.name, profile)) return [];
    const shown = found.slice(0, MOST_OTHERS);
    const alike = shown.reduce((sum, other) => sum + other.alike, 0) / shown.length;
    return [{ point, found, alike }];
  });
  const best = asked.sort((a, b) => b.alike - a.alike).slice(0, MOST_KEYS);
  const stem = profile.phrases.askListed(title);
  return best.map(({ point, found, alike }) => ({
    kind: "membership",
    stem,
    key: point.name,
    quote: point.source.quote,
    block: point.source.block,
    member: point,
    distractors: found.map(({ point: { name } }) => name),
    score: WORTH * (0.5 + 0.5 * alike),
    about: null,
    rationales: found.map(({ point: { name }, from }) => ({
      option: name,
      says: from.title ?? "",
      reason: "elsewhere",
    })),
  }));
}

const listsKnown = new WeakMap<readonly Group[], readonly Group[]>();

function listsNear(list: Group, { groups }: Document): readonly Group[] {
  const all = listsKnown.get(groups) ?? groups.filter(({ kind }) => kind === "list");
  listsKnown.set(groups, all);
  const at = all.indexOf(list);
  return all.slice(Math.max(0, at - REACH), at + REACH + 1);
}

/** Each point is looked at beside those of the lists around it, dozens of times. */
const POINTS_KEPT = 4_096;

/** What a point says, as it is compared; null where it cannot be read by itself. */
const saidBy = memoized(POINTS_KEPT, (text: string, document: Document) => {
  const { profile } = document;
  if (!isWholePoint(text, document)) return null;
  return { phrase: phraseKey(text, profile), keys: contentKeys(text, profile) };
});

const titleKeys = memoized(POINTS_KEPT, contentKeys);

/** "This approach allows us to": goes on in each of its points. */
function isLoose(title: string, { profile }: Document): boolean {
  const words = wordsOf(title, profile);
  return LOOSE_TITLE.test(title) || profile.stopWords.has(words.at(-1)?.lower ?? "");
}

/** Points of other lists that are surely none of this one's. */
function pointsOfOtherLists(list: Group, near: readonly Group[], document: Document) {
  const { profile } = document;
  const own = new Set(list.members.map(({ name }) => phraseKey(name, profile)));
  const words = new Set(list.members.flatMap(({ name }) => contentKeys(name, profile)));
  const titled = new Set(titleKeys(list.title ?? "", profile));
  return near
    .filter(({ title }) => !titleKeys(title ?? "", profile).some((word) => titled.has(word)))
    .flatMap((from) => from.members.map((point) => ({ from, point })))
    .filter(({ point: { name } }) => {
      const said = saidBy(name, document);
      if (said === null || own.has(said.phrase)) return false;
      return said.keys.some((word) => !words.has(word)) && !said.keys.some((word) => titled.has(word));
    });
}

function besides(key: Member, others: readonly Omit<Other, "alike">[], document: Document): Other[] {
  const uses = new Map<Group, number>();
  const ranked = others
    .map((other) => ({ ...other, alike: likeness(other.point.name, key.name, document) }))
    .filter(({ alike }) => alike >= LEAST_LIKENESS)
    .sort((a, b) => b.alike - a.alike);
  return ranked
    .filter(({ from }) => {
      const used = uses.get(from) ?? 0;
      uses.set(from, used + 1);
      return used < MOST_OF_ONE;
    })
    .slice(0, GIVEN);
}
