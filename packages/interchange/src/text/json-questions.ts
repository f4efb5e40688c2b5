/** A JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** An option as a file has it. */
export interface JsonOption {
  readonly text: string;
  /** Whether it says of itself that it is right; null where it says nothing. */
  readonly isRight: boolean | null;
  /** By which a key may name it: a letter, a number, the name of its member. */
  readonly id: string;
  readonly isNumber: boolean;
}

/** A question as a file has it. */
export interface JsonQuestion {
  readonly stem: string;
  readonly options: readonly JsonOption[];
  /** The member that names the right options, and its value. */
  readonly keyName: string;
  readonly told: unknown;
  /** The right option is the first, and the file tells no order. */
  readonly isUnordered: boolean;
}

/** An object among questions; null where it is none that has options. */
export interface JsonEntry {
  readonly json: Json;
  readonly question: JsonQuestion | null;
  readonly section: string | undefined;
}

/** Names of members as `folded` gives them. The first that a question has counts. */
const STEMS =
  "question questiontext questiontitle questionbody questioncontent stem prompt query problem pytanie tresc frage pregunta enunciado питання запитання 問題 設問 q text content body statement title name";
const OPTIONS =
  "options choices answeroptions alternatives possibleanswers variants mcqoptions opciones opcje optionen auswahl варіанти 選択肢 responses answers respuestas odpowiedzi antworten відповіді";
const KEYS =
  "correctanswerindex correctoptionindex correctindex answerindex correctanswerkey correctoptionid correctanswerid correctid correctoption correctoptions correctchoice correctanswer correctanswers rightanswer rightoption answerkey correct answer answers answeridx correctidx key right ans solution solutions respuestacorrecta opcioncorrecta correcta respuesta poprawnaodpowiedz prawidlowaodpowiedz poprawna odpowiedz richtigeantwort richtig antwort losung правильнавідповідь відповідь 正解 答え 解答 bonnereponse reponse";
const RIGHT =
  "correctanswer correct rightanswer answer right respuestacorrecta poprawnaodpowiedz richtigeantwort";
const WRONG =
  "incorrectanswers wronganswers wrong incorrect distractors falseanswers badanswers wrongoptions incorrectoptions respuestasincorrectas falscheantworten bledneodpowiedzi";
const TEXTS =
  "text answer option choice content label answertext optiontext value title body name tresc odpowiedz";
const FLAGS = "correct iscorrect right isright isanswer istrue iscorrectanswer answer correctanswer poprawna";
const IDS = "id key letter label identifier value optionid";
/** "optionA", "answer_1", "b": an option each. */
const ONE_OPTION =
  /^(?:option|opt|choice|answer|ans|op|alternative|alt|opcion|opcja|odpowiedz|odp|antwort|respuesta)?([a-h]|[1-8])$/;

const folded = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mn}|[^\p{L}\p{N}]/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFC");

/** The first of these members that an object has and that is of use, with its name. */
export function memberOf<T>(
  json: Json,
  names: string,
  use: (value: unknown) => T | null,
): [string, T] | null {
  const own = new Map(Object.keys(json).map((name) => [folded(name), name]));
  for (const wanted of names.split(" ")) {
    const name = own.get(folded(wanted));
    const used = name === undefined ? null : use(json[name]);
    if (name !== undefined && used !== null) return [name, used];
  }
  return null;
}

/** An object; null for anything else. */
export function objectIn(value: unknown): Json | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
}

/** A text that is not empty, or that of an object. */
export function wordsIn(value: unknown): string | null {
  if (typeof value === "string") return value.trim() === "" ? null : value;
  const json = objectIn(value);
  return json === null
    ? null
    : (memberOf(json, `${TEXTS} question`, (inner) => (typeof inner === "string" ? inner : null))?.[1] ??
        null);
}

/** The value of a file: one, or one a line. Throws SyntaxError. */
export function parseJson(text: string): unknown {
  const words = text.replace(/^\uFEFF/, "");
  try {
    return JSON.parse(words);
  } catch (error) {
    const lines = words.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
    if (lines.length < 2 || !lines.every((line) => line.startsWith("{"))) throw error;
    return lines.map((line) => JSON.parse(line) as unknown);
  }
}

