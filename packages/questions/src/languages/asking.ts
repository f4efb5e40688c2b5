import type { AskedPart } from "@quizmill/language";

/**
 * How a language asks for a part of a sentence whose verb stands second and whose subject may go
 * behind it: "Die Wurzel nimmt Wasser auf" → "Was nimmt die Wurzel auf?".
 */
export interface FrontedQuestions {
  /**
   * What may stand between the subject and the part asked for: groups `verb` (the reflexive with
   * it), `lead` (a preposition), and `about` (before numbers), each where there is one.
   */
  told: RegExp;
  /** The question word for a part that follows this preposition; "" for one that follows none. */
  words: Readonly<Record<string, string>>;
  /** What may follow the part: anything else may belong to it and would hang in the air. */
  after: RegExp;
  /** "How many" with what is counted, or null; groups `what` and `rest` of what follows the number. */
  count: ((what: string) => string | null) | null;
  /** Numbers behind which what is counted has the form that "how many" takes; any, where not given. */
  countable?: RegExp;
  /** What follows a number: groups `what` and `rest`. */
  counted: RegExp;
  /** A part that opens its sentence may have this before it. */
  about: RegExp;
  /** "What share" with what follows the share. */
  share: string;
  /** Puts question word, verb, subject and rest in order. */
  build: (parts: { word: string; verb: string; subject: string; rest: string }) => string | null;
}

const NUMERIC: ReadonlySet<AskedPart["type"]> = new Set(["number", "quantity", "count"]);
const SHORT_WORDS = 12;

/** The question for a part, or null where the sentence's shape does not make it sure. */
export function frontedQuestion(questions: FrontedQuestions): (part: AskedPart) => string | null {
  return (part) => {
    if (part.before.replace(questions.about, "") === "") return openingNumber(part, questions);
    if (part.told === null || part.after.split(" ").length > SHORT_WORDS) return null;
    const { verb, lead = "" } = questions.told.exec(part.told)?.groups ?? {};
    if (verb === undefined) return null;
    const parts = { verb, subject: part.subject ?? "" };
    if (NUMERIC.has(part.type)) {
      const asked = lead === "" ? amount(part, questions) : null;
      return asked === null ? null : questions.build({ ...parts, ...asked });
    }
    const word = questions.words[lead];
    if (part.type !== "term" || word === undefined || !questions.after.test(part.after)) return null;
    return questions.build({ ...parts, word, rest: part.after });
  };
}

function amount(
  { text, after }: AskedPart,
  { counted, count, countable }: FrontedQuestions,
): { word: string; rest: string } | null {
  if (countable?.test(text) === false) return null;
  const { what, rest = "" } = counted.exec(after)?.groups ?? {};
  const word = what === undefined ? null : (count?.(what) ?? null);
  return word === null ? null : { word, rest };
}

/** "About 200 species live …" → "How many species live …?": the order stays as it is. */
function openingNumber(part: AskedPart, questions: FrontedQuestions): string | null {
  if (/[,;:]/u.test(part.after)) return null;
  if (part.type === "percent")
    return questions.build({ word: questions.share, verb: "", subject: "", rest: part.after });
  const asked = NUMERIC.has(part.type) ? amount(part, questions) : null;
  return asked === null ? null : questions.build({ ...asked, verb: "", subject: "" });
}

/** Joins what is not empty: question word, verb, subject; the rest brings its own space. */
export function inOrder(word: string, verb: string, subject: string, rest: string): string {
  return [word, verb, subject].filter((part) => part !== "").join(" ") + rest;
}

/** A clause of its own, or the like, may stand before the contrast: what is cut then ends at the first of them. */
const CONTRAST = {
  pl: /, (?:a(?! (?:także|więc|zatem|nawet|przez|co|nie|tym samym)(?!\p{L}))|natomiast|podczas gdy|tymczasem) /u,
  uk: /, (?:а(?! (?:також|отже|тому|навіть|не|й|саме|значить)(?!\p{L}))|натомість|тоді як|тимчасом як) |, (?!(?:що|щоб|де|коли|чим|хто|як\p{L}*|котр\p{L}*|бо|і|й|та|але|тому|отже|також|зокрема|тобто|поки|він|вона|воно|вони|це) )[\p{Ll}’'ʼ]{4,} [\p{Ll}’'ʼ]{3,}(?:[аюуя]є|[аюуя]ють)(?:ся)?(?!\p{L})/u,
} as const;
/** What opens a clause inside which the contrast may stand. */
const OPENS_CLAUSE =
  /^, (?:(?:w|we|z|ze|na|do|od|po|dla|przez|o|za|[ву]|з|із|на|до|від|для|за|про|через) )?(?:któr|że|iż|gdy|gdzie|jak|jeśli|jeżeli|aby|żeby|by |co |czy |ponieważ|bo |що|як|коли|де |якщо|щоб|бо |чи |оскільки)/u;
const LEAST_WORDS_TOLD = 3;

/**
 * What is said of a subject without the next subject's share: "прискорює ріст листя, а калій підвищує …" → "прискорює
 * ріст листя". As it stands where nothing is set against it; null where the rest would be too little to ask.
 */
export function withoutContrast(rest: string, language: keyof typeof CONTRAST): string | null {
  const at = rest.search(CONTRAST[language]);
  if (at < 0) return rest;
  const first = rest.indexOf(", ");
  if (first < at && OPENS_CLAUSE.test(rest.slice(first))) return rest;
  const told = rest.slice(0, Math.min(first, at));
  return told.split(" ").length < LEAST_WORDS_TOLD ? null : told;
}
