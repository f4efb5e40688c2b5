import { LIMITS } from "@quizmill/contract";
import { looseJsonIn } from "./loose-json.ts";
import { markdownQuestionsIn } from "./markdown-questions.ts";
import type { ReplyQuestion } from "./reply-question.ts";

/**
 * The questions in a reply that was pasted as it is: in JSON of whatever form, or in lists of Markdown. Each once, and
 * no more than a reply may have.
 */
export function questionsInReply(reply: string): ReplyQuestion[] {
  const inJson = looseJsonIn(reply).flatMap(questionsIn);
  const all = inJson.length > 0 ? inJson : markdownQuestionsIn(reply);
  const byStem = new Map(all.map((question) => [question.stem, question]));
  return [...byStem.values()].slice(0, LIMITS.pasted.repliedMax);
}

/** The names of each part, without signs and in small letters. */
const NAMES = {
  stem: /^(?:stem|question|questiontext|frage|pytanie|pregunta|питання|запитання|質問|問題|設問)$/u,
  key: /^(?:key|answer|correct|correctanswer|rightanswer|correctoption|solution|antwort|richtigeantwort|odpowiedź|poprawnaodpowiedź|respuesta|respuestacorrecta|відповідь|правильнавідповідь|答え|正解|正答)$/u,
  wrong: /^(?:distractors?|wrong|wronganswers|wrongoptions|incorrect|incorrectanswers)$/u,
  options:
    /^(?:options?|choices|answers|alternatives|antworten|optionen|odpowiedzi|opciones|respuestas|варіанти|відповіді|選択肢)$/u,
  quote: /^(?:quote|evidence|source|citation|proof|zitat|beleg|cytat|cita|цитата|引用|根拠)$/u,
  explanation:
    /^(?:explanation|rationale|reason|why|feedback|erklärung|begründung|wyjaśnienie|explicación|пояснення|解説|説明)$/u,
  text: /^(?:text|option|answer|choice|content|value)$/u,
  isRight: /^(?:iscorrect|correct|isright|right)$/u,
};
type Part = keyof typeof NAMES;

/** What an object has under one of the names of a part. */
function partOf(object: object, part: Part): unknown {
  const own = Object.entries(object).find(([name]) =>
    NAMES[part].test(name.replace(/[^\p{L}]/gu, "").toLowerCase()),
  );
  return own?.[1];
}

function questionsIn(value: unknown): ReplyQuestion[] {
  if (typeof value !== "object" || value === null) return [];
  const stem = Array.isArray(value) ? undefined : partOf(value, "stem");
  return typeof stem === "string" ? [questionOf(value, stem)] : Object.values(value).flatMap(questionsIn);
}

function questionOf(object: object, stem: string): ReplyQuestion {
  const told = partOf(object, "key");
  const rest = {
    stem: stem.trim(),
    explanation: wordsOf(object, "explanation"),
    quote: wordsOf(object, "quote"),
  };
  const wrong = optionsIn(partOf(object, "wrong"));
  const options = optionsIn(partOf(object, "options"));
  if (options.length > 0) return { ...rest, options, key: keyAmong(options, told) };
  // Without a list of all options, the key is told in words.
  const key = optionsIn([told]);
  return { ...rest, options: [...key, ...wrong], key: key.length === 0 ? null : 0 };
}

interface ReadOption {
  readonly text: string;
  readonly why: string;
  readonly label: string;
  readonly isRight: boolean;
}

/** Options as a list of texts or objects, or as an object by their letters. */
function optionsIn(value: unknown): ReadOption[] {
  if (typeof value !== "object" || value === null) return [];
  const listed = Array.isArray(value);
  const all = Object.entries(value).map(([name, option], i) => {
    const given = typeof option === "object" && option !== null ? option : { text: option };
    const words = wordsOf(given, "text");
    const label = /^[([]?([A-H])(?:[).\]:]|\s[-–])\s+/u.exec(words);
    return {
      text: words.slice(label?.[0].length ?? 0),
      label: label?.[1] ?? (listed ? letterOf(i) : name.trim().toUpperCase()),
      why: wordsOf(given, "explanation"),
      isRight: partOf(given, "isRight") === true,
    };
  });
  return all.filter(({ text }) => text !== "");
}

const letterOf = (index: number) => String.fromCharCode(65 + index);

function wordsOf(object: object, part: Part): string {
  const value = partOf(object, part);
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}

/** A key is told by the words of an option or by its letter, never by a number: nobody knows where its counting begins. */
function keyAmong(options: readonly ReadOption[], told: unknown): number | null {
  const marked = options.filter(({ isRight }) => isRight);
  if (marked.length === 1) return options.indexOf(marked[0] as ReadOption);
  const [key] = typeof told === "number" && told <= options.length ? [] : optionsIn([told]);
  if (key === undefined) return null;
  const inWords = options.findIndex(({ text }) => text === key.text);
  const letter = /^[([]?([A-H])[)\].:]?$/iu.exec(key.text)?.[1]?.toUpperCase();
  const at = inWords >= 0 ? inWords : options.findIndex(({ label }) => label === (letter ?? ""));
  return at < 0 ? null : at;
}
