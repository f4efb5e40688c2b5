import type { ColumnRole } from "@quizmill/contract";
import { ALPHABETS, placesIn } from "../keys/alphabets.ts";
import { numbersIn, signsIn } from "../keys/signs.ts";
import { tidyLine } from "../tidy.ts";

/** Of a heading that is compared. */
const MAX_CHARS = 120;
/** Titles, hints and blank rows stand before the headings; a template has seven of them. */
const ROWS_BEFORE = 20;

const one = (...words: readonly string[]) => new RegExp(`^(?:${words.join("|")})$`, "iu");

/** A column of wrong answers, beside which the right one is an option of its own. */
const WRONG = one(
  "(?:list of )?(?:distractors?|wrong|incorrect|false|bad)(?: (?:answers?|options?|choices?))?[ #]*\\d*",
  "falsche?r? ?(?:antwort(?:en)?|option)?[ #]*\\d*|distraktor(?:en|y)?[ #]*\\d*",
  "(?:odpowied[źz]i? )?(?:błędn|bledn|niepoprawn|nieprawidłow|zł)\\p{L}*(?: odpowied[źz]i?)?[ #]*\\d*|dystraktory?[ #]*\\d*",
  "(?:respuestas? |opci[óo]n(?:es)? )?(?:incorrect[ao]|fals[ao]|err[óo]ne[ao])s?[ #]*\\d*|distractor(?:es)?[ #]*\\d*",
  "(?:неправильн|невірн|хибн)\\p{L}*(?: (?:відповід[ьі]|варіанти?))?[ #]*\\d*|дистрактори?[ #]*\\d*",
  "(?:不正解|誤答|誤り)(?:の?選択肢)?[ #]*\\d*",
  "(?:mauvaises?|fausses?) r[ée]ponses?[ #]*\\d*|r[ée]ponses? (?:fausse|incorrecte)s?[ #]*\\d*|distracteurs?[ #]*\\d*",
);

const LABEL = "(?:\\p{L}|[ivx]{1,4}|\\d{1,2})";
const OPTION_WORDS =
  "options?|opts?|(?:answer|response)?[ ]?(?:choice|option)s?|answers?|ans|choices?|alternatives?|responses?|antwort(?:en|option|möglichkeit)?|auswahl|odpowied[źz]i?|odp|opcj[ae]|wariant|opci[óo]n|respuestas?|resp|alternativas?|варіант(?: відповіді)?|відповід[ьі]|вариант(?: ответа)?|ответ|選択肢|選択|回答|解答|答え|r[ée]ponses?|r[ée]p|choix|proposition|opç[ãa]o|resposta|risposta|opzione|選項|选项";
const SEVERAL =
  "(?:answer )?(?:options|choices|alternatives)|(?:possible|all) answers|antwortmöglichkeiten|antwortoptionen|auswahl(?:möglichkeiten)?|opcje|warianty|opciones|alternativas|варіанти(?: відповідей)?|選択肢|choix|propositions";

/** Beside a column of keys, all options. */
const ANSWERS = one("answers|antworten|odpowiedzi|respuestas|відповіді|ответы|r[ée]ponses");

