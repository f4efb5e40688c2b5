/** A way in which sentences say what a thing is, as data. */
export interface DefinitionSaying {
  /**
   * A whole sentence without its last stop: `{term}` and `{told}` are its parts, `{near}` words that end in the term,
   * `{more}` and `{rest}` what else is said (without a term, the line above names what is told of), `{aside}` what is said of a name besides, `{tail}` what is told behind the verb,
   * `<word>` one of the words listed under that name, `<word!>` the same, kept for
   * the question as `{verb}`. All else is an expression.
   */
  readonly says: string;
  /** The question for the term, with `{told}` and `{verb}`; without it what is told is quoted. */
  readonly asks?: string;
  /** The form alone proves a definition ("is called"). */
  readonly isSure?: true;
  /** It also matches what is told by the way: it defines only terms of the document and rare words. */
  readonly isDoubtful?: true;
  /** What is told is the sentence that the name stands in, which need not tell the thing: nothing is asked of it. */
  readonly isByTheWay?: true;
  /** What is told can be an option of "What is X?". */
  readonly standsAlone?: true;
  /** It defines a second term in a sentence that already defines one, as what is said beside a name does anyway. */
  readonly isFurther?: true;
}

/** The same, ready to be matched; groups `term` or `near`, `definition` and `verb`. */
export interface DefinitionCue {
  readonly pattern: RegExp;
  readonly askTerm: ((groups: Record<string, string>) => string) | null;
  readonly strong: boolean;
  readonly isDoubtful: boolean;
  readonly isByTheWay: boolean;
  readonly isFurther: boolean;
  readonly definitionStandsAlone: boolean;
}

/** How a language explains, tells apart, and says who did what. All words are in small letters. */
export interface GroupSayings {
  /** Words by name, "_" for a space inside one. */
  readonly words: Readonly<Record<string, string>>;
  readonly definitions: readonly DefinitionSaying[];
  /** Two clauses that tell two things apart: `{one}` and `{other}`. */
  readonly contrasts: readonly string[];
  /** Somebody and what he or she did for a field: `{name}` and `{deed}`. */
  readonly deeds: readonly string[];
  /** Words at the edges of a name or of what is told of it that belong to neither: "often", "also". */
  readonly beside: string;
  /** What opens a sentence on a name right behind it: "this is". */
  readonly again: string;
  /** Words without content that may open or end what is told of a name, besides articles: "any", "two", "itself". */
  readonly leads: string;
  /** Where what is told ends and something else is said. */
  readonly ends: readonly string[];
  /** How what defines nothing opens: "the same", "a result". */
  readonly saysNothing: string;
  /** Words of a line that counts what follows, "four types of bonds", and of the title of what comes in an order. */
  readonly numerals: string;
  readonly order: string;
}

/** The same, ready to be matched. */
export interface GroupCues {
  readonly definitions: readonly DefinitionCue[];
  readonly contrasts: readonly RegExp[];
  readonly deeds: readonly RegExp[];
  readonly beside: RegExp;
  readonly again: RegExp;
  readonly leads: ReadonlySet<string>;
  readonly ends: readonly RegExp[];
  readonly saysNothing: RegExp;
  readonly numerals: RegExp;
  readonly order: RegExp;
}

const PARTS: Readonly<Record<string, string>> = {
  term: "(?<term>[^,;:–—。]{2,70}?)",
  told: "(?<definition>[^。]{2,}?)",
  more: ".+?",
  // Words before what is told beside a name; the term is the longest end of them that the text knows.
  near: "(?<near>[^,;:–—。()]{3,})",
  // What may follow a name that stands last.
  rest: "(?:(?:[,;(]| and | or | y | o | i | lub | albo | та | або | und | oder ).*)?",
  aside: "(?:, [^,]{3,60},)?",
  tail: "(?<tail>,? .{8,})?",
  one: "(?<one>.{8,}?)",
  other: "(?<other>.{8,}?)",
  name: "(?<name>\\p{Lu}[\\p{L}.’'-]+(?: \\p{Lu}[\\p{L}.’'-]*)+)",
  deed: "(?<deed>.{8,}?)",
};

const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll("_", " "))
    .join("|");

/** What a language's sayings are matched by. Words may hold other words. */
export function groupCuesFrom(sayings: GroupSayings): GroupCues {
  const source = (saying: string): string =>
    saying
      .replace(/(?<!\(\?)<(\w+)(!?)>/gu, (_, name: string, kept: string) => {
        const words = source(anyOf(sayings.words[name] ?? ""));
        return kept === "" ? `(?:${words})` : `(?<verb>${words})`;
      })
      .replace(/\{(\w+)\}/gu, (all, name: string) => PARTS[name] ?? all);
  const whole = (saying: string) => new RegExp(`^(?:${source(saying)})$`, "u");
  const isWord = (words: string) => `(?<![\\p{L}])(?:${anyOf(words)})(?![\\p{L}])`;
  return {
    definitions: sayings.definitions.map((saying) => ({
      pattern: whole(saying.says),
      askTerm: saying.asks === undefined ? null : filling(saying.asks),
      strong: saying.isSure === true,
      isDoubtful: saying.isDoubtful === true,
      isByTheWay: saying.isByTheWay === true,
      isFurther: saying.isFurther === true || saying.says.includes("{near}"),
      definitionStandsAlone: saying.standsAlone === true,
    })),
    contrasts: sayings.contrasts.map(whole),
    deeds: sayings.deeds.map((saying) => new RegExp(source(saying), "u")),
    beside: new RegExp(`^(?:${isWord(sayings.beside)}\\s)+|(?:\\s${isWord(sayings.beside)})+$`, "giu"),
    again: new RegExp(`^${isWord(sayings.again)}\\s`, "iu"),
    leads: new Set(sayings.leads.split(" ")),
    ends: sayings.ends.map((saying) => new RegExp(`${source(saying)}.*$`, "u")),
    saysNothing: new RegExp(`^(?:${anyOf(sayings.saysNothing)})(?![\\p{L}])`, "iu"),
    numerals: new RegExp(isWord(sayings.numerals), "iu"),
    order: new RegExp(isWord(sayings.order), "iu"),
  };
}

/** Behind a clause that a comma opens, another closes it: "What is a bowl, which breaks light, called?" */
function filling(question: string): (groups: Record<string, string>) => string {
  return ({ definition = "", verb = "" }) => {
    const isOpen = /\{told\} \p{L}/u.test(question) && /, [^,]+$/u.test(definition);
    return question.replace("{verb}", verb).replace("{told}", isOpen ? `${definition},` : definition);
  };
}
