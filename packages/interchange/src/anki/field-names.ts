import { ALPHABETS } from "../keys/alphabets.ts";
import { plain } from "../keys/signs.ts";

/** What a field of a note holds, judged by its name. */
export type FieldRole = "stem" | "key" | "answer" | "explanation" | "context" | "kind" | "picture";

/** In the languages of the product and some more; the first that fits. */
const ROLES: readonly (readonly [FieldRole, RegExp])[] = [
  [
    "kind",
    /^(?:q|question|item|card|frage|mc)[ -]?(?:types?|typ|art|kind)\b|^(?:fragetyp|fragenart|qtype)\b/u,
  ],
  [
    "explanation",
    /(?:^|\s)(?:explanations?|explain|ex|expl|rationale|feedback|reason|comments?|remarks?|notes?|erklärung(?:en)?|begründung|kommentar|anmerkung|wyjaśnieni[ea]|uzasadnienie|komentarz|explicaci[óo]n|comentario|justificaci[óo]n|пояснення|коментар|обґрунтування|объяснение|解説|説明|解释|解析|explications?|commentaire|spiegazione|explica[çc][ãa]o|giải thích)(?:\s|$)|^extra(?: \d+)?$/u,
  ],
  ["context", /^(?:context|passage|kontext|kontekst|contexto|контекст|文脈)$/u],
  [
    "picture",
    /^(?:(?:question )?(?:images?|img|pictures?|photos?|figures?|diagrams?)|bild(?:er)?|abbildung(?:en)?|obraz(?:ek|ki|y)?|zdjęci[ea]|rysun(?:ek|ki)|im[aá]gen(?:es)?|figuras?|зображення|малюн(?:ок|ки)|изображени[ея]|画像|図|图片|圖片|hình(?: ảnh)?)$/u,
  ],
  [
    "stem",
    /^(?:questions?|ques|q|front|stem|prompt|fragen?|fragestellung|vorderseite|pytani[ea]|treść|przód|preguntas?|enunciado|anverso|питання|запитання|вопрос|問題文?|問い?|設問|表面?|题目|問題|问题|題目|énoncé|recto|domanda|pergunta|vraag|câu hỏi|otázka|fråga)(?: (?:text|stem|body))?$/u,
  ],
  [
    "key",
    /^(?:(?:the )?(?:correct|right|true)\b.*|richtig\p{L}*(?: .*)?|korrekt\p{L}*(?: .*)?|poprawn\p{L}*(?: .*)?|prawidłow\p{L}*(?: .*)?|правильн\p{L}*(?: .*)?|вірн\p{L}*(?: .*)?|верн\p{L}*(?: .*)?|correct[ao]s?|respuestas? correctas?|opci[óo]n(?:es)? correctas?|bonnes? réponses?|réponses? correctes?|risposte? (?:corretta|esatta)|respostas? corretas?|正解.*|正确.*|正答|keys?|klucz|clave|ключ|key (?:letter|index)|solutions?|lösung(?:en|sbuchstabe)?|soluci[óo]n|corrigé|gabarito|đáp án(?: đúng)?|(?:answers?|ans|answer key)(?: (?:key|letters?|index|numbers?|no|option|text|full|correct|s))?)$/u,
  ],
  [
    "answer",
    /^(?:back|reverse|rückseite|antwort(?:en)?|odpowied(?:ź|z|zi)|tył|respuestas?|reverso|відповід[ьі]|ответы?|答え?|解答|回答|答案|裏面?|réponses?|verso|risposta|resposta|antwoord|odpověď|svar)$/u,
  ],
];

const WRONG =
  /^(?:wrong|incorrect|false|bad|distr?actors?|falsch|błędn|niepoprawn|nieprawidłow|fałszyw|dystraktor|incorrect[ao]s?|fals[ao]s?|неправильн|невірн|хибн|неверн|дистрактор|不正解|誤答|誤り|ダミー|错误|mauvaise|fausse|faux|distracteur|sbagliat|errad[ao]|sai)/u;
const OPTION =
  /^(?:|options?|opts?|choices?|answers?|ans|alternatives?|alternativas?|variants?|mc|q|a|antwort(?:en)?|antwortmöglichkeit|auswahl|odpowied(?:ź|z)|odp|opcja|wariant|opci[óo]n|respuesta|відповідь|варіант(?: відповіді)?|вариант(?: ответа)?|ответ|選択肢|選択|回答|选项|選項|choix|proposition|réponse|risposta|opzione|resposta|op[çc][ãa]o|lựa chọn|đáp án|phương án|možnost|optie|svar|alternativ|answer (?:option|choice)|option text|answer text)$/u;
/** Of single options: what is told of them, or whether they are right. */
const BESIDE =
  /(?:explanation|feedback|notes?|comment|rationale|reason|hint|image|picture|audio|score|points|erklärung|bild|hinweis|wyjaśnienie|explicación|пояснення|解説)/u;

