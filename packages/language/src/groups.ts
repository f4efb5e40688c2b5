import { type Sections, sourceOf, wordsIn } from "./sections.ts";

const PARTS: Readonly<Record<string, string>> = {
  term: "(?<term>[^,;:–—。]{2,70}?)",
  told: "(?<definition>[^。]{2,}?)",
  more: ".+?",
  // Words before what is told beside a name; the term is the longest end of them that the text knows.
  near: "(?<near>[^,;:–—。()]{3,})",
  aside: "(?:, [^,]{3,60},)?",
  tail: "(?<tail>,? .{8,})?",
  one: "(?<one>.{8,}?)",
  other: "(?<other>.{8,}?)",
  name: "(?<name>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*)+)",
  deed: "(?<deed>.{8,}?)",
};

/** Matches nowhere. */
const NOTHING = "(?!)";

/**
 * What the sayings of a file are matched by: `{term}`, `{told}` … are the parts above, `<name>` stands for one of the
 * words of the section with that name, `<name!>` for the same, kept for the question as `{verb}`.
 */
export function groupCuesFrom(sayings: Sections, conjunctions: string) {
  // What may follow a name that stands last.
  const parts: Readonly<Record<string, string>> = {
    ...PARTS,
    rest: `(?:(?:[,;(]| (?:${conjunctions}) ).*)?`,
  };
  const source = (saying: string): string =>
    saying
      .replace(/(?<!\(\?)<(\w+)(!?)>/gu, (_, name: string, kept: string) => {
        const words = source(wordsIn(sayings(`<${name}>`)).join("|"));
        return kept === "" ? `(?:${words})` : `(?<verb>${words})`;
      })
      .replace(/\{(\w+)\}/gu, (all, name: string) => parts[name] ?? all);
  const whole = (saying: string) => new RegExp(`^(?:${source(saying)})$`, "u");
  const words = (name: string) => wordsIn(sayings(name));
  const anyWord = (name: string) => {
    const any = words(name).join("|");
    return any === "" ? NOTHING : `(?<!\\p{L})(?:${any})(?!\\p{L})`;
  };
  const any = (name: string) => source(sourceOf(sayings(name))) || NOTHING;
  return {
    /**
     * Ways in which sentences say what a thing is, with groups `term` or `near` (words that end in the term),
     * `definition` and `verb`.
     */
    definitions: recordsIn(sayings("definitions")).map(({ says, asks, marks }) => ({
      pattern: whole(says),
      askTerm: asks === null ? null : filling(asks),
      /** The form alone proves a definition ("is called"). */
      strong: marks.has("isSure"),
      /** It also matches what is told by the way: it defines only terms of the document and rare words. */
      isDoubtful: marks.has("isDoubtful"),
      /**
       * What is told is the sentence that the name stands in, which need not tell the thing: nothing is asked of it.
       */
      isByTheWay: marks.has("isByTheWay"),
      /** It defines a second term in a sentence that already defines one, as what is said beside a name does anyway. */
      isFurther: marks.has("isFurther") || says.includes("{near}"),
      /** What is told can be an option of "What is X?". */
      definitionStandsAlone: marks.has("standsAlone"),
    })),
    /** Two clauses that tell two things apart: groups `one` and `other`. */
    contrasts: sayings("contrasts").map(whole),
    /** Somebody and what he or she did for a field: groups `name` and `deed`. */
    deeds: sayings("deeds").map((saying) => new RegExp(source(saying), "u")),
    /** Words at the edges of a name or of what is told of it that belong to neither: "often", "also". */
    beside: new RegExp(`^(?:${anyWord("beside")}\\s)+|(?:\\s${anyWord("beside")})+$`, "giu"),
    /** What opens a sentence on a name right behind it: "this is". */
    again: new RegExp(`^${anyWord("again")}\\s`, "iu"),
    /** Words without content that may open or end what is told of a name, besides articles: "any", "two", "itself". */
    leads: new Set(words("leads")),
    /** Where what is told ends and something else is said. */
    ends: new RegExp(`(?:${any("ends")}).*$`, "u"),
    /** How what defines nothing opens: "the same", "a result". */
    saysNothing: new RegExp(`^(?:${any("saysNothing")})(?!\\p{L})`, "iu"),
    /** Words of a line that counts what follows, "four types of bonds", and of the title of what comes in an order. */
    numerals: new RegExp(anyWord("counts"), "iu"),
    order: new RegExp(anyWord("order"), "iu"),
  };
}

/** How a language explains, tells apart, and says who did what. */
export type GroupCues = Readonly<ReturnType<typeof groupCuesFrom>>;

/** A way in which sentences say what a thing is. */
export type DefinitionCue = Readonly<GroupCues["definitions"][number]>;

/**
 * A way to say what a thing is: the whole sentence without its stop, the question for the term, and what holds of it.
 */
interface DefinitionRecord {
  says: string;
  asks: string | null;
  marks: ReadonlySet<string>;
}

/** Behind "=" and in the lines below stands a sentence, behind "?" its question, behind "!" its marks. */
function recordsIn(lines: readonly string[]): DefinitionRecord[] {
  const starts = lines.flatMap((line, at) => (line.startsWith("= ") ? at : []));
  return starts.map((start, at) => {
    const [first = "", ...more] = lines.slice(start, starts[at + 1]);
    const behind = (sign: string) => more.find((line) => line.startsWith(`${sign} `))?.slice(2);
    const rest = more.filter((line) => line.startsWith(" "));
    return {
      says: sourceOf([first.slice(2), ...rest]),
      asks: behind("?")?.replaceAll("~", "\u00a0") ?? null,
      marks: new Set(behind("!")?.split(" ")),
    };
  });
}

/** Behind a clause that a comma opens, another closes it: "What is a bowl, which breaks light, called?" */
function filling(question: string): (groups: Record<string, string>) => string {
  return ({ definition = "", verb = "" }) => {
    const isOpen = /\{told\} \p{L}/u.test(question) && /, [^,]+$/u.test(definition);
    return question.replace("{verb}", verb).replace("{told}", isOpen ? `${definition},` : definition);
  };
}
