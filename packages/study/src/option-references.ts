import type { Question } from "@quizmill/contract";

/**
 * How a language speaks of options by letter or place. All are parts of regular expressions and are matched without
 * regard to case; where a word is inflected, `\p{L}*` stands for its endings.
 */
interface Words {
  /** "answer", "option": a letter after them is that of an option. */
  readonly option: string;
  /** Between "the correct one" and its letter, or between a letter and "correct". */
  readonly is: string;
  readonly verdict: string;
  /** What may stand before a letter that begins a clause. */
  readonly clause: string;
  /** Between two letters. */
  readonly and: string;
  /** Before two letters. */
  readonly both: string;
  /** "first", "last". */
  readonly place: string;
  /** Whole phrases: "all of the above". */
  readonly phrases: readonly string[];
}

const WORDS: Readonly<Record<"en" | "de" | "es" | "fr" | "pl" | "uk", Words>> = {
  en: {
    option: "answers?|options?|choices?|alternatives?|distractors?|statements?",
    is: "is|are|was|would be|isn't|must be",
    verdict: "correct|incorrect|right|wrong|true|false|best|answer|key",
    clause: "because|while|whereas|but|and|so|since|that|why|therefore|thus|hence",
    and: "and|or|nor",
    both: "both|only|either|neither|between|not",
    place: "first|second|third|fourth|fifth|last|previous|preceding|following|next|top|bottom",
    phrases: [
      "(?:all|none|both|any|neither|either|some|each|two|three|more than one) of (?:the |these |those )?(?:above|previous|preceding|answers|options|choices|statements)",
      "(?:answers?|options?|choices?|statements?) (?:above|below)",
      "(?:the )?above (?:answers|options|choices|statements)",
    ],
  },
  de: {
    option:
      "antworten|antwort|antwortmöglichkeit(?:en)?|option(?:en)?|auswahl|alternativen?|aussagen?|lösung(?:en)?",
    is: "ist|sind|war|wäre|lautet|trifft|treffen|stimmt|stimmen",
    verdict: "richtig\\p{L}*|falsch\\p{L}*|korrekt\\p{L}*|zutreffend|unzutreffend|zu|nicht|lösung",
    clause: "weil|da|während|aber|und|denn|dass|also|daher|warum",
    and: "und|oder|sowie",
    both: "beide|nur|sowohl|entweder|weder|zwischen|nicht",
    place:
      "erste\\p{L}*|zweite\\p{L}*|dritte\\p{L}*|vierte\\p{L}*|fünfte\\p{L}*|letzte\\p{L}*|obere\\p{L}*|untere\\p{L}*",
    phrases: [
      "(?:alle|keine[rs]?|beide|jede|mehrere) (?:der )?(?:oben|vorher|vor(?:an)?stehend|genannt|obig|antwort|aussage|option)\\p{L}*",
      "oben ?(?:genannt|stehend|aufgeführt)\\p{L}*",
    ],
  },
  es: {
    option:
      "respuestas?|opci(?:ón|ones)|alternativas?|afirmaci(?:ón|ones)|enunciados?|incisos?|literal(?:es)?",
    is: "es|son|sería|fue|era",
    verdict: "correct[ao]s?|incorrect[ao]s?|fals[ao]s?|verdader[ao]s?|ciert[ao]s?|válid[ao]s?",
    clause: "porque|mientras|pero|y|pues|que|la|las|opción",
    and: "y|e|o|ni",
    both: "ambas|ambos|solo|sólo|solamente|tanto|entre|ni",
    place: "primera|segunda|tercera|cuarta|quinta|última|penúltima",
    phrases: [
      "(?:todas?|ningun[ao]|ambas|cualquiera|algunas?|dos)(?: de)?(?: las)?(?: dos)? (?:respuestas |opciones )?anteriores",
      "(?:todas?|ningun[ao]|ambas)(?: de)?(?: las)? (?:respuestas|opciones|afirmaciones|alternativas)",
      "(?:todo|nada) (?:de )?lo anterior",
    ],
  },
  fr: {
    option: "réponses?|options?|propositions?|choix|affirmations?|énoncés?",
    is: "est|sont|était|serait",
    verdict: "(?:in)?exacte?s?|justes?|(?:in)?correcte?s?|vraie?s?|fausses?|faux|bonnes?",
    clause: "car|parce que|puisque|tandis que|alors que|mais|et|donc|que",
    and: "et|ou|ni",
    both: "deux|seulement|seules?|uniquement|soit|ni|entre|pas",
    place: "première|deuxième|seconde|troisième|quatrième|cinquième|dernière|avant-dernière",
    phrases: [
      "(?:toutes|aucune|chacune|les deux|plusieurs|l['’]une)(?: (?:de|des|les|ces|parmi|d['’]entre))* (?:réponses|propositions|options|affirmations|deux)",
      "(?:réponses?|propositions?|options?|affirmations?) (?:ci-dessus|ci-dessous|précédentes?|suivantes?)",
      "(?:tout|rien|aucun|tous) (?:ce qui précède|de ce qui précède|(?:les|des) (?:choix|éléments) (?:ci-dessus|précédents))",
    ],
  },
  pl: {
    option:
      "odpowied(?:ź|zi|zią|ziach)|opcj\\p{L}+|wariant\\p{L}*|stwierdzeni\\p{L}+|podpunkt\\p{L}*|zdani\\p{L}+",
    is: "jest|są|była?|to|byłaby",
    verdict:
      "(?:nie)?poprawn\\p{L}+|(?:nie)?prawidłow\\p{L}+|(?:nie)?prawdziw\\p{L}+|błędn\\p{L}+|fałszyw\\p{L}+",
    clause: "bo|ponieważ|gdyż|ale|natomiast|że|więc",
    and: "i|oraz|lub|albo|ani",
    both: "oba|obie|tylko|zarówno|jedynie|ani|między",
    place:
      "pierwsz\\p{L}+|drug\\p{L}+|trzeci\\p{L}*|czwart\\p{L}+|piąt\\p{L}+|ostatni\\p{L}*|poprzedni\\p{L}*",
    phrases: [
      "(?:wszystkie|żadn[aey]|obie|każda) (?:z )?(?:powyższ|wymienion|podan|odpowied|poprzedni)\\p{L}*",
      "powyższ\\p{L}+ (?:odpowied|stwierdze|opcj)\\p{L}*",
    ],
  },
  uk: {
    option: "відповід\\p{L}+|варіант\\p{L}*|твердженн\\p{L}+|опці\\p{L}+|пункт\\p{L}*",
    is: "є|був|була|це|буде|—|–",
    verdict: "(?:не)?правильн\\p{L}+|(?:не)?вірн\\p{L}+|хибн\\p{L}+|помилков\\p{L}+|істинн\\p{L}+",
    clause: "бо|тому|оскільки|але|що|адже",
    and: "і|й|та|або|чи|ані",
    both: "обидв\\p{L}+|лише|тільки|ані|між|як",
    place: "перш\\p{L}+|друг\\p{L}+|трет\\p{L}+|четверт\\p{L}+|п'ят\\p{L}+|останн\\p{L}+|попередн\\p{L}+",
    phrases: [
      "(?:усі|всі|жодн[аеий]\\p{L}*|обидва|обидві|кожна) (?:із |з |зі )?(?:вище|наведен|перелічен|зазначен|відповід|варіант|названи)\\p{L}*",
      "(?:усе|все) (?:вище|перелічене|наведене)\\p{L}*",
      "вище(?:зазначен|наведен|згадан|перелічен)\\p{L}+",
    ],
  },
};

