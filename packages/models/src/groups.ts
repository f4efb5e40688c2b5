import type { Passage, Plan } from "@quizmill/questions";
import { languageIn } from "@quizmill/questions/for-engines";
import { type CallSize, DRAFTS_PER_ITEM } from "./call-sizes.ts";

/**
 * The passage and those after it that a model reads in one call with it: short ones share the cost of instructions.
 * Passages without questions of their own are passed over.
 */
export function groupFrom(plan: Plan, first: Passage, size: CallSize): Passage[] {
  const language = languageIn(plan, first);
  const group = [first];
  let planned = first.expected;
  let chars = charsOf(first);
  for (const next of plan.passages) {
    if (next.ordinal <= first.ordinal || next.imported !== undefined || next.expected === 0) continue;
    planned += next.expected;
    chars += charsOf(next);
    if (languageIn(plan, next) !== language || planned > size.items || chars > size.chars) break;
    group.push(next);
  }
  return group;
}

/** How many items each call asks for, spare ones included as far as these take no further call. */
export function callsFor(planned: number, { items }: CallSize): number[] {
  const calls = Math.ceil(planned / items);
  const wanted = Math.min(Math.ceil(planned * DRAFTS_PER_ITEM), calls * items);
  return Array.from({ length: calls }, (_, i) => Math.ceil((wanted - i) / calls));
}

/** How many of `count` items each passage should give, by what is wanted of each. */
export function sharesOf(count: number, wanted: readonly number[]): number[] {
  const all = sumOf(wanted);
  const upTo = (i: number) => Math.round((count * sumOf(wanted.slice(0, i))) / all);
  return wanted.map((_, i) => upTo(i + 1) - upTo(i));
}

/**
 * Whether another call is made for so many of a group's items. For a few of many it would cost more than they are
 * worth: a single item by itself costs as much as three together. The embedded engine fills in.
 */
export function isWorthCall(count: number, of: number): boolean {
  return count > 0 && count >= of / 2;
}

export function plannedIn(passages: readonly Passage[]): number {
  return sumOf(passages.map(({ expected }) => expected));
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function charsOf({ blocks }: Passage): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
