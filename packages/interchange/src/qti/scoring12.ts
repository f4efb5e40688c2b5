import { childOf, childrenOf, type Element, textIn, within } from "../html/xml.ts";
import type { Key } from "./item.ts";

type Chosen = ReadonlySet<string>;

/**
 * The key of an item, found by scoring answers as its conditions say: each option alone, the options that a condition
 * names, and all that conditions with points name. With one answer those of most points are right; with several, also
 * those that add points.
 */
export function keyOf12(item: Element, idents: readonly string[], isSingle: boolean): Key {
  const conditions = scoringIn(item);
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
    return keyOf12(item, idents, false);
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
  return { key, isShared: shares.size > 1, isUnsure: key.length === 0 && conditions.length > 0 };
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

/** The conditions that give or take points. Those that only show feedback are none. */
function scoringIn(item: Element): Condition[] {
  const all = [...within(item, "respcondition")];
  const marked = all.filter(({ attributes }) => /^correct$/i.test(attributes.title ?? ""));
  const setting = all.filter((one) => pointsSetIn(one).length > 0);
  // Blackboard marks one condition as that of the right answer, whatever else it counts.
  const chosen = marked.length > 0 ? marked : setting.length > 0 ? setting : all.filter(showsCorrect);
  return chosen.map((one) => ({
    test: childOf(one, "conditionvar"),
    sets: pointsSetIn(one),
    isLast: /^no$/i.test(one.attributes.continue ?? ""),
  }));
}

const showsCorrect = (condition: Element) =>
  childrenOf(condition, "displayfeedback").some(({ attributes }) =>
    /^correct/i.test(attributes.linkrefid ?? ""),
  );

/** Where a variable is called a score, no other counts: programs also keep attempts and parts of points. */
function pointsSetIn(condition: Element): Element[] {
  const sets = childrenOf(condition, "setvar");
  const nameOf = ({ attributes }: Element) => attributes.varname ?? attributes.variablename ?? "SCORE";
  const scores = sets.filter((one) => /score/i.test(nameOf(one)));
  return scores.length > 0 ? scores : sets.filter((one) => Number.isFinite(pointsOf(one)));
}

/** "SCORE.max" is all there is to win. */
function pointsOf(set: Element): number {
  const words = textIn(set).trim();
  return /\.max$/i.test(words) ? 100 : Number(words.replace(/\s*%$/, "").replace(",", "."));
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
