import { lexiconOf } from "@quizmill/lexicon";
import { closed } from "../text/end-signs.ts";
import { frontedQuestion, inOrder } from "./asking.ts";
import { inFront, whoQuestion } from "./asking-who.ts";
import type { LanguageProfile } from "./profile.ts";
import { UK_THINGS } from "./semantic-classes.ts";
import { UK_CUES } from "./uk-cues.ts";
import { UK_SENTENCES } from "./uk-sentences.ts";
import { quoted, UK_WORDS } from "./uk-words.ts";

/** "Листок поглинає світло" → "Що поглинає листок?", "… залежить від води" → "Від чого залежить …?". */
const askPart = frontedQuestion({
  told: /^(?<verb>(?!є |це |був |була |було |були |\p{L}+(?:вся|лася|лося|лися) )[\p{Ll}’'ʼ]+)(?: (?:переважно|здебільшого|головно|насамперед))?(?: (?<lead>від|з|із|зі|до|на|за|через|завдяки|для))?(?: (?<about>близько|приблизно|майже|лише|до))? $/u,
  words: {
    "": "Що",
    від: "Від чого",
    з: "З чого",
    із: "Із чого",
    зі: "Із чого",
    до: "До чого",
    завдяки: "Завдяки чому",
    через: "Через що",
    для: "Для чого",
  },
  after: /^(?:| (?:у|в|на|під час|при|після|через|крізь|між|під|над|за допомогою|завдяки) [^,;:]{3,70})$/u,
  count: (what) => `Скільки ${what}`,
  // "3 рівні", "0,8 секунди": behind "скільки" stands another form of them.
  countable: /^\d+(?:[ \u00a0\u202f]\d{3})*$(?<=[05-9]|1\d)/u,
  counted: /^ (?<what>(?!років (?:тому|по)|тис|млн|млрд|і |до |або )[\p{L}’'ʼ]{3,})(?<rest>(?: [^,;:]*)?)$/u,
  about: /^(?:близько|приблизно|майже|лише) /iu,
  share: "Скільки відсотків",
  build: ({ word, verb, subject, rest }) => `${inOrder(word, verb, subject, rest)}?`,
});

/** The past of one who did it, man or woman: "створив", "створила". */
const DID = String.raw`\p{Ll}{2,}(?:[аяиїіу]в(?:ся)?|[аяиїіу]ла(?:ся)?)`;

/** "У 1926 році Микола Хвильовий утворив …" → "Хто у 1926 році утворив …?" */
const askWho = whoQuestion({
  behindVerb: new RegExp(`^(?<front>.*[^,]) (?<verb>${DID}) $`, "u"),
  beforeVerb: /^(?:[^,]*|.*, )$/u,
  verb: new RegExp(`^ (?<verb>${DID})(?=[ .]|$)`, "u"),
  besideWho: (verb, isWoman) => {
    if (isWoman !== /ла(?:ся)?$/u.test(verb)) return null;
    return verb.replace(/ла(ся)?$/u, "в$1");
  },
  build: inFront("Хто"),
});

/** Ukrainian. */
export const uk: LanguageProfile = {
  code: "uk",
  script: "spaced",
  blank: "_____",
  ...UK_WORDS,
  ...UK_SENTENCES,
  ...UK_CUES,
  lexicon: () => lexiconOf("uk"),
  semanticClasses: UK_THINGS,
  phrases: {
    askName: (sentence) => `Яке поняття у відповідній формі доповнює речення: ${quoted(sentence)}?`,
    askDescribed: (told) => `Що описано цими словами: ${quoted(told)}?`,
    askDefinition: (term) => `Який опис найкраще відповідає поняттю ${quoted(term)}?`,
    askUnder: (point) => `У якому пункті названо ${quoted(point)}?`,
    askEntry: (row, column) =>
      `Що ${column === null ? "" : `в категорії ${quoted(column)} `}відповідає назві ${quoted(row)}?`,
    askHaving: (column, value) => `${quoted(column)}: ${quoted(value)}. Чого це стосується?`,
    askNext: (step) => `Що йде одразу після пункту ${quoted(step)}?`,
    askWhoDid: (told) => `Хто ${told}?`,
    askPart,
    askWho,
    about: (topic, stem) => `Тема: ${closed(topic)} ${stem}`,
    because: (quote) => `У документі сказано: ${quoted(quote)}`,
    described: (option, says) => `Поняття ${quoted(option)} у документі описано інакше: ${quoted(says)}`,
    elsewhere: (option, says) => `Відповідь ${quoted(option)} стосується іншого: ${quoted(says)}`,
    named: (option, says) => `Про поняття ${quoted(option)} у документі сказано: ${quoted(says)}`,
    swapped: (option, says) => `Слова ${quoted(option)} у документі стосуються іншого: ${quoted(says)}`,
    changed: (option, says) => `Не ${quoted(option)}, а: ${quoted(says)}`,
    place: ({ page, slide, heading }) =>
      [heading && quoted(heading), page && `с. ${page}`, slide && `слайд ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
