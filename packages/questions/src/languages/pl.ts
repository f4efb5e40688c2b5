import { lexiconOf } from "@quizmill/lexicon";
import { closed } from "../text/end-signs.ts";
import { frontedQuestion, inOrder } from "./asking.ts";
import { inFront, whoQuestion } from "./asking-who.ts";
import { PL_CUES } from "./pl-cues.ts";
import { PL_SENTENCES } from "./pl-sentences.ts";
import { PL_WORDS, quoted } from "./pl-words.ts";
import type { LanguageProfile } from "./profile.ts";
import { PL_THINGS } from "./semantic-classes.ts";

/** "Liść pochłania światło" → "Co pochłania liść?", "… zależy od wody" → "Od czego zależy …?". */
const askPart = frontedQuestion({
  told: /^(?<verb>(?!jest |są |był|to |został)\p{Ll}+(?: się)?)(?: (?:głównie|przede wszystkim|przeważnie|zwykle))?(?: (?<lead>od|z|ze|do|na|przed|dzięki|przez))?(?: (?<about>około|ok\.|prawie|niemal|blisko|mniej więcej|tylko))? $/u,
  words: {
    "": "Co",
    od: "Od czego",
    z: "Z czego",
    ze: "Z czego",
    do: "Do czego",
    przed: "Przed czym",
    dzięki: "Dzięki czemu",
    przez: "Przez co",
  },
  after: /^(?:| (?:w|we|na|podczas|przy|po|przez|pod|nad|między|gdy|za pomocą|dzięki) [^,;:]{3,70})$/u,
  count: (what) => `Ile ${what}`,
  // "3 poziomy", "0,8 sekundy": behind "ile" stands another form of them.
  countable: /^\d+(?:[ \u00a0\u202f]\d{3})*$(?<=[05-9]|1\d)/u,
  counted:
    /^ (?<what>(?!lat (?:temu|później|po)|tys|mln|mld|i |do |lub |\p{Ll}+(?:[aio]n|t)?ow[yae] |\p{Ll}+(?:letni|dniow|godzinn)\p{Ll}* )\p{L}{3,}(?:ów|i|y|ych|ich|a|ek|ów|ców|ń|t|n|m|b|p|g|k|r|ż)?)(?<rest>(?: [^,;:]*)?)$/u,
  about: /^(?:około|ok\.|prawie|niemal|blisko|mniej więcej|tylko) /iu,
  share: "Ile procent",
  build: ({ word, verb, subject, rest }) => `${inOrder(word, verb, subject, rest)}?`,
});

/** The past of one who did it, man or woman: "założył", "założyła". */
const DID = String.raw`\p{Ll}{2,}(?:[aeiyu]ł(?: się)?|[aeiyu]ła(?: się)?)`;

/** "W 1919 roku Jan Kowalski założył …" → "Kto w 1919 roku założył …?" */
const askWho = whoQuestion({
  behindVerb: new RegExp(`^(?<front>.*[^,]) (?<verb>${DID}) $`, "u"),
  beforeVerb: /^(?:[^,]*|.*, )$/u,
  verb: new RegExp(`^ (?<verb>${DID})(?=[ .]|$)`, "u"),
  besideWho: (verb, isWoman) => {
    if (isWoman !== /ła(?: się)?$/u.test(verb)) return null;
    // "Miała" is of "miał", "widziała" of "widział": an -e- before it stays as it is.
    return /[aiyu]ła/u.test(verb) || !isWoman ? verb.replace(/ła( się)?$/u, "ł$1") : null;
  },
  build: inFront("Kto"),
});

/** Polish. */
export const pl: LanguageProfile = {
  code: "pl",
  script: "spaced",
  blank: "_____",
  ...PL_WORDS,
  ...PL_SENTENCES,
  ...PL_CUES,
  lexicon: () => lexiconOf("pl"),
  semanticClasses: PL_THINGS,
  phrases: {
    askName: (sentence) => `Jakie pojęcie, w odpowiedniej formie, uzupełnia zdanie: ${quoted(sentence)}?`,
    askDescribed: (told) => `Co opisano tymi słowami: ${quoted(told)}?`,
    askDefinition: (term) => `Które określenie najlepiej opisuje pojęcie ${quoted(term)}?`,
    askUnder: (point) => `Pod jakim hasłem wymieniono ${quoted(point)}?`,
    askEntry: (row, column) =>
      `Co ${column === null ? "" : `w kategorii ${quoted(column)} `}odpowiada hasłu ${quoted(row)}?`,
    askHaving: (column, value) => `${quoted(column)}: ${quoted(value)}. Czego to dotyczy?`,
    askNext: (step) => `Co następuje bezpośrednio po punkcie ${quoted(step)}?`,
    askWhoDid: (told) => `Kto ${told}?`,
    askPart,
    askWho,
    about: (topic, stem) => `Temat: ${closed(topic)} ${stem}`,
    because: (quote) => `W dokumencie czytamy: ${quoted(quote)}`,
    described: (option, says) => `Hasło ${quoted(option)} dokument opisuje inaczej: ${quoted(says)}`,
    elsewhere: (option, says) => `Odpowiedź ${quoted(option)} dotyczy czego innego: ${quoted(says)}`,
    named: (option, says) => `Co dokument mówi o haśle ${quoted(option)}: ${quoted(says)}`,
    swapped: (option, says) =>
      `Słowa ${quoted(option)} odnoszą się w dokumencie do czego innego: ${quoted(says)}`,
    changed: (option, says) => `Nie ${quoted(option)}, lecz: ${quoted(says)}`,
    place: ({ page, slide, heading }) =>
      [heading && quoted(heading), page && `str. ${page}`, slide && `slajd ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
