/**
 * The words exam papers use around their questions, in the six languages and French at once: a paper may
 * ask in one language and mark its key in another. Recognition only, nothing here is ever shown.
 */
const KEY_WORDS = [
  "(?:the )?(?:(?:correct|right|best) (?:answers?|options?|choices?|responses?)|answers?|ans|solution|correct(?!ion)|key)(?:\\(s\\))?(?: is| are)?(?: (?:option|letter))?",
  "(?:(?:poprawn[ae]|prawidłow[ae]|właściw[ae]|dobr[ae]) )?(?:odpowied(?:ź|zi)|odp)(?: (?:poprawn[ae]|prawidłow[ae]|właściw[ae]))?(?: to| jest)?",
  "rozwiązanie|klucz",
  "(?:die )?(?:(?:richtige|korrekte) )?(?:antwort(?:en)?|antw|lösung(?:en)?|lsg)(?: ist| lautet)?|richtig(?: ist)?|korrekt",
  "(?:la )?(?:respuestas?|resp|rta|solución|alternativa|clave)(?: (?:correctas?|verdadera))?(?: es)?(?: la)?(?: (?:opción|letra))?",
  "(?:правильн[аіе] |вірн[аі] )?(?:відповід(?:ь|і)|відп)(?: правильна)?|ключі?|розв[’'ʼ]язок|правильно|(?:правильный |верный )?ответ",
  "(?:(?:la|les|l[’']) ?)?(?:(?:bonnes?|meilleures?) )?(?:r[ée]p(?:onses?)?|propositions?|options?)(?:\\(s\\))? (?:correcte|exacte|juste|attendue|vraie)s?(?:\\(s\\))?(?: (?:est|sont))?(?: (?:la|les|le))?",
  "(?:(?:la|les|l[’']) ?)?(?:(?:bonnes?|meilleures?) )?r[ée]p(?:onses?)?(?:\\(s\\))?(?: (?:est|sont))?(?: (?:la|les|le))?(?: lettre)?|corrig[ée]s?|correction|cl[ée]",
  "(?:正解|正答|解答|答え|こたえ|答)(?:番号)?(?:は)?",
].join("|");

/** "Answer: C", "Poprawna odpowiedź to B", 【正解】ア, up to what the answer is. */
export const KEY_LEAD = new RegExp(
  `[(\\[（【〔]?(?:${KEY_WORDS})[\\])）】〕]?\\.?\\s*(?:[:：=＝>]|[-–—]+>?|は)?\\s*`,
  "iuy",
);