/** Whether a file is Quizmill's, or the answer of its server. */
export function isOwnJson(file: unknown): boolean {
  const json = objectIn(file);
  if (json === null || !Array.isArray(json.questions)) return false;
  const isOwn = (one: Json) => "groundTruthOptionId" in one || ("text" in one && Array.isArray(one.key));
  return "quizmill" in json || json.questions.some((one) => isOwn(objectIn(one) ?? {}));
}

/** Whether a text is JSON with questions. */
export function holdsQuestions(text: string): boolean {
  if (!/^\uFEFF?\s*[[{]/.test(text)) return false;
  try {
    const file = parseJson(text);
    if (isOwnJson(file) || Array.isArray(objectIn(file)?.questions)) return true;
    return entriesInJson(file, []).some(({ question }) => question !== null) || cardsInJson(file).length > 0;
  } catch {
    // A damaged one says so when it is read.
    return /"quizmill"\s*:|"questions"\s*:/.test(text);
  }
}

const FRONTS = "question term front word prompt q pytanie frage pregunta питання 問題";
const BACKS = "answer definition back meaning translation a odpowiedz antwort respuesta відповідь 答え";
const MIN_CARDS = 2;

/** Cards of the first list that holds nothing else. */
export function cardsInJson(value: unknown, depth = 0): { text: string; answer: string; number: number }[] {
  if (depth > MAX_DEPTH || typeof value !== "object" || value === null) return [];
  const cards = (Array.isArray(value) ? value : []).flatMap((one, i) => {
    const json = objectIn(one) ?? {};
    const [text, answer] = [memberOf(json, FRONTS, wordsIn)?.[1], memberOf(json, BACKS, wordsIn)?.[1]];
    return text === undefined || answer === undefined ? [] : [{ text, answer, number: i + 1 }];
  });
  if (Array.isArray(value) && cards.length >= MIN_CARDS && cards.length === value.length) return cards;
  for (const one of Object.values(value)) {
    const found = cardsInJson(one, depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

const MAX_DEPTH = 8;
/** Members that hold questions, and say nothing of them. */
const ROOMS = new Set(
  "questions results items data quiz quizzes list questionlist questionslist exam test mcqs mcq payload cards set sets pytania fragen preguntas питання 問題".split(
    " ",
  ),
);

/** All questions, in their order, with the objects among them that are none. `truths`: the words for true and false. */
export function entriesInJson(value: unknown, truths: readonly string[]): JsonEntry[] {
  const entries: JsonEntry[] = [];
  const visit = (inner: unknown, section: string | undefined, depth: number): void => {
    if (depth > MAX_DEPTH || typeof inner !== "object" || inner === null) return;
    const isList = Array.isArray(inner);
    const members = Object.entries(inner).map(([name, one]) => {
      const json = objectIn(one);
      return { one, name: isList ? null : name, json, question: json && questionIn(json, truths) };
    });
    const areQuestions = isList && members.some(({ question }) => question !== null);
    for (const { one, name, json, question } of members)
      if (json !== null && (question !== null || areQuestions)) entries.push({ json, question, section });
      else visit(one, sectionOf(json, name) ?? section, depth + 1);
  };
  const json = objectIn(value);
  const own = json && questionIn(json, truths);
  if (own !== null && json !== null) return [{ json, question: own, section: undefined }];
  visit(value, undefined, 0);
  return entries;
}

const TITLES = "title name category topic section chapter";

/** What heads the questions of an object. */
function sectionOf(json: Json | null, name: string | null): string | undefined {
  const title =
    json === null ? null : memberOf(json, TITLES, (value) => (typeof value === "string" ? value : null));
  if (title !== null) return title[1];
  const isName = name !== null && !ROOMS.has(folded(name)) && !/^\w{0,2}\d+$/.test(name);
  return isName ? name : undefined;
}

/** The words of a question; null where there are none. */
export function stemIn(json: Json): string | null {
  return memberOf(json, STEMS, wordsIn)?.[1] ?? null;
}

function questionIn(json: Json, truths: readonly string[]): JsonQuestion | null {
  const stem = stemIn(json);
  if (stem === null || isRoom(json)) return null;
  const found = optionsIn(json);
  if (found === null) return apartIn(json, stem) ?? truthIn(json, truths);
  const { name, options } = found;
  const [keyName = "", told] = memberOf(json, KEYS, (value) => (value === json[name] ? null : value)) ?? [];
  return { stem, options, keyName, told, isUnordered: false };
}

function isRoom(json: Json): boolean {
  return Object.entries(json).some(
    ([name, value]) =>
      ROOMS.has(folded(name)) && Array.isArray(value) && value.some((one) => objectIn(one) !== null),
  );
}

/** A statement that is true or false, and no options. */
function truthIn(json: Json, truths: readonly string[]): JsonQuestion | null {
  const stem = memberOf(
    json,
    "question questiontext statement prompt q pytanie frage pregunta питання 問題",
    wordsIn,
  );
  const told = memberOf(json, "answer correctanswer correctoption odpowiedz antwort respuesta", flagOf);
  if (stem === null || told === null) return null;
  const options = truths.map((text, i) => ({
    text,
    isRight: told[1] === (i === 0),
    id: "",
    isNumber: false,
  }));
  return { stem: stem[1], options, keyName: "", told: undefined, isUnordered: false };
}
const flagOf = (value: unknown) => (typeof value === "boolean" ? value : null);

/** The right answer and the wrong ones, where a file has them apart. */
function apartIn(json: Json, stem: string): JsonQuestion | null {
  const wrong = memberOf(json, WRONG, (value) => (Array.isArray(value) ? value.map(optionOf) : null))?.[1];
  const right = memberOf(json, RIGHT, optionOf)?.[1];
  if (wrong === undefined || right === undefined) return null;
  const others = wrong.filter((option) => option !== null);
  const options = [right, ...others].map((option, i) => ({ ...option, isRight: i === 0 }));
  return { stem, options, keyName: "", told: undefined, isUnordered: true };
}

function optionsIn(json: Json): { name: string; options: JsonOption[] } | null {
  const listed = memberOf(json, OPTIONS, (value) => {
    const options = Array.isArray(value) ? value.map(optionOf) : namedOptions(objectIn(value) ?? {});
    const isWhole = options.length > 1 && options.every((option) => option !== null);
    return isWhole ? (options as JsonOption[]) : null;
  });
  if (listed !== null) return { name: listed[0], options: listed[1] };
  const own = Object.entries(json).filter(([name]) => ONE_OPTION.test(folded(name)));
  const options = namedOptions(Object.fromEntries(own));
  return options.length > 1 && options.every(({ text }) => text !== "") ? { name: "", options } : null;
}

/** Members as options, those that are empty left out. */
function namedOptions(json: Json): JsonOption[] {
  return Object.entries(json).flatMap(([name, value]) => {
    // Switches of a program are no options.
    const option = typeof value === "boolean" ? null : optionOf(value);
    return option === null || option.text.trim() === "" ? [] : [{ ...option, id: name }];
  });
}

function optionOf(value: unknown): JsonOption | null {
  const isNumber = typeof value === "number";
  if (isNumber || typeof value === "string" || typeof value === "boolean")
    return { text: String(value), isRight: null, id: "", isNumber };
  const json = objectIn(value);
  if (json === null) return null;
  const text = memberOf(json, TEXTS, signOrWords);
  if (text === null) return null;
  const id = memberOf(json, IDS, signOrWords);
  const isRight = memberOf(json, FLAGS, flagIn)?.[1] ?? null;
  return { text: text[1], isRight, id: id?.[0] === text[0] ? "" : (id?.[1] ?? ""), isNumber: false };
}

const signOrWords = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : null;

function flagIn(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === "1" || value === "true" || value === "True") return true;
  return value === 0 || value === "0" || value === "false" || value === "False" ? false : null;
}
