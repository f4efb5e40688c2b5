/**
 * How papers say that questions rest on something they have in common, in the six languages and French at once.
 * Recognition only, nothing here is ever shown.
 */

/** A word, whatever stands beside it; Japanese has no spaces to part words by. */
const word = (forms: string) => `(?<![\\p{L}\\p{N}])(?:${forms})(?![\\p{L}])`;

const QUESTION_FORMS =
  "questions?|items?|exercises?|problems?|qs?\\.?|pyta(?:nie|nia|ń|niach|niom)|zada(?:nie|nia|ń|niach|niom)|fragen?|aufgaben?|preguntas?|ejercicios?|reactivos?|exercices?|(?:за)?питан(?:ня|ь|нях|ням)|завдан(?:ня|ь|нях|ням)";
const QUESTION = `(?:${word(QUESTION_FORMS)}|(?:設問|問題|問))\\s*(?:no\\.?|nos\\.?|nr\\.?|№|n[º°]\\.?)?`;
const UNTIL =
  "[-–—~〜～&]|(?:to|through|and|do|i|oraz|bis|und|a|al|y|à|et|до|по|і|й|та)(?=\\s)|から|と|及び|および|・|、|,";

/** "questions 4–6", "zadania 4 i 5", "問1〜問3": the first number and the last. */
const RANGE = new RegExp(
  `${QUESTION}\\s*[(（]?(?<first>\\d{1,3})[)）]?(?:\\s*[,、・]\\s*\\d{1,3})*\\s*(?:${UNTIL})\\s*(?:${QUESTION}\\s*)?[(（]?(?<last>\\d{1,3})(?!\\d)`,
  "iu",
);
/** "question 4", inside a sentence. */
const SINGLE = new RegExp(`(?<=\\S\\s*)${QUESTION}\\s*(?<first>\\d{1,3})(?!\\d)`, "iu");

const TABLES =
  "tables?|tableaux?|tabel(?:a|i|ę|ą|ach|e|ka|ki|kę)|tabellen?|tablas?|cuadros?|таблиц(?:я|і|ю|ею|ях)";
const PICTURES = [
  "pictures?|figures?|diagrams?|graphs?|charts?|maps?|images?|photos?|photographs?|drawings?|illustrations?|sketch(?:es)?|cartoons?",
  "rysun(?:ek|ku|kiem|ki|kach|ków)|ilustracj(?:a|i|ę|ą|e)|schema(?:t|cie|tu|tem|ty)|wykres(?:u|ie|em|y)?|map(?:a|y|ie|ę|ą)|zdjęci(?:e|a|u|em)|obraz(?:ek|ku|ka|kiem)|diagram(?:u|ie|em|y)|fotografi(?:a|i|ę|ą)",
  "abbildung(?:en)?|bild(?:es|er|ern)?|grafik(?:en)?|diagramm(?:s|e|en)?|schaubild(?:er)?|(?:land)?karten?|zeichnung(?:en)?|skizzen?|fotos?",
  "im[aá]gen(?:es)?|figuras?|gráfic[oa]s?|diagramas?|mapas?|dibujos?|ilustraci(?:ón|ones)|esquemas?|fotografías?|fotos?",
  "dessins?|schémas?|graphiques?|cartes?|croquis|clichés?|diagrammes?|images?",
  "малюн(?:ок|ка|ку|ком|ки|ках)|рисун(?:ок|ка|ку|ком|ки|ках)|схем(?:а|и|і|у|ою)|графік(?:а|у|ом|и)?|карт(?:а|и|і|у|ою)|діаграм(?:а|и|і|у|ою)|зображен(?:ня|ні|ням)|фото(?:графі(?:я|ї|ю|єю))?|ілюстраці(?:я|ї|ю|єю)",
].join("|");
const TEXTS = [
  "passages?|texts?|extracts?|excerpts?|articles?|paragraphs?|story|stories|poems?|letters?|dialogues?|conversations?|information|scenarios?|case stud(?:y|ies)|case|situations?|experiments?|descriptions?|data|code|programs?|notices?|advertisements?|e-?mails?",
  "tek(?:st|stu|stem|ście|sty|stów)|fragment(?:u|em|cie)?|artyku(?:ł|łu|łem|le)|opowiadani(?:e|a|u|em)|wiersz(?:a|em|u)?|list(?:u|em)|dialog(?:u|iem)?|rozmow(?:a|y|ę|ie)|informacj(?:a|i|ę|e|ami)|opis(?:u|em|ie)?|dan(?:e|ych)|kod(?:u|em)?|sytuacj(?:a|i|ę)|doświadczeni(?:e|a|u)|źród(?:ło|ła|le)",
  "(?:lese)?text(?:e|es|s)?|(?:text)?abschnitt(?:s|es|e)?|auszug(?:s|es)?|passagen?|artikels?|geschichte|gedicht(?:s|es)?|brief(?:s|es)?|dialog(?:s|e)?|gespräch(?:s|e)?|information(?:en)?|daten|fall(?:beispiel)?|situation|versuch(?:s|es)?|beschreibung|quelle",
  "textos?|pasajes?|fragmentos?|lecturas?|artículos?|párrafos?|cuentos?|poemas?|cartas?|diálogos?|conversaci(?:ón|ones)|información|datos|caso|situación|experimento|descripción|código",
  "textes?|extraits?|documents?|passages?|récits?|énoncés?|données|situation|expérience|lettre|dialogue",
  "текст(?:у|ом|і|и|ів)?|урив(?:ок|ка|ку|ком)|фрагмент(?:а|у|ом|і)?|статт(?:я|і|ю|ею)|оповідан(?:ня|ні|ням)|вірш(?:а|ем|у|і)?|лист(?:а|ом|і)|діалог(?:у|ом|и)?|розмов(?:а|и|у|і)|інформаці(?:я|ї|ю|єю)|дан(?:і|их|ими)|опис(?:у|ом|і)?|ситуаці(?:я|ї|ю)|дослід(?:у|ом|і)?",
].join("|");

