import { GROUP_CUES } from "@quizmill/language";
import { beforeVerb, wordSet } from "./building.ts";
import { COMMAND_AIMS } from "./command-aims.ts";
import { AUX, asked, isReducedClause } from "./en-asking.ts";
import { MONTH, PAST_FORMS, SUBJECT_VERBS } from "./en-words.ts";
import type { LanguageProfile } from "./profile.ts";

/** A short subject without a clause of its own, so that turning it round with its verb is safe. */
const SUBJECT = '(?<subject>(?!there\\b)[^,;:()"“”]{2,70}?)';

const VERB = `(?<verb>${AUX}|${PAST_FORMS})`;

const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d%]|\\s*(?:BC|BCE|percent|million|billion|people))";

/** "Who" can stand before these: people do them, or what acts like people. */
const PERSON_VERBS =
  wordSet(`argued believed calculated coined composed concluded conceived demonstrated described devised discovered explained
formulated founded introduced invented noticed observed painted patented predicted proposed proved published received showed suggested taught wrote won`);

/** "…, but they live for only a few days": of the same thing, in a sentence of its own. */
const TOLD_BESIDES = /, (?:and|but|so|although|though) (?:it|they|he|she) .*$/u;

/** "The impetus was the murder of a woman in 1964": the year is the murder's. */
function isSaidOfNoun({ verb = "", rest = "" }: Record<string, string>): boolean {
  return /^(?:is|are|was|were)$/iu.test(verb) && /^ (?:an?|the|one) /iu.test(rest);
}

/** "There are two common variations": what the text goes on to list, and no fact of its subject. */
const COUNTED_BY_TEXT =
  /\b(?:ways?|variations?|options?|reasons?|possibilities|steps|things|examples|points|approaches|cases|issues)\b/iu;

/** What stands behind a day or a year is asked for with the rest. */
function withTail({ rest = "", tail = "", ...groups }: Record<string, string>): Record<string, string> {
  return { ...groups, rest: rest + tail };
}

/** How English sentences define, date and tell, and what is asked of them. */
export const EN_CUES = {
  naming:
    /\b(?:called|known as|termed|named|referred to as|dubbed|nicknamed|terms?|entitled|titled)(?: an?| the)?[ “"‘']+$/iu,
  relative: /\b(?:that|which|who|where)\b/u,
  groups: GROUP_CUES.en,
  definitions: GROUP_CUES.en.definitions,
  typed: [
    {
      pattern: new RegExp(`^in ${YEAR},? ${SUBJECT} ${VERB}(?<rest>(?: .*)?)$`, "iu"),
      ask: asked("In which year"),
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} ${VERB}(?<rest>(?: [^,;]*?)?) in ${YEAR}(?<tail>(?: (?:by|at|in|near|on|with|after|during|as) [^,;]*)?)$`,
        "iu",
      ),
      ask: (groups) => (isSaidOfNoun(groups) ? null : asked("In which year")(withTail(groups))),
    },
    {
      pattern: new RegExp(
        `^on (?<key>${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${MONTH}(?: \\d{4})?),? ${SUBJECT} ${VERB}(?<rest>(?: .*)?)$`,
        "iu",
      ),
      ask: asked("On which date"),
      askYear: asked("In which year"),
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} ${VERB}(?<rest>(?: [^,;]*?)?) on (?<key>${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${MONTH}(?: \\d{4})?)(?<tail>(?: (?:by|at|in|near|with|after) [^,;]*)?)$`,
        "iu",
      ),
      ask: (groups) => asked("On which date")(withTail(groups)),
      askYear: (groups) => asked("In which year")(withTail(groups)),
    },
    {
      pattern:
        /^there (?<verb>are|were) (?:about |approximately |around |nearly |exactly )?(?<key>\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>[^,;:\d]{3,60}?)(?<rest> (?:in|on|of|within|at) [^,;]+)?$/iu,
      ask: ({ verb, what = "", rest = "" }) =>
        COUNTED_BY_TEXT.test(what) ? null : `How many ${what} ${verb} there${rest}?`,
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} (?<verb>has|have|had|contains|contain) (?:about |approximately |around |nearly |exactly )?(?<key>\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>(?!or\\b|to\\b|and\\b)[^,;:\\d]{3,40}?)(?<rest>(?: (?:in|on|with|at|for) [^,;]+)?)$`,
        "iu",
      ),
      ask: ({ subject = "", verb = "", what = "", rest = "" }) => {
        if (/\b(?:who|which|that|and|when|while)\b/u.test(subject)) return null;
        const aux = verb === "had" ? "did" : /s$/u.test(verb) ? "does" : "do";
        return `How many ${what} ${aux} ${subject} ${/^contain/u.test(verb) ? "contain" : "have"}${rest}?`;
      },
    },
  ],
  commands: {
    askAim: (command) => `What is the command ${command} used for?`,
    addressing: wordSet("you your we us our"),
    aims: COMMAND_AIMS.en,
    cues: [
      {
        pattern:
          /^(?:(?:in order )?to|if you (?:want|wish|need|would like) to) (?<deed>(?!.*\binstead(?! of))[^⌘;:()]{8,110}), (?:you )?(?:(?:can|could|should|must|may|need to|have to|will) )?(?:(?:also|just|simply|first|then|always) )*(?:run|use|type|execute|call|enter|issue|invoke|the command (?:you need|to use|for (?:this|that|it)) is) (?:the )?(?:command )?⌘/iu,
        ask: (deed) => `Which command is used to ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:then|now|also|next) )?you (?:(?:can|could|should|must|may|need to|have to) )?(?:(?:also|just|simply|first|then) )*(?:run|use|type|execute|call|enter|issue|invoke) (?:the )?(?:command )?⌘(?: command)? to (?<deed>(?!.*\binstead(?! of))[^⌘,;:()]{8,110})$/iu,
        ask: (deed) => `Which command is used to ${deed}?`,
      },
      {
        pattern:
          /^(?:the )?⌘(?: command)? (?:is used to|can be used to|is the command (?:used )?to|lets you|allows you to|enables you to|helps you(?: to)?) (?<deed>(?!.*\binstead(?! of))[^⌘,;:()]{8,110})$/iu,
        ask: (deed) => `Which command is used to ${deed}?`,
      },
      {
        pattern:
          /^the (?:\p{Ll}+ ){0,2}(?:tool|command) (?:that )?you use to (?<deed>[^⌘;:()]{8,110}?) is (?:the )?⌘/iu,
        ask: (deed) => `Which command is used to ${deed}?`,
      },
      {
        pattern:
          /^the ⌘ command (?<deed>(?!(?:is|was|has|does|takes|accepts|works|gives|comes|needs|also|output)(?!\p{L}))\p{Ll}{3,}s [^⌘;:()]{12,110})$/iu,
        ask: (deed) => `Which command ${deed}?`,
      },
    ],
  },
  subjects: [
    {
      split: beforeVerb(PERSON_VERBS),
      // "… suggested this, and Cantor thought that": the question would ask for one of two.
      ask: (rest, subject) =>
        /^\p{Lu}/u.test(subject) && !/, (?:and|but) (?:\p{Lu}|the |an? )/u.test(rest) ? `Who ${rest}?` : null,
    },
    {
      split: beforeVerb(SUBJECT_VERBS),
      ask: (rest, _, __, isPerson = false) =>
        isReducedClause(rest)
          ? null
          : `${isPerson ? "Who" : "Which of the following"} ${rest.replace(TOLD_BESIDES, "")}?`,
    },
  ],
} satisfies Partial<LanguageProfile>;
