import { type Wording, words } from "../../wording.ts";

/** Words and templates of English questions. */
export const WORDING: Wording = {
  agreeing: ["Number"],
  hasHeadFirst: false,
  introducing: ["such as", "including", "for example", "especially"],
  closing: ["and other", "or other"],
  kinds: words("kind type form sort variety class example part set group member"),
  copulas: words("be"),
  tooGeneral: words(
    `thing way part example case one kind type person people number factor result fact area aspect feature term word
    something anything everything nothing means mean name idea point sort form item piece lot bit reason problem
    time day year place end side issue question answer difference approach process`,
  ),
  looseAdjectives: words(
    `other same different many several certain such own large small larger smaller largest smallest new old good better
    best bad great high higher highest low lower lowest more most various numerous common general particular specific
    possible important first second third last next previous similar main major whole entire single total current
    recent additional further few little long short much incredible given overall significant typical real actual
    true false clear potential interesting known likely unlikely early late later earlier modern key basic multiple
    serious dramatic excellent vast massive enormous tremendous special only very increased reduced`,
  ),
  pointing: words(
    `this that these those he she it they him them her his its their here such former latter another then thus one
    ones both neither each`,
  ),
  pronouns: words("he she it they him them her his its their"),
  addressing: words("i you we us our your my me yourself yourselves ourselves let"),
  continuing: words(
    `however therefore thus hence moreover furthermore nevertheless nonetheless additionally similarly likewise
    instead otherwise finally meanwhile consequently accordingly conversely besides also but and or so yet because for`,
  ),
  ofDocument: words(
    `figure figures table chapter chapters section sections page pages above earlier previously following
    discussed described shown example examples credit box appendix aforementioned`,
  ),
  leaning: words(
    "also too again soon later still instead well alone even just then already meanwhile indeed",
  ),
  indefinite: words("a an"),
  definite: words("the"),
  naming: ["known as", "called", "call", "termed", "referred to as", "known as the", "called the", "named"],
  meaning: new Set(["refer to"]),
  clitics: new Set(),
  leads: null,
  conjunctions: words("and but or so yet while whereas although because which"),
  articleBeforeGap: [/\b(a)n? $/iu, "$1(n) "],
  askSubject: (predicate, { className, isPlural }) =>
    className === null || isPlural ? `Which of these ${predicate}?` : `Which ${className} ${predicate}?`,
  askTerm: (meaning) => `Which of these is ${meaning}?`,
  askName: () => null,
  askMeaning: (term, { isPlural }) => (isPlural ? `What are ${term}?` : `What is ${term}?`),
};