/** What heads a column, in the languages of the product, French, and as other programs write it; the first that fits. */
const HEADINGS: readonly (readonly [ColumnRole, RegExp])[] = [
  ["option", WRONG],
  [
    "explanation",
    one(
      "(?:(?:correct|right)? ?(?:answer|question|general)? ?)(?:explanations?|feedback|rationales?|justification|reason(?:ing)?|comments?)(?: text)?",
      "(?:antwort)?(?:erkl[äa]rung(?:en)?|erläuterung(?:en)?|begründung(?:en)?|kommentar|hinweis)",
      "wyja[śs]nieni[ea](?: .*)?|objaśnienie|uzasadnienie(?: .*)?|komentarz",
      "explicaci[óo]n(?:es)?(?: .*)?|justificaci[óo]n|retroalimentaci[óo]n|comentarios?",
      "пояснення(?: .*)?|обґрунтування|коментар|объяснение",
      "解説.*|説明|解答の解説",
      "explications?(?: .*)?|justifications?|commentaires?|r[ée]troaction",
    ),
  ],
  [
    "key",
    one(
      "(?:(?:the|is) )?(?:correct|right)(?: .*)?|(?:(?:option|answer|choice) )?[a-h1-8] (?:is )?(?:correct|right)|(?:index|number|letter|position) of (?:the )?(?:correct|right) .*",
      "answer (?:key|index|idx|letter|number|no|position|option|text)s?|answer ?key|answers?|ans|key|solutions?",
      "(?:richtig|korrekt)\\p{L}*(?: .*)?|(?:muster)?l[öo]e?sung(?:en|sbuchstabe|snummer)?|antwort(?:en)?|antwort(?:index|buchstabe|nummer)",
      "(?:odpowied[źz]i? )?(?:poprawn|prawid[łl]ow|właściw)\\p{L}*(?: .*)?|klucz(?: .*)?|odpowied[źz]i?|rozwi[ąa]zani[ea]",
      "(?:numer|nr|litera|indeks) (?:poprawn|prawid[łl]ow|odpowiedzi).*",
      "(?:respuestas?|opci[óo]n(?:es)?|alternativa|letra|n[úu]mero|[íi]ndice)?(?: de la respuesta)? ?correct[ao]s?(?: .*)?|respuestas?|clave(?: .*)?|soluci[óo]n(?:es)?",
      "(?:правильн|вірн|верн)\\p{L}*(?: .*)?|відповід[ьі](?: (?:правильн|вірн).*)?|ключ(?: .*)?|(?:номер|літера|буква|індекс) (?:правильн|вірн|відповід).*|ответы?",
      "正解.*|正答.*|正しい.*|答え?(?:番号|記号)?|(?:解答|回答)(?:番号|記号)?",
      "(?:bonne|juste|correcte|exacte)s? (?:r[ée]ponse|option)s?(?: .*)?|(?:r[ée]ponse|option|choix)s? (?:correct|exact|juste|attendu)e?s?|r[ée]ponses?|corrig[ée]s?|cl[ée]s?",
      "(?:num[ée]ro|lettre|index) de la (?:bonne )?r[ée]ponse.*",
      "(?:respostas?|alternativa|opç[ãa]o) (?:correta|certa)|correta|respostas?|gabarito|(?:rispost[ae] )?corrett[ae]|rispost[ae]",
      "(?:正确|正確)?答案",
    ),
  ],
  [
    "option",
    new RegExp(
      `^(?:(?:${OPTION_WORDS})[ .#-]*(?:text )?${LABEL}(?: text)?|[a-h1-8а-зґєіア-カイ-ホい-ほ][).]?|${SEVERAL})$`,
      "iu",
    ),
  ],
  [
    "stem",
    one(
      "(?:questions?|problem|item)(?: (?:text|stem|title|content|body))?|q|stem|prompt|statement|query|task",
      "frage(?!.*(?:nummer|nr|typ|art|id)$).*|aufgabe(?:nstellung|ntext)?|aussage|behauptung",
      "pytani[ea](?! (?:nr|numer|id)).*|tre[śs][ćc].*|stwierdzenie|zdanie|polecenie",
      "pregunta(?! (?:n[úu]m|nº|id)).*|enunciado.*|afirmaci[óo]n",
      "(?:текст )?(?:запитання|питання|завдання)|твердження|вопрос",
      "(?:問題|設問|質問)(?!.*(?:番号|種類|形式|タイプ|ID|No)).*|文",
      "[ée]nonc[ée]|intitul[ée](?: .*)?|affirmation|questions? pos[ée]es?|pergunta|quest[ãa]o|domanda|题目|題目(?:內容)?",
    ),
  ],
  ["context", one("context|passage|kontext|kontekst|contexto|контекст|文脈|contexte")],
  ["quote", one("quote|evidence|zitat|cytat|cita|цитата|引用|citation")],
  ["page", one("page|seite|strona|p[áa]gina|сторінка|ページ")],
  ["slide", one("slide|folie|slajd|diapositiva|слайд|スライド|diapositive")],
  ["heading", one("heading|überschrift|nagłówek|encabezado|заголовок|見出し|titre")],
  [
    "section",
    one(
      "section|chapter|category|topic|unit|subject|module|lesson|domain",
      "kapitel|abschnitt|thema|kategorie|fach|rozdzia[łl]|dzia[łl]|temat|kategoria|przedmiot",
      "secci[óo]n|cap[íi]tulo|tema|categor[íi]a|unidad|materia|розділ|тема|категорія|章|分野|単元|カテゴリー?",
      "chapitre|th[èe]me|cat[ée]gorie|mati[èe]re|unit[ée]",
    ),
  ],
  [
    "tags",
    one(
      "tags?|labels?|keywords?|schlagw.*|stichw.*|tagi|słowa kluczowe|etiquetas|palabras clave",
      "теги|мітки|ключові слова|タグ|キーワード|[ée]tiquettes|mots[ -]cl[ée]s",
    ),
  ],
];