/** A page that may never ask would wait for these patterns as it starts: they are made when the first text is looked at. */
function once(make: () => readonly RegExp[]): () => readonly RegExp[] {
  let made: readonly RegExp[] | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const LETTER = "[A-HА-Е]";
const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

/** The letters that they find are those of options. */
const byLetter = once(() =>
  Object.values(WORDS).flatMap((words) => {
    const { option, is, verdict, clause, and, both } = words;
    const openers = `(?:^|[.;:!?,—–\\n(„“"«]\\s*|${START}(?:${clause})\\s+)`;
    return [
      `${START}(?:${option})\\s*(?:(?:${is})\\s*)?[:#(]*\\s*(?:(${LETTER})${END}|["„“«](${LETTER})["“”»]|([1-8])${END}(?![.,]\\d|\\s?%))`,
      `${START}(?:${option}|${verdict})${END}[^.;!?\\n]{0,24}?(?:${START}(?:${is})|:)\\s*(?:(?:la|the|die|das)\\s+)?[("„“«]*(${LETTER})${END}(?!\\s\\p{Ll})`,
      `${openers}(${LETTER})\\)?\\s+(?:${is})\\s+(?:\\p{L}+\\s+){0,2}(?:${verdict})${END}`,
      `(?:${openers}|${START}(?:${both})\\s+)(${LETTER})(?:\\s*,\\s*${LETTER})*\\s*,?\\s+(?:${and})\\s+${LETTER}${END}`,
    ].map((pattern) => new RegExp(pattern, "giu"));
  }),
);

const byPlace = once(() =>
  Object.values(WORDS).flatMap(({ place, option, phrases }) => [
    // The drug of first choice is a term of its own.
    new RegExp(`${START}(?:${place}) (?!choice)(?:${option})${END}`, "iu"),
    new RegExp(`${START}(?:${phrases.join("|")})${END}`, "iu"),
  ]),
);

/** Katakana and Chinese characters before a letter make it part of a term: ビタミンA, 肝炎B. */
const JAPANESE_LETTER =
  "(?<![\\p{Script=Katakana}ー\\p{Script=Han}A-Za-z0-9])[「(（]?[A-HＡ-Ｈアイウエオ①-⑧][」)）]?";
const japanese = once(() => [
  /(?:選択肢|設問|解答|回答)[「(（]?[A-Ha-hＡ-Ｈａ-ｈアイウエオカ①-⑧1-8１-８一二三四五]/u,
  /(?:正解|答え|正答|解答)[はがも]、?[「(（]?(?:[A-HＡ-Ｈアイウエオ](?![\p{Script=Katakana}ーA-Za-z])|[①-⑧])/u,
  new RegExp(
    `${JAPANESE_LETTER}[はがもを](?:、)?(?:正し|正解|誤|不正解|間違|適切|不適切|該当|当てはま)`,
    "u",
  ),
  new RegExp(
    `${JAPANESE_LETTER}[とや]${JAPANESE_LETTER.replace(/^\(\?<!.*?\]\)/u, "")}(?![\\p{L}\\p{N}])`,
    "u",
  ),
  /(?:最初|最後|[一二三四五1-5１-５]番目|[上下](?:から[一二三四五1-5１-５]番目)?)の(?:選択肢|答え|解答|回答)/u,
  /上記|すべて正しい|全て正しい|いずれでもない|いずれも(?:正し|誤)|どちらも(?:正し|誤)/u,
]);

/** "B)" that closes no bracket, and "(B)": enumerators in any language. */
const ENUMERATOR = /(?<![\p{L}\p{N}])(\()?([A-Ha-hА-Еа-е])\)/gu;

/** Whether a text speaks of the options of its question by their letters or places, in any of the six languages or French. */
export function refersToOptions(text: string): boolean {
  return (
    byPlace().some((pattern) => pattern.test(text)) ||
    japanese().some((pattern) => pattern.test(text)) ||
    byLetter().some((pattern) => [...text.matchAll(pattern)].some(isLetterOfOption)) ||
    [...text.matchAll(ENUMERATOR)].some(isEnumerator)
  );
}

/** In small letters, "a", "o" and "і" are words. */
function isLetterOfOption({ 0: match, index, input, ...groups }: RegExpExecArray): boolean {
  const letter = groups[1] ?? groups[2] ?? groups[3] ?? "";
  return letter.toLowerCase() !== letter || /\d/.test(letter) || input[index + match.length] === ")";
}

function isEnumerator({ 1: opener, 2: letter = "", index, input }: RegExpExecArray): boolean {
  if (opener !== undefined) return letter.toLowerCase() !== letter;
  const before = input.slice(0, index);
  return before.lastIndexOf("(") <= before.lastIndexOf(")");
}

/** As a whole option, shorter words are enough than within a text: "none of these", "A and B", "1と2". */
const MAX_SHORT_CHARS = 70;
const LABEL = /^(?:[A-Ha-hА-Еа-еєЄ]|[1-9]|[IVX]{1,4}|[①-⑨])$/u;
/** What may stand beside the labels in an option that is nothing but a choice of other ones, in any of the languages. */
const BESIDE_LABELS = new Set(
  [
    "both and or nor neither either only all but not answer answers option options choice choices statement statements is are correct true right the",
    "beide und oder sowie nur weder noch sowohl als auch antwort antworten option optionen aussage aussagen ist sind richtig korrekt falsch die",
    "ambas ambos y e o u ni solo sólo solamente únicamente respuesta respuestas opción opciones afirmaciones es son correcta correctas verdaderas la las",
    "et ou ni seul seule seules seulement uniquement réponse réponses proposition propositions est sont exacte exactes juste justes correcte correctes vraies la les",
    "i oraz lub albo ani tylko obie odpowiedź odpowiedzi stwierdzenia jest są poprawne prawidłowe prawdziwe",
    "і й та або чи ані лише тільки обидва обидві відповідь відповіді варіант варіанти твердження є правильні вірні",
  ].flatMap((words) => words.split(" ")),
);
const BESIDE_ONE =
  /^(?:only|nur|sol[oa]|sólo|solamente|únicamente|seule?s?|seulement|uniquement|tylko|лише|тільки|answers?|options?|choices?|statements?|antwort|aussage|respuestas?|opción|réponses?|propositions?|odpowied(?:ź|zi)|відповідь|варіант)$/iu;
/** "All", "none", with what they are of or what is said of it. */
const allOrNone = once(() =>
  [
    "(?:all|none|both|any|neither|some)(?: (?:of|the|these|those|them|answers?|options?|choices?|statements?|are|is|correct|true|right|above|apply))+|(?:no|there is no) (?:correct|right) (?:answer|option)",
    "(?:alle|keine[rs]?|beide)(?: (?:der|von|davon|diesen?|dieser|die|oben|genannten?|antwort(?:en)?|option(?:en)?|aussagen?|möglichkeit(?:en)?|ist|sind|stimm(?:t|en)|treffen|trifft|zu|richtig|falsch|korrekt|nicht))+|nichts davon",
    "(?:tod[ao]s?|ningun[ao]|ambas|ambos)(?: (?:de|las?|los|el|ellas|estas?|respuestas?|opci(?:ón|ones)|alternativas?|afirmaciones|es|son|correctas?|incorrectas?|verdaderas?|falsas?|anterior(?:es)?))+",
    "(?:toutes?|aucune?|tous|les (?:deux|trois|quatre))(?: (?:de|des|la|les|ces|cette|celles-ci|elles|d['’]elles|bonnes?|réponses?|propositions?|options?|affirmations?|n['’]est|est|sont|exactes?|justes?|correctes?|vraies?|fausses?|précédentes?|ci-dessus))*",
    "(?:wszystkie|żadn[aey]|obie|każda|brak)(?: (?:z|te|tych|nich|powyższych|wymienionych|podanych|powyższe|wymienione|podane|odpowied(?:ź|zi)|opcj[aie]|warianty?|stwierdze(?:nia|ń)|nie|jest|są|(?:nie)?poprawn\\p{L}+|(?:nie)?prawidłow\\p{L}+|(?:nie)?prawdziw\\p{L}+))+",
    "(?:усі|всі|жодн\\p{L}+|обидв\\p{L}+|немає|нема)(?: (?:із|з|зі|цих|них|вище\\p{L}*|наведен\\p{L}+|перелічен\\p{L}+|зазначен\\p{L}+|названи\\p{L}+|запропонован\\p{L}+|відповід\\p{L}+|варіант\\p{L}*|твердженн\\p{L}+|не|є|правильн\\p{L}+|вірн\\p{L}+|неправильн\\p{L}+))+|правильної відповіді немає",
  ].map((words) => new RegExp(`^(?:${words})$`, "iu")),
);
const SHORT_OPTION: readonly RegExp[] = [
  /^(?:all|none|both|any|neither|some) of (?:the|these)(?!\p{L})|(?<!\p{L})(?:above|below)$|^keine der|^ambas(?!\p{L})|^obie odpowiedzi/iu,
  /^(?:上記|以上|これら)?の?(?:すべて|全て|いずれも|どれも|どちらも)(?:が|は)?(?:正しい|正しくない|誤り|間違い|該当する|当てはまる)?$|(?:いずれ|どれ|どちら)でもない|どちらも|^(?:正解|該当)(?:は)?(?:なし|ない)$/u,
  /^(?:選択肢)?([A-HＡ-Ｈa-hアイウエオカ1-9１-９①-⑨])[」）)]?(?:(?:と|、|・|，|及び|および|または|か|も)(?:選択肢)?[「（(]?[A-HＡ-Ｈa-hアイウエオカ1-9１-９①-⑨][」）)]?)+/u,
  /^([A-HＡ-Ｈアイウエオカ1-9１-９①-⑨])(?:のみ|だけ)/u,
  /(?:^|[\s(])(?:[A-H]\)?,? (?:and|or|und|oder|y|o|et|ou|i|lub|та|або|и|&|\+) [A-H]|[a-h]\)?,? (?:and|or|und|oder|et|ou) [a-h])(?=$|[\s).,])/u,
];

