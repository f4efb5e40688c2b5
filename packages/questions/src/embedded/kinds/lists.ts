import type { Draft } from "../../engine.ts";
import { FEWEST_OTHERS, MOST_OTHERS } from "../../layout.ts";
import { memoized } from "../../memo.ts";
import type { Point, PointList } from "../../outline.ts";
import { contentKeys, mentions, phraseKey, wordsOf } from "../../text/words.ts";
import type { Document } from "../document.ts";
import { topicOf } from "../topic.ts";
import { isReadable, isWholePoint, likeness } from "./outline-options.ts";

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
  readonly point: Point;
  readonly from: PointList;
  readonly alike: number;
}

/** Which of these stands under a title; the others stand under other titles of the document. */
export function askListed(list: PointList, at: number, document: Document): (Draft & { point: Point })[] {
  const { profile, outline } = document;
  const title = topicOf(list.title);
  if (profile.phrases === null || title === null || isLoose(title, document)) return [];
  const near = outline.lists.slice(Math.max(0, at - REACH), at + REACH + 1);
  const others = pointsOfOtherLists(list, near, document);
  const tried = list.points.filter(({ text }) => isWholePoint(text, document)).slice(0, TRIED_POINTS);
  const asked = tried.flatMap((point) => {
    const found = besides(point, others, document);
    if (found.length < FEWEST_OTHERS || mentions(title, point.text, profile)) return [];
    const shown = found.slice(0, MOST_OTHERS);
    const alike = shown.reduce((sum, other) => sum + other.alike, 0) / shown.length;
    return [{ point, found, alike }];
  });
  const best = asked.sort((a, b) => b.alike - a.alike).slice(0, MOST_KEYS);
  const stem = profile.phrases.askListed(title);
  return best.map(({ point, found, alike }) => ({
    kind: "membership",
    stem,
    key: point.text,
    quote: point.quote,
    block: point.block,
    point,
    distractors: found.map(({ point: { text } }) => text),
    score: WORTH * (0.5 + 0.5 * alike),
    about: null,
    rationales: found.map(({ point: { text }, from }) => ({
      option: text,
      says: from.title,
      reason: "elsewhere",
    })),
  }));
}

/** A title that is asked for by its point is easier to find than one of its points. */
const UNDER_FACTOR = 0.8;

/**
 * A question for a point asked the other way round: what it stands under, among titles of other lists. Null where fewer
 * than two of them could stand there. For a set that asks in too few ways.
 */
export function askUnder(draft: Draft, document: Document): Draft | null {
  const { profile, outline } = document;
  const at = listsByPoint(outline.lists).get(pointId(draft.quote, draft.key)) ?? -1;
  const title = topicOf(outline.lists[at]?.title ?? null);
  if (draft.kind !== "membership" || profile.phrases === null || title === null) return null;
  const words = new Set([...contentKeys(title, profile), ...contentKeys(draft.key, profile)]);
  const near = outline.lists.slice(Math.max(0, at - REACH), at + REACH + 1).flatMap((list) => {
    const its = topicOf(list.title);
    const isOther = its !== null && !contentKeys(its, profile).some((word) => words.has(word));
    return isOther && isReadable(its, document) && !isLoose(its, document) ? [{ its, list }] : [];
  });
  const others = [...new Map(near.map((one) => [one.its, one])).values()]
    .map((one) => ({ ...one, alike: likeness(one.its, title, document) }))
    .filter(({ alike }) => alike >= LEAST_LIKENESS)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, GIVEN);
  if (others.length < FEWEST_OTHERS || mentions(draft.key, title, profile)) return null;
  return {
    kind: "subject",
    stem: profile.phrases.askUnder(draft.key),
    key: title,
    about: null,
    quote: draft.quote,
    block: draft.block,
    score: UNDER_FACTOR * draft.score,
    distractors: others.map(({ its }) => its),
    rationales: others.flatMap(({ its, list: { points } }) =>
      points.slice(0, 1).map(({ quote }) => ({ option: its, says: quote, reason: "elsewhere" as const })),
    ),
  };
}

const listsKnown = new WeakMap<readonly PointList[], ReadonlyMap<string, number>>();

/** The first list that each point is in. */
function listsByPoint(lists: readonly PointList[]): ReadonlyMap<string, number> {
  let known = listsKnown.get(lists);
  if (known === undefined) {
    const ids = lists.flatMap(({ points }, at) =>
      points.map(({ quote, text }) => [pointId(quote, text), at] as const),
    );
    known = new Map(ids.reverse());
    listsKnown.set(lists, known);
  }
  return known;
}

const pointId = (quote: string, text: string) => `${quote}\n${text}`;

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
function pointsOfOtherLists(list: PointList, near: readonly PointList[], document: Document) {
  const { profile } = document;
  const own = new Set(list.points.map(({ text }) => phraseKey(text, profile)));
  const words = new Set(list.points.flatMap(({ text }) => contentKeys(text, profile)));
  const titled = new Set(titleKeys(list.title, profile));
  return near
    .filter(({ title }) => !titleKeys(title, profile).some((word) => titled.has(word)))
    .flatMap((from) => from.points.map((point) => ({ from, point })))
    .filter(({ point: { text } }) => {
      const said = saidBy(text, document);
      if (said === null || own.has(said.phrase)) return false;
      return said.keys.some((word) => !words.has(word)) && !said.keys.some((word) => titled.has(word));
    });
}

function besides(key: Point, others: readonly Omit<Other, "alike">[], document: Document): Other[] {
  const uses = new Map<PointList, number>();
  const ranked = others
    .map((other) => ({ ...other, alike: likeness(other.point.text, key.text, document) }))
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
