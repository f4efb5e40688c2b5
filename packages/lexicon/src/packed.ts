import { copyOf, once } from "./data.ts";
import type { Entry, Kind } from "./family.ts";

/** What a family needs beside its entries. */
export interface PackedFamily extends Omit<Kind, "entries"> {
  size: number;
  /** The slot of its first member: they are counted through all families. */
  first: number;
}

/** Families in few objects, however many members they have: a document asks for some hundreds of them. */
export interface Packed {
  families: readonly PackedFamily[];
  /** The names of all entries, and where those of each begin. */
  text: string;
  starts: Uint32Array;
  /** What is told of them, each once, and which of these each entry has. */
  traits: readonly (readonly string[])[];
  traitsOf: Uint32Array;
  /** By slot. */
  entryOf: Uint32Array;
  familyOf: Uint32Array;
}

/** One family after another is read, and let go of. */
export function pack(kinds: Iterable<Kind>): Packed {
  const copied = once(copyOf);
  const names: string[] = [];
  const traitsOf: number[] = [];
  const [traits, numberOfTraits] = numbered<string>();
  const [, numberOf] = numbered<Entry>((entry) => {
    names.push(entry.names);
    traitsOf.push(numberOfTraits(entry.traits));
  });
  const families: PackedFamily[] = [];
  const entryOf: number[] = [];
  const familyOf: number[] = [];
  for (const { entries, ...kind } of kinds) {
    for (const entry of entries) {
      entryOf.push(numberOf(entry));
      familyOf.push(families.length);
    }
    families.push({ ...kind, size: entries.length, first: entryOf.length - entries.length });
  }
  return {
    families,
    ...joined(names),
    traits: traits().map((line) => line.split("\t").map(copied)),
    traitsOf: Uint32Array.from(traitsOf),
    entryOf: Uint32Array.from(entryOf),
    familyOf: Uint32Array.from(familyOf),
  };
}

/** Numbers things from 0 as they are first met. */
function numbered<Thing>(atFirst: (thing: Thing) => void = () => {}) {
  const numbers = new Map<Thing, number>();
  const numberOf = (thing: Thing) => {
    const known = numbers.get(thing);
    if (known !== undefined) return known;
    numbers.set(thing, numbers.size);
    atFirst(thing);
    return numbers.size - 1;
  };
  return [() => [...numbers.keys()], numberOf] as const;
}

/** Texts one after another, and where each begins; the last place is the end. */
function joined(texts: readonly string[]): { text: string; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, text] of texts.entries()) starts[at + 1] = (starts[at] ?? 0) + text.length;
  return { text: texts.join(""), starts };
}

/** As many slots as fit beside a hash in a number that is exact. */
const MOST_SLOTS = 2 ** 21;

/** The slots of all entries by the hashes of their keys, in their order: what `lookup` needs. */
export function indexOf(
  { starts, entryOf }: Packed,
  keysOf: (entry: number) => readonly string[],
): Float64Array {
  return sortedHashes(
    entryOf,
    Array.from({ length: starts.length - 1 }, (_, entry) => keysOf(entry).map(hashOf)),
  );
}

/**
 * Finds the slots of the entries that have a key. The keys are told anew where they are needed: none of them is kept.
 */
export function lookup(
  index: Float64Array,
  { entryOf }: Packed,
  keysOf: (entry: number) => readonly string[],
): (key: string) => number[] {
  return (key) => {
    const least = hashOf(key) * MOST_SLOTS;
    const found: number[] = [];
    for (let at = firstFrom(least, index); (index[at] ?? Infinity) < least + MOST_SLOTS; at++)
      found.push((index[at] ?? 0) - least);
    return found.filter((slot) => keysOf(entryOf[slot] ?? 0).includes(key));
  };
}

function sortedHashes(entryOf: Uint32Array, hashes: readonly (readonly number[])[]): Float64Array {
  const size = entryOf.reduce((sum, entry) => sum + (hashes[entry]?.length ?? 0), 0);
  const index = new Float64Array(size);
  let at = 0;
  entryOf.forEach((entry, slot) => {
    for (const hash of hashes[entry] ?? []) index[at++] = hash * MOST_SLOTS + slot;
  });
  return index.sort();
}

/** Of 32 bits, after Fowler, Noll and Vo. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The first place of a sorted list with no less than this. */
function firstFrom(least: number, sorted: Float64Array): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}
