import { lately } from "./data.ts";
import { type Family, type Member, memberFrom, type Place } from "./family.ts";
import type { Marks } from "./marks.ts";
import type { Packed, PackedFamily } from "./packed.ts";

/** Families that read what they are asked for out of where they are packed. */
export interface Opened {
  packed: Packed;
  families: readonly Family[];
  /** The names of an entry, as they are written. */
  namesOf(entry: number): readonly string[];
  memberAt(slot: number): Member;
  placeOf(slot: number): Place;
}

/** A document speaks of some hundreds, again and again. */
const MOST_MEMBERS = 2_000;

/** The families of a lexicon, ready to be asked. */
export function opened(packed: Packed, marks: Marks): Opened {
  const { text, starts, entryOf, familyOf } = packed;
  const namesOf = (entry: number) => text.slice(starts[entry], starts[entry + 1]).split("|");
  const memberAt = lately(MOST_MEMBERS, (slot: number) => memberFrom(namesOf(entryOf[slot] ?? 0), marks));
  const families = packed.families.map((family) => new OpenedFamily(family, packed, memberAt));
  const placeOf = (slot: number) => {
    const at = familyOf[slot] ?? 0;
    const [family, packedFamily] = [families[at], packed.families[at]];
    if (family === undefined || packedFamily === undefined) throw new RangeError(`there is no slot ${slot}`);
    return { family, index: slot - packedFamily.first };
  };
  return { packed, families, namesOf, memberAt, placeOf };
}

class OpenedFamily implements Family {
  readonly #kind: PackedFamily;
  readonly #packed: Packed;
  readonly #memberAt: (slot: number) => Member;

  constructor(kind: PackedFamily, packed: Packed, memberAt: (slot: number) => Member) {
    this.#kind = kind;
    this.#packed = packed;
    this.#memberAt = memberAt;
  }

  get subject(): string {
    return this.#kind.subject;
  }

  get hypernyms(): readonly string[] {
    return this.#kind.hypernyms;
  }

  get size(): number {
    return this.#kind.size;
  }

  get members(): readonly Member[] {
    const { first, size } = this.#kind;
    return Array.from({ length: size }, (_, index) => this.#memberAt(first + index));
  }

  traitsAt(index: number): readonly string[] {
    const { first, own, path } = this.#kind;
    const { entryOf, traits, traitsOf } = this.#packed;
    const told = traits[traitsOf[entryOf[first + index] ?? 0] ?? 0] ?? [];
    return index < own ? [path, ...told.slice(1)] : told;
  }
}
