import { childOf, childrenOf, type Element, textIn, within } from "../html/xml.ts";
import type { Key } from "./item.ts";

type Chosen = ReadonlySet<string>;

/** No item has more; the time to score them grows with the square. */
const MAX_OPTIONS = 100;
const MAX_CONDITIONS = 1_000;

/** The key of an item, by the first of its sets of conditions that gives one. */
export function keyOf12(item: Element, idents: readonly string[], isSingle: boolean): Key {
  const keys = waysToScore(item).map((conditions) =>
    idents.length > MAX_OPTIONS || conditions.length > MAX_CONDITIONS
      ? { key: [], isShared: false, isUnsure: true }
      : keyBy(conditions, idents, isSingle),
  );
  return keys.find(({ key }) => key.length > 0) ?? { key: [], isShared: false, isUnsure: keys.length > 0 };
}

/**
 * The key by scoring answers as the conditions say: each option alone, the options that a condition names, and all that
 * conditions with points name. With one answer those of most points are right; with several, also those that add points.
 */
function keyBy(conditions: readonly Condition[], idents: readonly string[], isSingle: boolean): Key {
  const score = (chosen: Iterable<string>) => scoreOf(new Set(chosen), conditions);
  const base = isSingle ? 0 : Math.max(0, score([]));
  const known = new Set(idents);
  const named = conditions.map(({ test }) => [...namedIn(test)].filter((ident) => known.has(ident)));
  const alone = idents.map((ident) => [ident]);
  const sets = isSingle
    ? alone
    : [...alone, ...named, named.filter((_, i) => pointsBy(conditions[i]) > 0).flat()];
  const best = bestOf(
    sets.filter((set) => set.length > 0),
    score,
    base,
  );
  // Some programs say of no item that it has several right answers.
  if (best.length === 0 && isSingle && named.some((set) => set.length > 1))
    return keyBy(conditions, idents, false);
  if (best.length > 1 && best.some((set) => set.length > 1))
    return { key: [], isShared: false, isUnsure: true };
  const right = new Set(best.flat());
  const all = score(right);
  const isRight = (ident: string) =>
    right.has(ident) || (!isSingle && score([ident]) > base && score([...right, ident]) >= all);
  const key = idents.flatMap((ident, i) => (isRight(ident) ? [i] : []));
  const shares = new Set(
    idents.filter((ident) => isRight(ident) || score([ident]) > base).map((ident) => score([ident])),
  );
  return { key, isShared: shares.size > 1, isUnsure: false };
}

/** The smallest sets with the most points, if they are more than `base`. */
function bestOf(sets: readonly string[][], score: (set: string[]) => number, base: number): string[][] {
  const scores = sets.map(score);
  const most = Math.max(base, ...scores);
  const best = sets.filter((_, i) => scores[i] === most && most > base);
  const unique = [
    ...new Map(best.map((set) => [[...new Set(set)].sort().join("\n"), [...new Set(set)]])).values(),
  ];
  return unique.filter(
    (set) => !unique.some((other) => other.length < set.length && other.every((one) => set.includes(one))),
  );
}

interface Condition {
  readonly test: Element | undefined;
  readonly sets: readonly Element[];
  readonly isLast: boolean;
}

const pointsBy = (condition: Condition | undefined) =>
  condition === undefined ? 0 : applied(0, condition.sets);

/**
 * The conditions that tell the right answer: the one that Blackboard marks, those that give or take points, and those
 * that praise, where nothing is given. Those that only show feedback are none.
 */
function waysToScore(item: Element): Condition[][] {
  const all = [...within(item, "respcondition")];
  const marked = all.filter(({ attributes }) => /^correct$/i.test(attributes.title ?? ""));
  const ways = [marked, all.filter((one) => pointsSetIn(one).length > 0), all.filter(showsCorrect)];
  return ways
    .filter((way) => way.length > 0)
    .map((way) =>
      way.map((one) => ({
        test: childOf(one, "conditionvar"),
        sets: way === ways[1] ? pointsSetIn(one) : [],
        isLast: /^no$/i.test(one.attributes.continue ?? ""),
      })),
    );
}

