import { DE_BIOLOGY } from "./de/biology.ts";
import { DE_CHEMISTRY_AND_PHYSICS } from "./de/chemistry-and-physics.ts";
import { DE_COMMON } from "./de/common.ts";
import { DE_EARTH_AND_HISTORY } from "./de/earth-and-history.ts";
import { DE_EVERYDAY } from "./de/everyday.ts";
import { DE_HUMANITIES } from "./de/humanities.ts";
import { DE_MATHEMATICS_AND_COMPUTING } from "./de/mathematics-and-computing.ts";
import { DE_MEDICINE } from "./de/medicine.ts";
import { DE_SOCIETY } from "./de/society.ts";
import { lexicon, type Marks } from "./lexicon.ts";

/** What is not counted, and what changes its vowel: "die Physik", "das Christentum"; "der Magen", "der Vogel". */
const UNTOLD =
  /(?:ik|ur|logie|nomie|genie|ismus|tum|genese|enz|anz|[nr]den|süden|[ow]sten|boden|magen|h[aä]ndel|mantel|hammer|[st]piel|stiel|sattel|vater|bruder|acker|hafen|graben|ofen|garten|bogen|faden|kasten|schnabel|nagel|vogel|apfel|chor|major|phosphor|tenor)$/iu;

/** Endings that show a plural, by gender; what is not among them changes its vowel, or cannot be told. */
const PLURALS: readonly (readonly [gender: string, ending: RegExp, plural: string])[] = [
  ["f", /(?<=e)$/u, "n"],
  ["f", /(?<=ung|heit|keit|schaft|ion|tät|ie|art|form)$/u, "en"],
  ["m", /(?<=ist|ent|ant|ekt|or|nom|soldat|automat|zyt|nerv|staat)$/u, "en"],
  ["m", /(?<=loge)$/u, "n"],
  ["m", /(?<=[ae]r|el|en)$/u, ""],
  ["m", /(?<=ling|krieg|preis|test|prozess|stern|faktor|film|roman|reim|versuch)$/u, "e"],
  ["m", /(?<=muskel)$/u, "n"],
  ["m", /(?<=[a-zß])fluss$/u, "flüsse"],
  ["m", /(?<=[a-zß])strom$/u, "ströme"],
  ["m", /(?<=[a-zß])stoff$/u, "stoffe"],
  ["m", /(?<=[a-zß])satz$/u, "sätze"],
  ["m", /(?<=[a-zß])raum$/u, "räume"],
  ["m", /(?<=[a-zß])baum$/u, "bäume"],
  ["m", /(?<=[a-zß])vertrag$/u, "verträge"],
  ["m", /(?<=[a-zß])markt$/u, "märkte"],
  ["n", /(?<=chen|lein|[aeu]l?er|el|gewebe|gebirge|becken)$/u, ""],
  [
    "n",
    /(?<=ment|hormon|organ|gelenk|tier|gesetz|system|gas|recht|gerät|gestein|metall|instrument|diagramm)$/u,
    "e",
  ],
  ["n", /(?<=chromosom|elektron|proton|neutron|ion|neuron)$/u, "en"],
  ["n", /um$/u, "en"],
  ["n", /(?<=[a-zß])wort$/u, "wörter"],
  ["n", /(?<=[a-zß])blatt$/u, "blätter"],
  ["n", /(?<=[a-zß])virus$/u, "viren"],
];

/** Of single words: in "das limbische System" two would change. */
function pluralOf(word: string, gender: string): string | null {
  if (word.includes(" ") || UNTOLD.test(word)) return null;
  const rule = PLURALS.find(([of, ending]) => of === gender && ending.test(word));
  return rule === undefined ? null : word.replace(rule[1], rule[2]);
}

const MARKS: Marks = {
  gender: { der: "m", die: "f", das: "n" },
  plural: ["pl"],
  genderOf: () => "",
  isPlural: () => false,
  pluralOf,
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
};

/** What German school subjects name side by side, by subject. */
export const DE_LEXICON = lexicon(
  [
    DE_COMMON,
    DE_BIOLOGY,
    DE_MEDICINE,
    DE_CHEMISTRY_AND_PHYSICS,
    DE_EARTH_AND_HISTORY,
    DE_SOCIETY,
    DE_HUMANITIES,
    DE_MATHEMATICS_AND_COMPUTING,
    DE_EVERYDAY,
  ],
  MARKS,
);
