import { CASES } from "./cases.ts";
import { germanPluralOf } from "./plurals-de.ts";
import { englishPluralOf } from "./plurals-en.ts";

/** How a language shows gender and number in its lexicon. */
export interface Marks {
  /** Marks written before a word: its article, or "f", "m", "n". */
  gender: Readonly<Record<string, string>>;
  plural: readonly string[];
  /** The gender of an unmarked word. */
  genderOf: (word: string, forms: readonly string[]) => string;
  isPlural: (word: string) => boolean;
  /** The plural, where it can be told: a family with three such words has its twin in the plural. Null for none. */
  pluralOf?: (word: string, gender: string) => string | null;
  /** Other ways of spelling, as [what it replaces, how the lexicon has it]. */
  spellings: readonly (readonly [other: RegExp, own: string])[];
  /** Prepositions by the case they take. */
  prepositions: readonly (readonly [atCase: number, words: ReadonlySet<string>])[];
}

/** Before a word that is a plural, in every language. */
export const PLURAL = "pl";

/** For languages whose lists mark no gender. */
export const NO_MARKS: Marks = {
  gender: {},
  plural: [PLURAL],
  genderOf: () => "",
  isPlural: () => false,
  spellings: [],
  prepositions: [],
};

const taking = (atCase: keyof typeof CASES, words: string) =>
  [CASES[atCase], new Set(words.split(" "))] as const;

/** The languages that have a lexicon, and what its names carry in each. */
export const MARKS = {
  en: {
    ...NO_MARKS,
    isPlural: (word) => /[^sui]s$/u.test(word) && !/(?:ics|sis)$/u.test(word),
    pluralOf: englishPluralOf,
    // The lexicon spells as American texts do.
    spellings: [
      [/haem/u, "hem"],
      [/aemia/u, "emia"],
      [/oestr/u, "estr"],
      [/oesoph/u, "esoph"],
      [/foet/u, "fet"],
      [/aesth/u, "esth"],
      [/paed/u, "ped"],
      [/our/u, "or"],
      [/is(?=e|ing|ation)/u, "iz"],
      [/(?<=met|lit|cent|fib|theat)re/u, "er"],
      [/aluminium/u, "aluminum"],
      [/sulph/u, "sulf"],
      [/ogue/u, "og"],
      [/defence/u, "defense"],
      [/grey/u, "gray"],
      [/programme/u, "program"],
      [/plough/u, "plow"],
      [/ell(?=ing|ed)/u, "el"],
    ],
  },
  de: {
    ...NO_MARKS,
    gender: { der: "m", die: "f", das: "n" },
    pluralOf: germanPluralOf,
    // "Fotosynthese", "Potenzial", "Kalzium" and "Jod" are spelt in two ways each.
    spellings: [
      [/Photo/u, "Foto"],
      [/photo/u, "foto"],
      [/graph/u, "graf"],
      [/(?<=[nt])tial/u, "zial"],
      [/Kalzium/u, "Calcium"],
      [/kalzium/u, "calcium"],
      [/Cellulose/u, "Zellulose"],
      [/cellulose/u, "zellulose"],
      [/(?<=lu)cose/u, "kose"],
      [/(?<=ru)ctose/u, "ktose"],
      [/Jod/u, "Iod"],
      [/jod/u, "iod"],
    ],
  },
  es: {
    ...NO_MARKS,
    gender: { el: "m", la: "f", los: "m", las: "f" },
    plural: ["los", "las", PLURAL],
  },
  pl: {
    ...NO_MARKS,
    gender: { m: "m", f: "f", n: "n" },
    genderOf(word, forms) {
      if (forms[4]?.endsWith("ą") === true || /^\p{L}+a(?= |$)/u.test(word)) return "f";
      return /^\p{L}+(?:[oeę]|um)(?= |$)/u.test(word) ? "n" : "m";
    },
    prepositions: [
      taking("locative", "w we na o po przy"),
      taking(
        "genitive",
        "do z ze od dla bez u obok koło podczas wokół oprócz wśród spośród według zamiast pomocą celu skutek wyniku " +
          "podstawie przypadku",
      ),
      taking("instrumental", "nad pod przed między za z ze"),
      taking("accusative", "przez na w we za o po"),
      taking("dative", "ku dzięki przeciw wbrew"),
    ],
  },
  uk: {
    ...NO_MARKS,
    gender: { m: "m", f: "f", n: "n" },
    genderOf(word, forms) {
      if (/^\p{L}+(?:[оеє]|(?:нн|тт|лл|сс|чч)я|тертя)(?= |$)/u.test(word)) return "n";
      return forms[4]?.endsWith("ю") === true || /^\p{L}+[ая](?= |$)/u.test(word) ? "f" : "m";
    },
    prepositions: [
      taking("locative", "в у на о по при"),
      taking(
        "genitive",
        "до з із зі від для без біля після навколо серед крім замість щодо з-під час допомогою метою разі",
      ),
      taking("instrumental", "над під перед за між з із зі"),
      taking("accusative", "через про крізь на в у за"),
      taking("dative", "завдяки всупереч"),
    ],
  },
  ja: {
    ...NO_MARKS,
    // Each text has its own way with foreign words: "コンピューター", "ステージング・エリア", "ヴァイオリン".
    spellings: [
      [/(?<=\p{Script=Katakana})・(?=\p{Script=Katakana})/gu, ""],
      [/(?<=[ァ-ヺー][ァ-ヺ])ー(?![ァ-ヺー])/gu, ""],
      [/ヴ(?=ァ)/gu, "バ"],
      [/ヴ(?=ィ)/gu, "ビ"],
      [/ヴ(?=ェ)/gu, "ベ"],
      [/ヴ(?=ォ)/gu, "ボ"],
      [/ヴ/gu, "ブ"],
      [/(?<=[バビベボ])[ァィェォ]/gu, ""],
      [/ズィ/gu, "ジ"],
      [/(?<=ウ)ィ/gu, "イ"],
      [/(?<=ウ)ェ/gu, "エ"],
      [/(?<=ウ)ォ/gu, "オ"],
    ],
  },
} as const satisfies Record<string, Marks>;

/** A language that has a lexicon, an ISO 639-1 code. */
export type LexiconLanguage = keyof typeof MARKS;
export const LEXICON_LANGUAGES = Object.keys(MARKS) as LexiconLanguage[];