const showsCorrect = (condition: Element) =>
  childrenOf(condition, "displayfeedback").some(({ attributes }) =>
    /^correct/i.test(attributes.linkrefid ?? ""),
  );

const nameOf = ({ attributes }: Element) => attributes.varname ?? attributes.variablename ?? "SCORE";
/** What programs count beside points. */
const COUNTERS = /attempt|count|time|tries|blank/i;
/** What D2L counts for wrong answers. */
const FAULTS = /incorrect|wrong|penalt/i;

/** Where a variable is called a score, no other counts. */
function pointsSetIn(condition: Element): Element[] {
  const sets = childrenOf(condition, "setvar");
  const scores = sets.filter((one) => /score/i.test(nameOf(one)));
  if (scores.length > 0) return scores;
  return sets.filter((one) => Number.isFinite(pointsOf(one)) && !COUNTERS.test(nameOf(one)));
}

/** "SCORE.max" is all there is to win. */
function pointsOf(set: Element): number {
  const words = textIn(set).trim();
  const points = /\.max$/i.test(words) ? 100 : Number(words.replace(/\s*%$/, "").replace(",", "."));
  return FAULTS.test(nameOf(set)) ? -Math.abs(points) : points;
}

function applied(score: number, sets: readonly Element[]): number {
  // A condition without any marks a right answer.
  if (sets.length === 0) return score + 1;
  return sets.reduce((sum, set) => {
    const value = pointsOf(set) || 0;
    const action = (set.attributes.action ?? "Set").toLowerCase();
    if (action === "add") return sum + value;
    if (action === "subtract") return sum - value;
    if (action === "multiply") return sum * value;
    if (action === "divide") return value === 0 ? sum : sum / value;
    return value;
  }, score);
}

function scoreOf(chosen: Chosen, conditions: readonly Condition[]): number {
  let score = 0;
  let hasMatched = false;
  for (const { test, sets, isLast } of conditions) {
    if (!holds(test, chosen, hasMatched)) continue;
    hasMatched = true;
    score = applied(score, sets);
    if (isLast) break;
  }
  return score;
}

const elementsOf = (element: Element | undefined) =>
  (element?.children ?? []).filter((child) => typeof child !== "string");

function holds(test: Element | undefined, chosen: Chosen, hasMatched: boolean): boolean {
  const parts = elementsOf(test);
  const one = (part: Element): boolean => {
    if (part.name === "varequal") return chosen.has(identIn(part));
    if (part.name === "not") return !holds(part, chosen, hasMatched);
    if (part.name === "or") return elementsOf(part).some(one);
    if (part.name === "and" || part.name === "conditionvar") return holds(part, chosen, hasMatched);
    if (part.name === "other") return !hasMatched;
    if (part.name === "unanswered") return chosen.size === 0;
    if (part.name === "varsubset")
      return textIn(part)
        .split(",")
        .every((ident) => chosen.has(ident.trim()));
    return false;
  };
  // Of one answer, several names in a row can only mean any of them.
  const isAny =
    test?.name === "conditionvar" &&
    chosen.size === 1 &&
    parts.length > 1 &&
    parts.every(({ name }) => name === "varequal");
  return parts.length > 0 && (isAny ? parts.some(one) : parts.every(one));
}

/** Blackboard names the option in the place of the response. */
function identIn(part: Element): string {
  return textIn(part).trim() || (part.attributes.respident ?? "");
}

/** The options that have to be chosen; those under "not" must not be. */
export function namedIn(test: Element | undefined): Set<string> {
  const named = new Set<string>();
  for (const part of elementsOf(test)) {
    if (part.name === "not") continue;
    if (part.name === "varequal") named.add(identIn(part));
    else if (part.name === "varsubset") for (const ident of textIn(part).split(",")) named.add(ident.trim());
    else for (const ident of namedIn(part)) named.add(ident);
  }
  return named;
}
