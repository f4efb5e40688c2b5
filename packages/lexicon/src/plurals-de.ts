/** What is not counted, and what changes its vowel: "die Physik", "das Christentum"; "der Magen", "der Vogel". */
const UNCOUNTED =
  "ik|ur|logie|nomie|genie|ismus|tum|genese|enz|anz|[nr]den|süden|[ow]sten|h[aä]ndel|phosphor";
const CHANGING =
  "boden|magen|mantel|hammer|[st]piel|stiel|sattel|vater|bruder|acker|hafen|graben|ofen|garten|bogen|faden|kasten";
const OTHERS = "schnabel|nagel|vogel|apfel|chor|major|tenor";
const UNTOLD = new RegExp(`(?:${UNCOUNTED}|${CHANGING}|${OTHERS})$`, "iu");

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
export function germanPluralOf(word: string, gender: string): string | null {
  if (word.includes(" ") || UNTOLD.test(word)) return null;
  const rule = PLURALS.find(([of, ending]) => of === gender && ending.test(word));
  return rule === undefined ? null : word.replace(rule[1], rule[2]);
}
