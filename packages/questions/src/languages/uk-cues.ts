import { GROUP_CUES } from "@quizmill/language";
import { withoutContrast } from "./asking.ts";
import { beforeVerb, lowerFirst } from "./building.ts";
import { COMMAND_AIMS } from "./command-aims.ts";
import type { LanguageProfile } from "./profile.ts";
import { MONTH, NEUTRAL_VERBS, OTHER_VERBS, PERSON } from "./uk-words.ts";

const YEAR = "(?<key>[1-9]\\d\\d|1\\d{3}|20\\d\\d)";

/** "…, пластики рухів — до 6—8 років": shares with what stands before the verb the noun that would be asked for. */
const ELLIPTIC_MEMBER =
  /, (?!(?:а|але|і|й|та|що|де|коли|як\p{L}{0,3}) )(?:[\p{L}’'ʼ]+ ){1,4}[–—-] (?:до|від|з|із|у|в|на|після|близько) /u;

const OBJECT = /\p{L}{3,}[ую](?= |$)/u;

/** "Пшеницю вирощують": what stands before the verb is its object, and nobody is named. */
function nominativeBefore(...verbs: Parameters<typeof beforeVerb>): ReturnType<typeof beforeVerb> {
  const split = beforeVerb(...verbs);
  return (text) => {
    const parts = split(text);
    return parts === null ||
      ELLIPTIC_MEMBER.test(parts.rest) ||
      OBJECT.test(parts.subject) ||
      /^\p{L}+(?:ом|ем|єм|ою|ею|єю|ами|ями)(?= |$)/u.test(parts.subject) ||
      /^(?:[ув]|на|з|із|зі|за|під|до|після|для|через|при|від|про|серед|поблизу|зовні|ззовні|усередині|всередині|замість|протягом|між|над|перед|завдяки) /iu.test(
        parts.subject,
      )
      ? null
      : parts;
  };
}

/** "Польща", "Чорне Море": a name, for which a gap asks. */
const NAME = /^\p{Lu}\p{Ll}[\p{L}’'ʼ-]*(?: \p{Lu}\p{Ll}[\p{L}’'ʼ-]*)*$/u;
/** "Оптоволоконний кабель використовують для …": nobody is named who does, and "що" stands for the object as well. */
const IMPERSONAL =
  /^(?:використов|застосов|назив|вважа|поділя|розрізня|вирощу|виготовля|отриму|одержу|добува|познача|вимірю)\p{L}*ть (?:для|у|в|як|на|при|під|з|із|до|за) /u;
/** "Непрямі податки включають до ціни": what such a verb is done to is told, or its subject stands before it. */
const DONE_BY_NOBODY =
  /^(?:включа|дода|стягу|сплачу|заварю|готу|пода|збира|суш|встановлю|зарахову|розрахову|обчислю|зберіга|вводя|поміща|відносять|уклада|обира)\p{L}*ть (?:у|в|на|при|під|з|із|зі|до|за|по|через) /u;
/** "Колд брю заварюють": one thing before a verb of many is done by them. */
const ONE_THING = /^(?!.*(?:,| (?:і|й|та) ))[^ ]*[бвгґджзклмнпрстфхцчшщйьо](?= |$)/u;
const OF_MANY = /^[\p{L}’'ʼ]+[юуая]ть (?!себе )/u;
/** "Учителі", "студенти": many persons. */
const PERSONS = /(?:стратори|[иі]телі|[иі]сти|ологи|евти|люди|діти|учні|студенти|[ву]чені|яни)(?= |$)/u;
/** What persons alone do. */
const BY_SOMEBODY = /^(?:народи|помер|напис|відкри|засн|створи)/u;
/** What is said agrees with its subject in gender or number: "була створена", "стала важливою". */
const AGREEING =
  /^(?:бу(?:в|л[аои])(?= (?:\p{L}+ )?\p{L}+(?:[иі]й|[аяі])(?!\p{L}))|[^,]* бути(?= \p{L}+(?:ою|им|ими)(?!\p{L}))|\p{L}+(?:ла|в|ли)(?:ся|сь)? (?:\p{L}+ )?\p{L}+(?:ною|вою|кою)(?= |$))/u;
const NUMBERED =
  /(?:^|\s)[\p{L}’'ʼ]{2,}(?:[аяуюії]ють|[яа]ть|уть|[аиуюя]в|[аиіуюяє]л[аи])(?:ся|сь)?(?=\s|$)/u;
/** What opens a clause with a subject of its own. */
const OWN_SUBJECT =
  /, (?:(?:[ву]|з|із|на|до|від|для|за|про) )?(?:що|як\p{L}{0,3}|коли|де|якщо|бо|оскільки|щоб|хто)(?= )/u;

/** The forms that verbs have behind "що": in the singular, in the past of neuter gender. */
const BEHIND_WHAT: readonly (readonly [RegExp, string])[] = [
  [/(?<=[аяуюії])ються$/u, "ється"],
  [/(?<=[аяуюії])ють$/u, "є"],
  [/(?<=[вбмп])лять(?=ся$|$)/u, "ить"],
  [/(?<=о)ять(?=ся$|$)/u, "їть"],
  [/[ая]ть(?=ся$|$)/u, "ить"],
  [/уть(?=$)/u, "е"],
  [/(?<=[аиіуюяоєе])(?:в|ла|ли)(?=ся$|сь$|$)/u, "ло"],
  [/(?<=[бгзксрх])(?:ла|ли)(?=ся$|$)|(?<=виник)$/u, "ло"],
];

/** "… становлять основу" → "Що становить основу?"; null where more of what is said depends on who or what it is. */
function askWhat(whole: string, subject: string, _: string, isSomebody?: boolean): string | null {
  const rest = withoutContrast(whole, "uk");
  if (rest === null) return null;
  const [verb = ""] = rest.split(" ");
  const behind = rest.slice(verb.length);
  // What may be so settles nothing; of several things that each lie in something, one is no answer to "що".
  if (NAME.test(subject) || /^(?:мож(?:е|уть)|полягають) /u.test(rest)) return null;
  if (IMPERSONAL.test(rest) || DONE_BY_NOBODY.test(rest)) return `Що ${rest}?`;
  if (ONE_THING.test(subject) && OF_MANY.test(rest)) return `Що ${rest}?`;
  if (AGREEING.test(rest) || NUMBERED.test(behind.split(OWN_SUBJECT)[0] ?? "")) return null;
  const isPerson = isSomebody === true || PERSON.test(subject) || PERSONS.test(subject);
  if (BY_SOMEBODY.test(verb)) return null;
  const [ending, other] = BEHIND_WHAT.find(([shape]) => shape.test(verb)) ?? [/$/u, ""];
  const isPast = other === "ло";
  return isPerson && isPast ? null : `${isPerson ? "Хто" : "Що"} ${verb.replace(ending, other)}${behind}?`;
}

/** What cannot go before the rest of a sentence once its date is taken out: half a range, a lone preposition. */
const OPEN_END =
  /(?:\d|[–—-]|(?:^| )(?:до|від|з|із|зі|по|на|в|у|за|про|після|перед|між|і|й|та|або|чи|ніч|день))$/u;

/** "… в грудні": of the year that is asked for. */
const MONTH_ALONE =
  /(?:^| )[ув] (?:січні|лютому|березні|квітні|травні|червні|липні|серпні|вересні|жовтні|листопаді|грудні)(?!\p{L})/u;

/** Two sentences in one: "… 1934 р. Кількість …". */
const TWO_SENTENCES = /(?:\p{Ll}{2,}|\d р)\. \p{L}|^«[^»]*» \p{Lu}/u;

const ORDINARY_OPENING =
  /^(?!Міністерств|Товариств|Агентств|Братств|Управління|Правління|Об['’ʼ]єднання)\p{Lu}\p{Ll}{2,}(?:ство|цтво|ння|ття|ість|ція|ізм) (?=\p{Ll})|^(?!\p{L}+ (?:\p{Ll}+ )?(?:союз|комітет|рад[аи]|банк|фонд|організаці|асоціаці|академі|університет|інститут|музе|бібліоте|театр|суд|збор|бюро|агентств|конференці))(?:Перш|Друг|Трет|Нов|Стар|Велик|Головн|Основн|Останн|Центральн|Загальн|Національн|Державн|Міжнародн|Найбільш|Найперш|Сучасн|Вітчизнян|\p{Lu}\p{Ll}+(?:ов|[ає]льн|чн|рд)(?=[иі]й |[аеі] ))\p{Ll}{1,4} (?!світов|рад[аи]|дум|мор|океан|революц|війн|імпер|республік|палат|\p{Ll}+(?:ла|ла[сш][яь]|є|ть|ться) )\p{Ll}/u;

function inside(head: string): string {
  return ORDINARY_OPENING.test(head) ? lowerFirst(head) : head;
}

/** "У 1926 році, коли …": a clause of its own about the year. */
const SUBORDINATE = /^(?:коли|де|після того|перш ніж|як\p{L}{1,3}) /u;

/** The question for a date, or null where what is left does not make a whole sentence. */
function asked(lead: string, head: string, rest: string): string | null {
  if (OPEN_END.test(head) || TWO_SENTENCES.test(head + rest) || SUBORDINATE.test(head)) return null;
  // "Реформація — рух, розпочатий 1517 року": a dash in the place of the verb.
  if (MONTH_ALONE.test(head + rest) || / [–—-] /u.test(head)) return null;
  const comma = /^\p{L}+(?:ючи|учи|ячи|ачи|вши)(?:сь)? [^,]*,/u.test(head + rest) ? "," : "";
  return `${lead}${comma} ${inside(head)}${rest}?`;
}

/** What Ukrainian sentences define, date, tie together, list and tell of, and how each is asked for. */
export const UK_CUES = {
  remark: new RegExp(
    `^(?:${[...NEUTRAL_VERBS.union(OTHER_VERBS)].join("|")}|\\p{Ll}{3,}(?:[аяую]є|[аяую]ють)(?:ться)?) |^(?:\\p{Ll}+ ){0,3}(?:дуже|досить|доволі|надзвичайно|найбільш) `,
    "u",
  ),
  naming:
    /(?:називають|називається|називаються|називали|названо|під назвою|назву|відом\p{L}+ як|тобто|термін(?:ом)?)[ «„"]+$/iu,
  relative: null,
  groups: GROUP_CUES.uk,
  definitions: GROUP_CUES.uk.definitions,
  typed: [
    {
      pattern: new RegExp(`^(?:[ув] )?${YEAR} (?<form>році|року|р\\.),? (?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest = "" }) => asked("У якому році", rest, ""),
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{8,110}?) (?:[ув] )?${YEAR} (?:році|року|р\\.?)(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      ask: ({ head = "", rest = "" }) =>
        /(?:січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|[–—-]|до|від|з|із|після|протягом|навесні|влітку|восени|взимку|початку|кінця|наприкінці|\p{L}+ня)$/iu.test(
          head,
        )
          ? null
          : asked("У якому році", head, rest),
    },
    {
      // "26 квітня 1986 р. позначене …": the date itself is what is spoken of.
      pattern: new RegExp(
        `^(?<key>\\d{1,2} ${MONTH} \\d{4}) (?:року |р\\. )?(?!(?:року|р\\.|є|стал[оа]|\\p{Ll}+(?:[ае]не|[ае]ний|[ае]на)) )(?<rest>[^;:]{15,150})$`,
        "iu",
      ),
      ask: ({ rest = "" }) => asked("Коли", rest, ""),
      askYear: ({ rest = "" }) => asked("У якому році", rest, ""),
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{10,110}?) (?<key>\\d{1,2} ${MONTH} \\d{4})(?: року| р\\.?)?(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      ask: ({ head = "", rest = "" }) => asked("Коли", head, rest),
      askYear: ({ head = "", rest = "" }) => asked("У якому році", head, rest),
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,50}?) (?<verb>має|мають|містить|налічує|нараховує|охоплює) (?:близько |приблизно |майже )?(?<key>\d*(?:[05-9]|1\d)) (?<what>(?!тис|млн|млрд|відс|або )\p{Ll}{3,30})(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject, verb, what, rest = "" }) => `Скільки ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  commands: {
    askAim: (command) => `З якою метою використовують команду ${command}?`,
    addressing: new Set(),
    aims: COMMAND_AIMS.uk,
    cues: [
      {
        pattern:
          /^(?:щоб|аби|для того,? щоб|якщо (?:ви |вам )?(?:хочете|бажаєте|потрібно|треба)) (?<deed>\p{L}+ти(?:ся|сь)? [^⌘;:()]{6,120}|\p{L}+тись [^⌘;:()]{6,120}), (?:(?:вам|ви|просто) )*(?:треба|потрібно|слід|варто|можна|можете|необхідно|достатньо|виконайте|скористайтеся|скористайтесь|використайте|використовуйте|запустіть|наберіть|введіть)(?: [^⌘,;:]{0,45})? ⌘/iu,
        ask: (deed) => `Якою командою слід скористатися, щоб ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:тепер|також) )?(?:ви )?(?:(?:також|тепер) )?(?:можете|можна) (?:використати|виконати|скористатися|скористатись|запустити|використовувати) (?:команд(?:у|ою) )?⌘,? (?:щоб|аби|для того,? щоб) (?<deed>\p{L}+ти(?:ся|сь)? [^⌘;:()]{6,120})$/iu,
        ask: (deed) => `Якою командою слід скористатися, щоб ${deed}?`,
      },
      {
        pattern:
          /^за допомогою (?:команди )?⌘ (?<deed>(?:можна|ви можете|можете|ми можемо) [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `За допомогою якої команди ${deed}?`,
      },
      {
        pattern:
          /^команда ⌘ (?<deed>(?!(?:не|є|приймає|має|може|працює|потребує|також)(?!\p{L}))\p{Ll}{2,}(?:є|ить|їть)(?:ся)? [^⌘;:()]{12,120})$/iu,
        ask: (deed) => `Яка команда ${deed}?`,
      },
    ],
  },
  subjects: [
    {
      split: nominativeBefore(NEUTRAL_VERBS, /^\p{L}{3,}(?:[уюая]є|[уюаяє]ється|иться|їться|еться)$/u),
      ask: (whole, subject, _, isPerson) => {
        const rest = withoutContrast(whole, "uk");
        return rest === null ? null : `${isPerson === true || PERSON.test(subject) ? "Хто" : "Що"} ${rest}?`;
      },
    },
    {
      split: nominativeBefore(
        OTHER_VERBS,
        /^\p{L}{3,}(?:[уюая]ють|[уюая]ються|яться|аться|вся|лася|лося|лися|ював|ювала|увала|увало|ували|[бвднчшжзщ]ив|[бвднчшжзщ]ил[аои]|[дзсчкх]ав|[дзсчкх]ал[аои])$/u,
      ),
      ask: askWhat,
    },
  ],
} satisfies Partial<LanguageProfile>;