/** "відповіді а та б", "I and II only", "1, 2 et 4": labels, and words that join them. */
function choosesAmongOptions(option: string): boolean {
  const words = option.match(/[\p{L}\p{N}]+/gu) ?? [];
  const labels = words.filter((word) => LABEL.test(word) && !isOneLetterWord(word)).length;
  const others = words.filter((word) => !LABEL.test(word) || isOneLetterWord(word));
  const isJoined = others.length > 0 || (/[,&+/]/u.test(option) && /\p{L}/u.test(option));
  return (
    (labels > 1 ? isJoined : labels === 1 && others.some((word) => BESIDE_ONE.test(word))) &&
    others.every((word) => BESIDE_LABELS.has(word.toLowerCase()))
  );
}

/** "e", "i", "o", "y" and "і" join two labels. */
function isOneLetterWord(word: string): boolean {
  return /^[eioyії]$/u.test(word);
}

function refersToOthers(option: string): boolean {
  const text = option.trim().replace(/[.。!]+$/u, "");
  const isShort = text.length <= MAX_SHORT_CHARS;
  return (
    (isShort &&
      (choosesAmongOptions(text) ||
        [...allOrNone(), ...SHORT_OPTION].some((pattern) => pattern.test(text)))) ||
    refersToOptions(option)
  );
}

/** Whether the options of a question must keep their order: the stem, an option or the explanation speaks of it. */
export function dependsOnOrder({
  text,
  options,
  aiExplanation,
}: Pick<Question, "text" | "options" | "aiExplanation">): boolean {
  return (
    options.some((option) => refersToOthers(option.text)) ||
    refersToOptions(text) ||
    (aiExplanation !== null && refersToOptions(aiExplanation))
  );
}