/** "Answer 3 (Optional)", "answer_3" and "Answer3" as "answer 3". */
function wordsOf(heading: string): string {
  const line = tidyLine(heading.slice(0, MAX_CHARS)).normalize("NFKC");
  const bare = line
    .replaceAll(/\((?:s|e|n|en|es|er)\)/giu, "")
    .replaceAll(/(?<=\S)\s*[([][^)\]]*[)\]]?/gu, "")
    .replace(/ [-–—] .*$/u, "")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu}|\d)|_+|(?<=\p{L})-(?=[\p{L}\d])/gu, " ")
    .replaceAll(/^[([]|[*:)\].?]+$/gu, "");
  return bare.trim().toLowerCase();
}

/** What the headings say of the columns below. */
export const rolesOf = (headings: readonly string[], width: number): ColumnRole[] => {
  const words = Array.from({ length: width }, (_, i) => wordsOf(headings[i] ?? ""));
  const roles = words.map(
    (name): ColumnRole => HEADINGS.find(([, pattern]) => pattern.test(name))?.[0] ?? "ignore",
  );
  if (roles.includes("option")) return roles;
  const isList = (i: number) => roles[i] === "key" && ANSWERS.test(words[i] ?? "");
  const lists = words.filter((_, i) => isList(i)).length;
  return lists > 0 && lists < roles.filter((role) => role === "key").length
    ? roles.map((role, i) => (isList(i) ? "option" : role))
    : withSeries(words, roles);
};

/** Headings that differ by a sign alone, which counts on, head options in a language that is not known. */
function withSeries(words: readonly string[], roles: readonly ColumnRole[]): ColumnRole[] {
  const parts = words.map((name) => /^(\p{L}[^\d]*?)[ .#-]*(\p{L}|\d)$/u.exec(name));
  const first = parts.findIndex(
    (part, i) => part !== null && roles[i] === "ignore" && part[1] === parts[i + 1]?.[1],
  );
  if (first < 0) return [...roles];
  const word = parts[first]?.[1];
  return roles.map((role, i) => (role === "ignore" && parts[i]?.[1] === word ? "option" : role));
}

/** Whether all these headings say that the answers below are wrong. */
export const areWrong = (headings: readonly string[]) =>
  headings.length > 0 && headings.every((heading) => WRONG.test(wordsOf(heading)));

const LISTS = new RegExp(`^(?:${SEVERAL})$`, "iu");

/** Whether a column has all options in a cell. */
export const isList = (heading: string) =>
  LISTS.test(wordsOf(heading)) || ANSWERS.test(wordsOf(heading)) || areWrong([heading]);

/** Where the table begins: the first row that heads a question and its options or key; -1 if none does. */
export function headingRow(rows: readonly (readonly string[])[], width: number): number {
  return rows.slice(0, ROWS_BEFORE).findIndex((row) => {
    const roles = rolesOf(row, width);
    const known = roles.filter((role) => role !== "ignore").length;
    const filled = row.filter((cell) => cell.trim() !== "").length;
    const has = (role: ColumnRole) => roles.includes(role);
    // What asks may have a heading that is not known.
    const isNamed = roles.some((role, i) => role === "option" && wordsOf(row[i] ?? "").length > 2);
    const isHead = has("stem") ? has("option") || has("key") : isNamed && has("key") && filled > known;
    return isHead && (known > 2 || 2 * known >= filled);
  });
}

/** Whether a second row of headings stands below the first: "A | B | C" below "Options". */
export function isSecondHeading(row: readonly string[], roles: readonly ColumnRole[]): boolean {
  const below = rolesOf(row, roles.length);
  const filled = roles.flatMap((_, i) => ((row[i] ?? "").trim() === "" ? [] : [i]));
  return (
    filled.length > 1 &&
    filled.every((i) => roles[i] !== "stem" && below[i] === "option" && signsIn(row[i] ?? "") !== null)
  );
}

/** "Answer text 2" as "2": what names the option below it. */
export function labelOf(heading: string): string {
  return (
    /(?:[ .#-]|(?<=[\p{sc=Han}\p{sc=Kana}]))(\p{L}|[ivx]{2,4}|\d{1,2})(?: text)?$/u.exec(
      wordsOf(heading),
    )?.[1] ?? heading
  );
}

/** The columns of options in the order of their signs: they may stand as B, C, A. */
export function inOrder(columns: readonly number[], headings: readonly string[]): readonly number[] {
  const signs = columns.map((i) => signsIn(labelOf(headings[i] ?? "")) ?? []);
  const ways = [numbersIn, ...ALPHABETS.map((alphabet) => (own: string[]) => placesIn(alphabet, own))];
  for (const placesOf of ways) {
    const places = signs.map((own) => (own.length === 1 ? placesOf(own)?.[0] : undefined));
    if (places.includes(undefined) || new Set(places).size < places.length) continue;
    return columns.toSorted((a, b) => (places[columns.indexOf(a)] ?? 0) - (places[columns.indexOf(b)] ?? 0));
  }
  return columns;
}
