import { copyOf, once } from "./data.ts";
import { type Kind, pluralizer, withPlural, wordFrom } from "./family.ts";
import type { Marks } from "./marks.ts";
import { byKind, type Concept, conceptsIn, KIND, TRAITS } from "./table.ts";

/** So many of a kind are enough to choose from; where a language has fewer, those of the kinds beside it join them. */
const ENOUGH = 4;
/** So many of those beside it; of more of them the first. */
const MOST_BESIDE = 12;

/** The families of a table in one language: those of a kind, in the order of the table. */
export function familiesOfTable(lines: readonly string[], language: string, marks: Marks): Kind[] {
  const concepts = conceptsIn(lines);
  const called = namesOfKinds(concepts, language, marks);
  const entryOf = once((concept: Concept) => ({
    names: copyOf(concept.cell(language)),
    traits: traitsOf(concept),
  }));
  const copied = once(copyOf);
  const pluralOf = pluralizer(marks);
  const kinds = byKind(concepts.filter((concept) => concept.cell(language) !== ""));
  return [...kinds].flatMap(([path, own]) => {
    const members = own.length < ENOUGH ? withOthers(own, beside(path, kinds), language) : own;
    if (members.length < 2) return [];
    const hypernyms = segmentsOf(path).flatMap((segment) => called.get(segment) ?? []);
    const subject = copied(path.slice(0, path.indexOf("/")));
    return withPlural(
      { subject, path: copyOf(path), hypernyms, entries: members.map(entryOf), own: own.length },
      pluralOf,
    );
  });
}

/** The kinds of a path, the nearest first, without the subject. */
const segmentsOf = (path: string) => path.split("/").slice(1).reverse();

/** What each language calls a kind, as texts say it inside a sentence. */
function namesOfKinds(
  concepts: readonly Concept[],
  language: string,
  marks: Marks,
): ReadonlyMap<string, readonly string[]> {
  const kinds = concepts.filter(({ kinds }) => kinds.includes(KIND));
  return new Map(
    kinds.map((kind) => [
      kind.id,
      kind.names(language).map((name) => copyOf(wordFrom(name, marks).text.toLowerCase())),
    ]),
  );
}

/** A few more, none of which is called like another. */
function withOthers(own: readonly Concept[], others: readonly Concept[], language: string): Concept[] {
  const byName = Map.groupBy([...own, ...others], ({ names }) => names(language)[0]);
  const more = [...byName.values()].flatMap(([first]) => (first && !own.includes(first) ? [first] : []));
  return [...own, ...more.slice(0, MOST_BESIDE)];
}

/** Members of other kinds under the same wider one, which is not the subject; never what is a kind of another there. */
function beside(path: string, kinds: ReadonlyMap<string, readonly Concept[]>): Concept[] {
  const wider = path.slice(0, path.lastIndexOf("/") + 1);
  if (wider.split("/").length <= 2) return [];
  const own = kinds.get(path) ?? [];
  const isWithin = (other: string, { id }: Concept) => other.split("/").includes(id);
  const others = [...kinds].filter(
    ([other]) => other !== path && other.startsWith(wider) && !own.some((member) => isWithin(other, member)),
  );
  const paths = [path, ...others.map(([other]) => other)];
  const found = others.flatMap(([, members]) => members).filter((member) => !own.includes(member));
  return found.filter((member) => !paths.some((other) => isWithin(other, member)));
}

/** Its first kind and what else is told of it; a year tells a century. */
function traitsOf(concept: Concept): string {
  const year = concept.cell("year");
  const century = year === "" ? "" : String(Math.ceil(Number(year) / 100));
  const traits = TRAITS.map((trait) => concept.cell(trait) || (trait === "century" ? century : ""));
  return [concept.kinds[0], ...traits].join("\t");
}
