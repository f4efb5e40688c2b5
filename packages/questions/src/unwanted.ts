import type { Block, Section } from "@quizmill/contract";

/**
 * What stands in documents but teaches nothing: lists of sources, contents, captions, exercises,
 * code. The words are those of all six languages at once, since documents mix them.
 */
const HEADINGS =
  /^(?:[\d.\s]*)(?:references?|bibliograph(?:y|ie)|works cited|further reading|external links|see also|notes|(?:table of )?contents|index|acknowledg\p{L}*|(?:review |discussion |critical thinking |self-check |personal application )?(?:questions?|exercises?|problems?)|learning objectives|literatur(?:verzeichnis|hinweise)?|quellen(?:verzeichnis)?|einzelnachweise|weblinks|inhalt(?:sverzeichnis)?|(?:übungs)?aufgaben|übungen|lernziele|danksagung|stichwortverzeichnis|referencias(?: bibliográficas)?|bibliografía|bibliografia|fuentes|enlaces externos|índice|contenidos?|ejercicios|preguntas(?: de repaso)?|objetivos(?: de aprendizaje)?|agradecimientos|przypisy|literatura|źródła|linki zewnętrzne|spis treści|ćwiczenia|zadania|pytania(?: sprawdzające)?|cele? dydaktyczn\p{L}*:?|podziękowania|indeks|список (?:використаної )?літератури|література|джерела|посилання|примітки|зміст|вправи|завдання|(?:контрольні )?запитання|питання для самоконтролю|подяки|参考文献|脚注|出典|外部リンク|関連項目|目次|索引|練習問題|演習(?:問題)?|課題|謝辞|学習目標)\s*:?\s*$/iu;

/** What no sentence begins with, save for a caption: with its number, or a colon. */
const PICTURES =
  "figures?|figs?\\.?|tables?|photo|image|illustration|source|credit|abbildung(?:en)?|abb\\.|tabelle|tab\\.|bild|schaubild|quelle|figura|tabla|cuadro|fuente|imagen|ilustración|fotografía|rysunek|rys\\.|rycina|ryc\\.|tabela|fot\\.|fotografia|ilustracja|il\\.|wykres|źródło|рис\\.|рисунок|мал\\.|малюнок|таблиця|табл\\.|фото|іл\\.|ілюстрація|джерело|図表?|表|写真|出典";
/** These lead into a caption where a sign stands behind their number. */
const DRAWINGS =
  "picture|plate|chart|graph|diagram|map|scheme|foto|grafik|diagramm|karte|schema|gráfic[oa]|mapa|esquema|zdjęcie|schemat|схема|графік|діаграма|карта|グラフ|地図|画像|イラスト";
const NUMBER = "(?:\\p{L}[.-]?)?[\\d０-９]+(?:[.．‐-―-][\\d０-９]+)*\\p{L}?";
const CAPTION = new RegExp(
  `^[[(【*]*(?:(?:${PICTURES})\\s?(?:${NUMBER}(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\d])|[:：])|(?:${DRAWINGS})\\s?${NUMBER}\\s?[.:：–—|\\])】])|^(?:\\((?:figure|credit|source)|\\.\\p{Lu}[^.]{3,80}\\.$)`,
  "iu",
);
const SOURCE_LINE = /\bdoi:|\bISBN\b|^\[\d+\]\s/u;
/** Of a source, at its beginning; and at its end. */
const AUTHORS_AND_YEAR = /^\p{Lu}[\p{L}-]+, \p{Lu}\.(?: ?\p{Lu}\.)*.*\(\d{4}\)/u;
/** A short footnote with one of these and a year says where something was read, not what is so. */
const REPORT =
  /(?<!\p{L})(?:reports?|yearbooks?|white papers?|bulletins?|berichte?s?|jahresberichte?s?|jahrb(?:uch|ücher)|weißb(?:uch|ücher)|informes?|anuarios?|boletín|boletines|raport(?:u|y|ów|em|owi|cie|ach)?|sprawozdani(?:e|a|u|em|ach)|roczniki?|biuletyn(?:u|y)?|звіт(?:у|і|ів|ом|ах)?|доповід(?:ь|і|ей|дю)|щорічник(?:а|и|у)?|бюлетен(?:ь|я|і))(?!\p{L})|\p{L}bericht(?:s|e)?(?!\p{L})|報告書|白書|年報|年鑑/iu;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)/u;
const ENDS_IN_ADDRESS = /https?:\/\/\S+\s*$/u;
const ENDS_AS_CONTENTS = /\.\s?\.\s?\.\s?\.\s*\d+\s*$/u;
/** Lines that send the reader elsewhere, and those that promise what a chapter will teach. */
const POINTER =
  /^(?:see also|siehe auch|véase también|zob(?:acz|\.) (?:też|także)|(?:див\.|дивіться) також)(?!\p{L})|^関連項目|^(?:for more (?:information|details)|to learn more|read more|learn more|więcej (?:informacji|na ten temat)|aby dowiedzieć się więcej|mehr (?:dazu|informationen)|weitere informationen|para (?:más información|saber más)|más información|докладніше|більше інформації|щоб дізнатися більше)(?!\p{L}).*(?:https?:|www\.|\p{L}\.(?:com|org|net|edu|pl|de|es|ua|jp)(?!\p{L}))/iu;
