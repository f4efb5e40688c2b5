/**
 * Character-level cleaning. Full NFKC would turn x² into x2, ½ into 1⁄2 and ① into 1, which changes what
 * the document says; so only the forms that differ in width or in drawing are folded, one by one.
 */
const FOLDED = new RegExp(
  [
    "[\\uFB00-\\uFB06]", // Latin ligatures, as fonts draw them
    "[\\uFF10-\\uFF19\\uFF21-\\uFF3A\\uFF41-\\uFF5A]", // full-width digits and letters
    "[\\uFF65-\\uFF9F]+", // half-width kana; a run, because its voicing marks combine
    "[\\u2F00-\\u2FDF\\u2E9F\\u2EF3]", // radicals that PDF writers put where an ideograph is meant
    "[\\uFB1D-\\uFDFB\\uFE70-\\uFEFC]+", // Arabic and Hebrew presentation forms
  ].join("|"),
  "gu",
);

/**
 * Radical and ideograph, in turn: forms that have no compatibility mapping, which PDF writers put all the same
 * where their font draws both alike ("国⺠"). Source: EquivalentUnifiedIdeograph.txt of Unicode 14.
 */
const RADICALS = [
  ...("⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺒巳⺓幺⺔彑⺕彐⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺯糹⺰纟⺱罓⺲罒⺴冗⺶羊⺹耂⺺肀⺻聿⺼肉" +
    "⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻈讠⻉贝⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀"),
];
const IDEOGRAPHS = new Map(
  RADICALS.flatMap((char, index) => (index % 2 === 0 ? [[char, RADICALS[index + 1] ?? char] as const] : [])),
);
const RADICAL = /[\u2E80-\u2EFF]/gu;
/** The hyphenation point is no Japanese sign; what is drawn between kana is their middle dot. */
const KANA_DOT = /(?<=[\u30A1-\u30FA\u30FC])\u2027(?=[\u30A1-\u30FA\u30FC])/gu;

/** Controls (PostgreSQL refuses NUL), private use, unassigned, invisible and direction marks, U+FFFD. */
const UNWANTED =
  /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;
const SPACES = /[\s\u0085]+/gu;

/** One line of clean text: NFC, ligatures and width forms folded, spaces collapsed, nothing invisible. */
export function cleanText(text: string): string {
  const spaced = text.replace(SPACES, " ").toWellFormed();
  if (isPlainAscii(spaced)) return spaced.trim();
  const folded = spaced
    .replace(FOLDED, (form) => form.normalize("NFKC"))
    .replace(RADICAL, (radical) => IDEOGRAPHS.get(radical) ?? radical)
    .replace(KANA_DOT, "\u30FB");
  return folded.normalize("NFC").replace(UNWANTED, "").replace(SPACES, " ").trim();
}

function isPlainAscii(text: string): boolean {
  return /^[\x20-\x7E]*$/.test(text);
}

/** Scripts written without spaces: their lines join without one. */
const UNSPACED = /[\u3000-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/**
 * Joins a line to the text before it: a word cut at the end of the line becomes whole again
 * (`letter-` before a small letter, or a soft hyphen), Japanese joins without a space.
 */
export function joinLines(before: string, line: string): string {
  const head = before.trimEnd();
  const tail = line.trimStart();
  if (head === "" || tail === "") return head + tail;
  if (head.endsWith("\u00AD")) return head.slice(0, -1) + tail;
  if (/\p{L}[-\u2010]$/u.test(head) && /^\p{Ll}/u.test(tail)) return head.slice(0, -1) + tail;
  if (UNSPACED.test(head.slice(-1)) && UNSPACED.test(tail.slice(0, 1))) return head + tail;
  return `${head} ${tail}`;
}

export function letterCount(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