const JAPANESE_PICTURES = "(?:地図|図(?!書|形)|絵|写真|グラフ|イラスト|画像)";
const JAPANESE_TABLES = "(?<![代発公])表(?![すし現面])";
const JAPANESE_TEXTS = "文章|本文|英文|会話文?|対話文?|資料|記事|手紙|データ|事例|実験|文(?=を)";

export const NAMES_PICTURE = new RegExp(`${word(PICTURES)}|${JAPANESE_PICTURES}`, "iu");
export const NAMES_TABLE = new RegExp(`${word(TABLES)}|${JAPANESE_TABLES}`, "iu");
const NAMES_TEXT = new RegExp(`${word(TEXTS)}|${JAPANESE_TEXTS}`, "iu");

/** Tables and sheets to write answers into are nothing that questions rest on. */
const ANSWER_SHEET =
  /(?<!\p{L})(?:write|mark|fill|enter|copy|transfer|answer sheet|wpisz|wpisać|zaznacz|przenieś|uzupełnij|trag(?:e|en)|schreib(?:e|en|t)|markier(?:e|en)|kreuz(?:e|en)|escrib[ae]|marc[ae]|anot[ae]|rellen[ae]|écri(?:s|vez)|coche[rz]?|reporte[rz]?|recopie[rz]?|complète[rz]?|complétez|запиши|запишіть|впишіть|познач(?:те)?|перенес(?:іть|и)|заповніть)(?!\p{L})|記入|書き(?:なさい|入れ)|マーク/iu;

