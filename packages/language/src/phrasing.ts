import { quoting } from "./quoting.ts";
import { type Sections, wordsIn } from "./sections.ts";

type Values = Readonly<Record<string, string | number | null | undefined>>;

/**
 * The sentences of a file: lines "name = template", in which straight quotation marks around a value stand for the
 * language's own, "~" for a space that does not break and "_" at the end for one that does.
 */
export function phrasesFrom(templates: Sections) {
  const byName = new Map(
    templates("phrases").map((line) => {
      const at = line.indexOf(" = ");
      return [
        line.slice(0, at),
        line
          .slice(at + 3)
          .replaceAll("~", "\u00a0")
          .replace(/_$/u, " "),
      ] as const;
    }),
  );
  const template = (name: string) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`no phrase ${name}`);
    return found;
  };
  const [open = "", close = "", innerOpen = "", innerClose = ""] = template("marks").split(" ");
  const quoted = quoting([open, close], [innerOpen, innerClose]);
  const say = (name: string, values: Values) =>
    template(name).replace(
      /"\{(?<quoted>\w+)\}"|\{(?<bare>\w+)(?<stop>\.?)\}/gu,
      (_, inQuotes: string | undefined, bare = "", stop = "") => {
        if (inQuotes !== undefined) return quoted(String(values[inQuotes]));
        const value = String(values[bare]);
        return stop === "" ? value : closed(value);
      },
    );
  const reason = (name: string) => (option: string, says: string) => say(name, { option, says });
  return {
    /** "What is X?"; the options are definitions. */
    askDefinition: (term: string) => say("askDefinition", { term }),
    /** Asks for the switch or command with this description. */
    askDescribed: (told: string) => say("askDescribed", { told }),
    /** "Under which of these is X listed?"; the options are titles of lists. */
    askUnder: (point: string) => say("askUnder", { point }),
    /** Asks for a cell of a table by row and column; without a column, for what a list says of a name. */
    askEntry: (row: string, column: string | null) =>
      say(column === null ? "askEntry" : "askCell", { row, column }),
    /** Asks which name has this value in a column. */
    askHaving: (column: string, value: string) => say("askHaving", { column, value }),
    /** Asks for the step that comes right after this one. */
    askNext: (step: string) => say("askNext", { step }),
    /** Asks who did this, in the words of the document. */
    askWhoDid: (told: string) => say("askWhoDid", { told }),
    /** Puts the topic of the section or document before the stem. */
    about: (topic: string, stem: string) => say("about", { topic, stem }),
    /** Introduces the quote that proves the key. */
    because: (quote: string) => say("because", { quote }),
    /** For an option that the document describes: in these words. */
    described: reason("described"),
    /** For an option that belongs to something else in the document. */
    elsewhere: reason("elsewhere"),
    /** For an option that the document names, without a word on how it belongs to what is asked. */
    named: reason("named"),
    /** For an option that the document says of something else. */
    swapped: reason("swapped"),
    /** For a sentence of the document with one part changed. */
    changed: reason("changed"),
    /** With where it stands behind it, as far as that is known. */
    placed: (
      text: string,
      where: { page?: number | undefined; slide?: number | undefined; heading?: string | undefined },
    ) => {
      const places = (["heading", "page", "slide"] as const).filter((name) => where[name]);
      const place = places.map((name) => say(name, where)).join(template("between"));
      return place === "" ? text : say("placed", { text, place });
    },
  };
}

/** Whole sentences of a language about questions and documents. */
export type Phrases = Readonly<ReturnType<typeof phrasesFrom>>;

const END_SIGN = /[.!?。！？…][”"“’»)」』]*$/u;

/** A text as a sentence by itself: with a full stop where no sign ends it. */
export function closed(text: string, stop = "."): string {
  return END_SIGN.test(text) ? text : text.replace(/[,;:]$/u, "") + stop;
}

/**
 * What a noun names, at large: what is of one class may be taken for one another, a substance for a process hardly. Of
 * endings, those of the first class count first.
 */
const SEMANTIC_CLASSES = [
  "happening",
  "way",
  "field",
  "person",
  "living",
  "substance",
  "measure",
  "device",
  "part",
  "body",
  "land",
  "group",
  "sign",
  "state",
  "idea",
  "time",
] as const;

export type SemanticClass = (typeof SEMANTIC_CLASSES)[number];

/** Nouns that open definitions, by class, and endings that show the class of a noun that is not listed. */
export interface SemanticClassWords {
  readonly listed: readonly (readonly [word: string, thing: SemanticClass])[];
  readonly endings: readonly (readonly [ending: RegExp, thing: SemanticClass])[];
}

/** Sections "class.…" of words and lines "class ending" of endings, in which the first that fits counts. */
export function semanticClassesFrom(words: Sections, patterns: Sections): SemanticClassWords {
  const lines = patterns("classEndings").map((line) => line.split(" ") as [SemanticClass, string]);
  return {
    listed: SEMANTIC_CLASSES.flatMap((thing) =>
      wordsIn(words(`class.${thing}`)).map((word) => [word, thing] as const),
    ),
    endings: lines.map(([thing, ending]) => [new RegExp(ending, "u"), thing]),
  };
}