/** How a key inside a text begins; {@link KEY_LEAD} knows no small letters from capitals. */
export const KEY_START = /^[\p{Lu}([【（\u3040-\u9fff]/u;

const KEY_HEADERS = [
  "(?:(?:correct )?answers?(?: (?:key|sheet|list|table)s?)?|(?:answer )?keys?|solutions?|key to [^:：]{1,30})",
  "(?:klucz(?: (?:odpowiedzi|rozwiązań))?|(?:poprawne |prawidłowe )?odpowiedzi|rozwiązania)",
  "(?:lösung(?:en|s(?:schlüssel|tabelle|blatt))?|antworten|antwortschlüssel|(?:richtige|korrekte) antworten)",
  "(?:(?:clave|tabla|hoja|plantilla|solucionario)(?: de (?:respuestas|soluciones|corrección))?|respuestas(?: correctas)?|soluciones|solucionario)",
  "(?:ключі?(?: (?:до|відповідей)[^:：]{0,30})?|(?:правильні )?відповіді|таблиця (?:правильних )?відповідей|ответы|ключи)",
  "(?:(?:cl[ée]s?|grille|tableau|feuille|liste) (?:de (?:correction|réponses?|corrigés?)|des (?:réponses|corrigés|solutions))|cl[ée]s?|(?:les )?(?:bonnes )?r[ée]ponses?(?:\\(s\\))?(?: (?:correcte|exacte|juste|attendue)s?)?|(?:le )?corrig[ée]s?(?: (?:d[ue]s?|types?)(?: [^:：]{1,30})?)?|corrections?(?: (?:d[ue]s?) [^:：]{1,30})?)",
  "(?:解答|正解|正答|答え|解答・解説)(?:一覧|表|番号|例)?",
].join("|");

/** A line that heads a list of keys, or leads into it. */
export const KEY_HEADER = new RegExp(
  `^[\\s*#=\\-–—【\\[(（]*(?:(?:\\p{L}+ )?(?:test|part|section|teil|część|parte|варіант|частина|第?)\\s*\\d{0,3}\\s*[.:–-]?\\s*)?(?:${KEY_HEADERS})(?:\\s*[–-]?\\s*(?:test|part|section|teil|część|parte|варіант|частина)\\s*\\d{1,3}(?=\\s*[:：.]?\\s*$))?[\\])）】]?\\s*(?:[:：.=\\-–—*]+|$)`,
  "iu",
);

/** "Correct answer" begins with its first word. */
const ADJECTIVES =
  "correct|right|best|poprawn[aei]|prawidłow[aei]|właściw[ae]|dobr[ae]|richtigen?|korrekten?|bonnes?|meilleures?|правильн[аіе]|вірн[аі]|правильный|верный";

/** A key inside a text that was joined, or inside the last option: "D) Rome Answer: C". */
export const INNER_KEY = new RegExp(
  `(?<=[\\s.;,!?。\\u3040-\\u9fff])(?<!(?<!\\p{L})(?:${ADJECTIVES}|the|die|la|les)\\s)(?!(?<=[解正回])答)(?=${KEY_LEAD.source})`,
  "giu",
);

/** The heading of a list of keys, inside a text that was joined: what follows it are numbers with labels, or nothing. */
export const INNER_KEY_HEADER = new RegExp(
  `(?<=[\\s.?!。])(?<!(?:${ADJECTIVES})\\s)(?=(?:${KEY_HEADERS})\\s*[:：]?(?:\\s*$|\\s+[(\\[]?\\d{1,3}[)\\]]?(?:\\s*[-–—.:)=]?\\s*[(\\[]?(?:[A-Za-zА-Яа-яІЇЄіїє]|[ア-コ①-⑨])|(?:\\s*[-–—.:)=]\\s*|\\s+)[(\\[]?\\d)(?![\\p{L}\\p{N}])))`,
  "giu",
);

const EXPLANATION_WORDS =
  "explanations?|rationale|feedback|reason(?:ing)?|wyjaśnieni[ea]|uzasadnienie|objaśnienie|komentarz|erklärung|begründung|erläuterung|explications?|justifications?|commentaires?|explicación|justificación|retroalimentación|razonamiento|пояснення|обґрунтування|коментар|пояснение|解説|説明|理由";

/** "Explanation:", 【解説】, up to the explanation itself. */
export const EXPLANATION_LEAD = new RegExp(
  `^\\s*(?:[(\\[（【〔](?:${EXPLANATION_WORDS})[\\])）】〕]\\s*[:：]?|(?:${EXPLANATION_WORDS})\\s*[:：–—-]|(?:解説|説明)\\s)\\s*`,
  "iu",
);

/** The same inside a text that was joined. */
export const INNER_EXPLANATION = new RegExp(`(?<=[\\s.!?。])(?=(?:${EXPLANATION_WORDS})\\s*[:：])`, "giu");

const STEM_WORDS =
  "questions?|quest|item|q\\.?c\\.?[mus]\\.?|pytanie|zadanie|pyt|zad|frage|aufgabe|pregunta|ejercicio|reactivo|питання|запитання|завдання|тест|вопрос|задание|設問|問題|問|q";

/** "Question 3:", "Zadanie 3 (2 pkt)", "問3", "第3問", with the number in group `number`. */
export const STEM_LEAD = new RegExp(
  `^[\\s#*【\\[(（]*(?:(?:${STEM_WORDS})\\.?\\s*(?:no\\.?|nr\\.?|n[º°]\\.?|№|#)?\\s*(?:\\d{1,2}\\.)?(?<a>\\d{1,4}|[一二三四五六七八九十]{1,3})(?![\\d.,]\\d|\\p{L})|第\\s?(?<b>\\d{1,4})\\s?問)(?:\\s*(?:/|of|z|von|de|sur|з)\\s*\\d{1,4})?[】\\])）]?(?:\\s*[(\\[（][^()（）\\[\\]]{1,20}[)\\]）](?=\\s*[.:：]|\\s*$))?\\s*[.:：)）、*–—-]*\\s*`,
  "iu",
);

/** "Question 3" inside a text that was joined, with what shows that it leads a question. */
export const INNER_STEM_LEAD = new RegExp(
  `(?<=[\\s.?!。\\u3040-\\u9fff])(?=(?:${STEM_WORDS})\\.?\\s*(?:no\\.?|nr\\.?|№|#)?\\s*\\d{1,4}\\s*(?:[.:：)）]|\\(|¿|[\\u3040-\\u9fff]|(?<next>\\p{L})))`,
  "giu",
);

/** Of a match of {@link INNER_STEM_LEAD}: a letter behind the number begins a sentence. */
export function isInnerStemLead({ groups }: RegExpExecArray): boolean {
  return groups?.next === undefined || /\p{Lu}/u.test(groups.next);
}

/** The word for "correct" in brackets behind an option. Other signs may be the subject's: see `signs.ts`. */
export const CORRECT_WORDS =
  /\s*[([（【]\s*(?:correct(?: answer)?|right answer|(?:odpowiedź )?(?:poprawn|prawidłow)[ae](?: odpowiedź)?|dobra odpowiedź|richtig(?:e antwort)?|korrekt|(?:respuesta )?correct[ao]|bonne réponse|(?:réponse )?(?:correcte|exacte?)|(?:правильн|вірн)(?:а|о|ий|е)(?: відповідь)?|верно|правильный(?: ответ)?|正解|正答)\s*[)\]）】]$/iu;

const TRUE_FALSE: readonly (readonly [string, string])[] = [
  ["true", "false"],
  ["prawda", "fałsz"],
  ["wahr", "falsch"],
  ["richtig", "falsch"],
  ["verdadero", "falso"],
  ["vrai", "faux"],
  ["oui", "non"],
  ["правда", "неправда"],
  ["правильно", "неправильно"],
  ["так", "ні"],
  ["tak", "nie"],
  ["yes", "no"],
  ["ja", "nein"],
  ["sí", "no"],
  ["正しい", "誤り"],
  ["はい", "いいえ"],
];

/** The two answers of a true-or-false line, as they stand there, or null. */
export function trueFalseOf(text: string): readonly [string, string] | null {
  const words = text
    .replace(/^[([]|[)\].]$/gu, "")
    .split(/\s*[/|、・,]\s*|\s+(?:or|lub|oder|o|ou|або)\s+|\s{1,}/iu)
    .map((word) => word.trim());
  const [first = "", second = ""] = words;
  if (words.length !== 2) return null;
  const pair = [first.toLowerCase(), second.toLowerCase()];
  return TRUE_FALSE.some(([yes, no]) => pair.includes(yes) && pair.includes(no)) ? [first, second] : null;
}

/** Whether a stem asks a question or leaves something to fill in. */
export const ASKS_PLAINLY =
  /[?？][\s"'”’»)\]）」』]*$|_{2,}|\.{3,}|…|（\s*）|\(\s*\)|か[。.]?\s*$|(?:選びなさい|答えなさい|選べ|どれ(?:か|ですか))[。.]?\s*$/u;
/** The same, or leads into what follows. */
export const ASKS = new RegExp(`${ASKS_PLAINLY.source}|[:：]\\s*$`, "u");

/** Words of a task that is no single choice: matching, and judging several statements. */
export const OTHER_TASK =
  /\bmatch(?:ing)? (?:the|each|every|these)|\b(?:put|arrange) .{1,60} (?:in|into) (?:the )?(?:right |correct )?order|\b(?:uporządkuj|ułóż)\b.{1,60}kolejności|\bordne[nt]?\b.{1,80}\breihenfolge\b|\bordene?\b.{1,60}\borden\b|remettez.{1,60}ordre|並べ替え|[(（]\s?[1-4]\s?[-–]\s?[3-9]\s?[)）][\s\S]{0,400}[(（]\s?[AА]\s?[-–]\s?[C-HВ-Ж]\s?[)）]|[(（]\s?[AА]\s?[-–]\s?[C-HВ-Ж]\s?[)）][\s\S]{0,400}[(（]\s?[1-4]\s?[-–]\s?[3-9]\s?[)）]|\btrue or false\b|\bT or F\b|\b(?:dopasuj|połącz|przyporządkuj)\b|prawd[aę] (?:czy|lub|albo|i) fałsz|\bP (?:lub|czy|albo) F\b|\bordne[nt]?\b.{0,80}\bzu\b|\bzuordnen\b|\bverbinde[nt]?\b|richtig oder falsch|wahr oder falsch|\b(?:relacion[ae]|empareje|empareja|una con flechas)\b|verdadero o falso|\bV o F\b|\b(?:associez?|reliez?|appariez|faites? correspondre)\b|vrai ou faux|\bV ou F\b|відповідність|(?:^|\s)(?:з[’'ʼ]єднайте|поєднайте|увідповідніть|доберіть (?:до кожн|.{1,60} до кожн)|(?:установіть|встановіть|визначте|відновіть)\s(?:\p{L}+\s)?послідовність|(?:розташуйте|розмістіть)\s)|правд[аи] чи|(?:結びつけ|線で結|正誤を|[○〇]か×)/iu;

const POINT_WORDS =
  "marks?|points?|pts?\\.?|p\\.?|pkt\\.?|punkt(?:y|ów)?|punkte?|puntos?|ptos?\\.?|бал(?:и|ів|а)?|б\\.|点";
const POINTS = `\\d{1,2}(?:[.,]\\d)?(?:\\s?[-–/]\\s?\\d{1,2})?\\s*(?:${POINT_WORDS})`;

/** "[2 marks]", "(0–1)" before a stem, "(2 pkt)" behind one: what it counts is no part of it. */
export const POINTS_BEFORE = new RegExp(
  `^[(\\[（［]\\s*(?:${POINTS}|0\\s?[-–]\\s?\\d{1,2})\\s*[)\\]）］][\\s.:：]*`,
  "iu",
);
export const POINTS_BEHIND = new RegExp(`\\s*[(\\[（［]\\s*${POINTS}\\s*[)\\]）］]\\s*$`, "iu");

/** A line that only heads the options; alone it heads names to choose from for each of several tasks. */
export const HEADS_OPTIONS =
  /(?:^|\n)(?:(?:answer )?(?:options|choices)|word bank|(?:antwort)?möglichkeiten|antwortoptionen|opciones(?: de respuesta)?|alternativas|(?:możliwe )?odpowiedzi(?: do wyboru)?|opcje|варіанти(?: відповідей)?|choix(?: possibles)?|選択肢|語群|解答群)\s*[:：]?$/iu;

/** Heads of the columns of a table of questions. */
export const QUESTION_COLUMN =
  /^(?:questions?|stem|pytani[ea]|treść(?: pytania)?|fragen?|aufgaben?|preguntas?|enunciado|énoncés?|(?:за)?питання|запитання|問題(?:文)?|設問|質問)$/iu;
export const KEY_COLUMN =
  /^(?:(?:correct |right )?(?:answers?|options?|key)|correct|(?:poprawna |prawidłowa )?odpowiedź|klucz|poprawna|(?:richtige |korrekte )?(?:antwort|lösung)|schlüssel|(?:respuesta|opción)(?: correcta)?|clave|correcta|(?:bonnes? )?réponses?(?: (?:correcte|exacte|juste)s?)?|corrigé|clé|(?:правильна )?відповідь|ключ|правильна|正解|正答|解答|答え)$/iu;