/** An order to take something in, where a sentence begins. */
const READ_FIRST =
  /^[\s*#•–-]*(?:(?:please |carefully )?(?:read|study|look at|examine|use|refer to|consider)|(?:uważnie )?(?:przeczytaj(?:cie)?|przyjrzyj się|spójrz na|obejrzyj|przeanalizuj|skorzystaj z)|(?:lies|lest|lesen sie|betrachte[nt]?|sieh dir|sehen sie sich|schau dir|nutze[nt]?|benutze[nt]?|verwende[nt]?)|(?:lee|lea|lean|observ[ae]n?|mir[ae]|us[ae]|utilic[ae]|utiliza|analic[ae]|analiza)|(?:lis(?:ez)?|observez?|étudiez?|examinez?|utilisez?|consultez?|analysez?)|(?:уважно )?(?:прочита(?:й|йте)|розглян(?:ь|ьте)|погляньте на|скористайтеся|використайте|проаналізуйте))(?!\p{L})/iu;
const JAPANESE_READ_FIRST = /^[\s*#・]*(?:次|以下|下|上)の.{0,20}(?:読んで|読み|見て|もとに|参考に)/u;

/** "… and answer the questions that follow". */
const ANSWERS_QUESTIONS = new RegExp(
  `(?:answer|odpowied(?:z|zi)|beantwort|respond|contest|répond|відпові(?:дь|ді|дай)|відповісти).{0,60}${word(QUESTION_FORMS)}|(?:設問|問題|問い?|質問)に答え`,
  "iu",
);

/** What stands before the words that name it. */
export const NAMES_ABOVE =
  /(?<!\p{L})(?:above|preceding|powyższ\p{L}+|powyżej|obig\p{L}+|oben|anterior(?:es)?|de arriba|ci-dessus|précédente?s?|вище|вищенаведен\p{L}+|наведен\p{L}+ вище)(?!\p{L})|上の|上記|前の/iu;

/** Numbers before a sentence that make it a question of its own. */
const OWN_NUMBER = /^[\s#*•-]*[([（]?\d{1,4}(?:\.\d{1,3})?\s?[.)\]）．、]\s/u;

/** The numbers that a sentence names, both included; `all` where it names none and means those that follow. */
export type Scope = { first: number; last: number } | "all";

/** Which questions rest on what this sentence speaks of; null where it says nothing of the kind. */
export function scopeOf(sentence: string): Scope | null {
  const text = sentence.normalize("NFKC");
  if (text.length > MAX_SENTENCE_CHARS || /[?？]\s*$/u.test(text)) return null;
  const range = /\d/u.test(text) ? (RANGE.exec(text) ?? SINGLE.exec(text)) : null;
  const isOrder = READ_FIRST.test(text) || JAPANESE_READ_FIRST.test(text) || ANSWERS_QUESTIONS.test(text);
  if ((range === null && !isOrder) || OWN_NUMBER.test(text) || ANSWER_SHEET.test(text)) return null;
  if (!(NAMES_TEXT.test(text) || NAMES_TABLE.test(text) || NAMES_PICTURE.test(text))) return null;
  if (range?.groups === undefined) return "all";
  const first = Number(range.groups.first);
  const last = Number(range.groups.last ?? range.groups.first);
  return first <= last ? { first, last } : null;
}

const MAX_SENTENCE_CHARS = 300;

/** What the first and the last sentences of a text say of questions. */
export function scopesIn(text: string): Scope[] {
  const isShort = text.length <= 2 * MAX_SENTENCE_CHARS;
  const ends = isShort ? [text] : [text.slice(0, MAX_SENTENCE_CHARS), text.slice(-MAX_SENTENCE_CHARS)];
  return ends.flatMap(sentencesOf).flatMap((sentence) => scopeOf(sentence) ?? []);
}

/** Sentences, as far as a sign at their end and a capital behind it tell them. */
export function sentencesOf(text: string): string[] {
  const parts = text.split(/(?<=[^\s\d.][.!?:]["”»]?)\s+(?=\p{Lu})|(?<=。)\s*/u);
  return parts.filter((one) => one.trim() !== "");
}

const POINTED = [
  `(?:in|on|from|at|see|use|using|study|consider|to) (?:the|this) (?:(?:following|accompanying|given) )?${word(PICTURES)}(?! of| that| which)`,
  `(?:the|this) ${word(PICTURES)} (?:above|below|shown|on the (?:left|right)|opposite|shows)`,
  `na (?:(?:powyższ|poniższ|przedstawion)\\p{L}+ )?(?:rysunku|ilustracji|schemacie|wykresie|mapie|zdjęciu|obrazku|diagramie|fotografii)(?! (?:świata|polski|europy))`,
  `(?:powyższ|poniższ)\\p{L}+ ${word(PICTURES)}`,
  `(?:auf|in) (?:dem|der|diesem|dieser) (?:(?:folgend|obig|abgebildet)\\p{L}+ )?${word(PICTURES)}|im (?:(?:folgenden|obigen) )?${word("bild|diagramm|schaubild")}`,
  `(?:folgend|obig)\\p{L}+ ${word(PICTURES)}|(?:abbildung|grafik|bild|diagramm|karte|zeichnung) (?:oben|unten|rechts|links|zeigt)`,
  `en (?:la|el|esta|este) (?:siguiente )?${word(PICTURES)}(?! (?:de|del) )|(?:imagen|figura|gráfic[oa]|diagrama|mapa|dibujo|esquema) (?:anterior|siguiente|de (?:arriba|abajo)|muestra)`,
  `(?:sur|dans|d[’']après|à partir de|selon) (?:le|la|les|l[’']|ce|cet|cette) ?(?:\\p{L}+ )?${word(PICTURES)}(?! (?:de|du|des|d[’']))|${word(PICTURES)} (?:ci-(?:dessous|dessus|contre)|suivante?s?|précédente?s?)`,
  `на (?:(?:наведен|поданом|цьом|цій)\\p{L}* )?(?:малюнку|рисунку|схемі|графіку|діаграмі|зображенні|фото|фотографії|ілюстрації|карті)(?! (?:світу|україни|європи))`,
  `(?:上|下|次|右|左|以下)の${JAPANESE_PICTURES}|この${JAPANESE_PICTURES}(?=[はのにで])|図\\s?\\d+(?=[はのにで])`,
].map((one) => (one.startsWith("(?:上") ? one : `(?<!\\p{L})(?:${one})(?!\\p{L})`));
const POINTS_AT_PICTURE = new RegExp(POINTED.join("|"), "iu");

/** Whether a stem can only be answered by who sees a picture: "in the figure below", "na rysunku", 次の図. */
export function pointsAtPicture(stem: string): boolean {
  return POINTS_AT_PICTURE.test(stem.normalize("NFKC"));
}