/** All options in one field. */
const LIST =
  /^(?:(?:multiple |answer )?(?:options|choices?)|multiple choices?|mcq?|alternatives|antwortmöglichkeiten|auswahl(?:möglichkeiten)?|opcje|warianty|opciones|alternativas|варіанти(?: відповід\p{L}+)?|варианты(?: ответ\p{L}+)?|選択肢|选项|選項|choix|propositions|opzioni|opções|lựa chọn|các lựa chọn)$/u;
/** Where another field has the key. */
const LIST_BESIDE_KEY =
  /^(?:answers|possible answers|antworten|odpowiedzi|respuestas|відповіді|ответы|réponses|回答|risposte|respostas)$/u;

/** Whether a field lists the options of its question, among fields of these names. */
export function isListOfOptions(name: string, names: readonly string[]): boolean {
  const hasKey = () => names.some((other) => other !== name && roleOfField(other) === "key");
  return LIST.test(words(name)) || (LIST_BESIDE_KEY.test(words(name)) && hasKey());
}

/** A name in small letters, with spaces between its words, digits and letters that name something. */
function words(name: string): string {
  return plain(
    plain(name)
      .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, " ")
      .replaceAll(/(?<=\p{Script=Han})(?=\p{Script=Latin}|\p{Script=Katakana}$|[一二三四五甲乙丙丁]$)/gu, " ")
      .replaceAll(/[_\-.:#()[\]/*?]+/g, " "),
  ).toLowerCase();
}

export function roleOfField(name: string): FieldRole | null {
  const shown = words(name);
  return ROLES.find(([, pattern]) => pattern.test(shown))?.[0] ?? null;
}

/** Fields that are numbered, as "Option 1" to "Option 4" or "A" to "E". */
export interface Series {
  /** `other`: of no known kind. */
  readonly kind: "option" | "wrong" | "right" | "beside" | "other";
  /** The fields, in the order of their numbers. */
  readonly at: readonly number[];
}

/** The numbered fields of a note type, and those that hold wrong answers by their names. */
export function seriesIn(names: readonly string[]): Series[] {
  const parted = names.map((name, at) => ({ at, ...partsOf(words(name)) }));
  const wrong = parted.flatMap(({ at, stem }) => (WRONG.test(stem) && !BESIDE.test(stem) ? [at] : []));
  const numbered = Map.groupBy(
    parted.filter(({ at, signs }) => signs.length > 0 && !wrong.includes(at)),
    ({ stem }) => stem,
  );
  const series = [...numbered].flatMap(([stem, fields]): Series[] => {
    const at = inOrder(fields);
    return at === null ? [] : [{ kind: kindOf(stem), at }];
  });
  return wrong.length === 0 ? series : [...series, { kind: "wrong", at: wrong }];
}

function kindOf(stem: string): Series["kind"] {
  if (BESIDE.test(stem)) return "beside";
  if (OPTION.test(stem)) return "option";
  return ROLES.find(([, pattern]) => pattern.test(stem))?.[0] === "key" ? "right" : "other";
}

/** "option 1 a" is "option" with the signs "1" and "a", "a option" is "option" with "a". */
function partsOf(name: string): { stem: string; signs: string[] } {
  const all = name.split(" ");
  const isSign = (word = "") => /^\d{1,2}$/.test(word) || [...word].length === 1;
  let end = all.length;
  while (isSign(all[end - 1]) && (end > 1 || all.length === 1)) end -= 1;
  if (end < all.length) return { stem: all.slice(0, end).join(" "), signs: all.slice(end) };
  const [first = "", ...rest] = all;
  return isSign(first) ? { stem: rest.join(" "), signs: [first] } : { stem: name, signs: [] };
}

/** Null if the signs do not count from the first. */
function inOrder(fields: readonly { at: number; signs: readonly string[] }[]): number[] | null {
  if (fields.length < 2) return null;
  const counts = [
    (sign: string) => (/^\d+$/.test(sign) ? Number(sign) - 1 : Number.NaN),
    (sign: string) => (/^\d+$/.test(sign) ? Number(sign) : Number.NaN),
    ...ALPHABETS.map(
      ({ signs }) =>
        (sign: string) =>
          signs.indexOf(sign),
    ),
  ];
  for (const place of counts) {
    const placed = fields
      .map(({ at, signs: [sign = ""] }) => ({ at, place: place(sign) }))
      .sort((a, b) => a.place - b.place);
    if (placed.every((field, i) => field.place === i)) return placed.map(({ at }) => at);
  }
  return null;
}

/** Where a file names only the type: that of the add-on "Multiple Choice for Anki". */
const FIELDS_OF_ADD_ON = [
  "Question",
  "Title",
  "QType",
  "Q_1",
  "Q_2",
  "Q_3",
  "Q_4",
  "Q_5",
  "Answers",
  "Sources",
  "Extra 1",
];

/** The names of the fields of a type that is known by its own; none for others. */
export function fieldsOfType(typeName: string): readonly string[] {
  return /^AllInOne \(kprim, mc, sc\)/i.test(typeName) ? FIELDS_OF_ADD_ON : [];
}