const PROMISE =
  /^(?:by the end of|after (?:reading|studying|completing)) this (?:chapter|section|lesson|unit|module)[^.]*\byou (?:will|should) be able to|^po (?:przeczytaniu|zakończeniu) (?:tego|tej) (?:pod)?(?:rozdziału|lekcji)[^.]*(?:będziesz|potrafisz)|^(?:nach (?:dem lesen|der lektüre) dieses kapitels|am ende dieses kapitels)[^.]*(?:kannst|können)|^(?:al (?:finalizar|terminar)|después de leer) est[ea] (?:capítulo|sección|lección|unidad)[^.]*(?:podrás|podrá|serás)|^після (?:вивчення|прочитання) (?:цього|цієї) (?:розділу|уроку|теми)[^.]*(?:зможеш|зможете)|^(?:この|本)(?:章|節)(?:を(?:学ぶと|読むと)|の終わりまでに)/iu;
/** The keywords of a paper: with a sign behind the label, or a list of short names right after it. */
const KEYWORDS =
  /^(?:key ?words?(?: and phrases)?|(?:index|subject) terms|palabras[ -]clave|słowa kluczowe|(?:schlüssel|schlag|stich)w[öo]rter|ключові слова|キーワード)(?:\s*[:：.—–―-]|\s+[^\s,;·、.]+(?: [^\s,;·、.]+){0,4}(?:[,;·、] ?[^\s,;·、.]+(?: [^\s,;·、.]+){0,4}){2,}\.?$)/iu;
/** So much of a block is looked at by what else takes time that grows with its square. */
const BEGINNING_CHARS = 1_000;
const END_CHARS = 300;
const CODE =
  /(?:^\s*(?:\$|>>>|#include|#!|import |def |function |const |var |let |git |sudo |<\/?\w+[^>]*>)|[{};]\s*$|=>|\(\)\s*\{|^\s*(?:```|::))/u;

/** What is to be learnt, in a few points: where no further heading follows, the lesson itself stands behind them. */
const AIMS =
  /^[\d.\s]*(?:(?:learning|chapter) (?:objectives|outcomes|goals)|(?:kapitel|lern)ziele|objetivos(?: (?:de aprendizaje|del capítulo))?|cele? (?:dydaktyczn\p{L}*|rozdziału|lekcji)|(?:навчальні )?цілі(?: (?:розділу|навчання|уроку))?|очікувані результати|(?:学習|本章の|この章の)目標)\s*:?\s*$/iu;

/** Whether a section is headed as one of aims, so that what it holds beyond these belongs to the heading above. */
export function isHeadedByAims({ heading }: Section): boolean {
  return heading !== null && heading.length < BEGINNING_CHARS && AIMS.test(heading.trim());
}

/** The blocks of a section that teach something: none below a heading of what does not, those behind the aims below theirs. */
export function contentBlocksOf(section: Section): readonly Block[] {
  const { heading, blocks } = section;
  if (isHeadedByAims(section)) return blocks.slice(endOfPoints(blocks));
  const isUnwanted = heading !== null && heading.length < BEGINNING_CHARS && HEADINGS.test(heading.trim());
  return isUnwanted ? [] : blocks;
}

/** Where the first list of points ends; behind everything where there is none. */
function endOfPoints(blocks: readonly Block[]): number {
  const first = blocks.findIndex(({ kind }) => kind === "listItem");
  if (first < 0) return blocks.length;
  const behind = blocks.findIndex(({ kind }, at) => at > first && kind !== "listItem");
  return behind < 0 ? blocks.length : behind;
}

/** True for a block that is no running text of the document. */
export function isUnwantedBlock(block: Block): boolean {
  const { text, role } = block;
  if (role === "code") return true;
  if (role === "footnote" && text.length <= END_CHARS && YEAR.test(text) && REPORT.test(text)) return true;
  if (CAPTION.test(text) || SOURCE_LINE.test(text) || AUTHORS_AND_YEAR.test(text.slice(0, BEGINNING_CHARS)))
    return true;
  const beginning = text.slice(0, END_CHARS);
  if (POINTER.test(beginning) || PROMISE.test(beginning) || KEYWORDS.test(beginning)) return true;
  const end = text.slice(-END_CHARS);
  if (ENDS_IN_ADDRESS.test(end) || ENDS_AS_CONTENTS.test(end)) return true;
  if (text.length < 400 && CODE.test(text)) return true;
  return lettersShare(text.slice(0, 400)) < 0.55;
}

/** Shorter blocks are titles, labels and stray words. */
const LEAST_CHARS = { spaced: 25, unspaced: 12 };

/** True for a block that may hold a sentence to ask about. */
export function isRunningText(block: Block): boolean {
  const least = /[\u3040-\u30ff]/u.test(block.text) ? LEAST_CHARS.unspaced : LEAST_CHARS.spaced;
  return block.text.length >= least && !isUnwantedBlock(block);
}

function lettersShare(text: string): number {
  const signs = text.match(/[^\s]/gu)?.length ?? 0;
  return signs === 0 ? 0 : (text.match(/[\p{L}\p{M}ー]/gu)?.length ?? 0) / signs;
}
