/** The meaning of control words for the text (Rich Text Format Specification 1.9.1). */

/** Where the text of a group goes. `notes` and `box` are separate texts; `mark` is the number of a list item. */
export type Destination =
  | "body"
  | "nothing"
  | "fonts"
  | "styles"
  | "title"
  | "mark"
  | "formula"
  | "instruction"
  | "notes"
  | "box"
  /** Contains other destinations, but no text. */
  | "around";

const list = (destination: Destination, words: string) =>
  words.split(" ").map((word) => [word, destination] as const);

/** Groups that begin with one of these words, with or without `\*`. */
export const DESTINATIONS: ReadonlyMap<string, Destination> = new Map([
  ...list("fonts", "fonttbl"),
  ...list("styles", "stylesheet"),
  ...list("around", "info shp shpinst do upr nonesttables"),
  ...list("title", "title"),
  ...list("mark", "listtext pntext"),
  ...list("formula", "moMath"),
  ...list("instruction", "fldinst"),
  ...list("notes", "footnote"),
  ...list("box", "shptxt dptxbxtext"),
  ...list("body", "ud shppict result"),
  ...list(
    "nothing",
    "colortbl pict mmathPict objdata objclass objname objalias objsect header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn listtable listoverridetable listpicture revtbl rsidtbl generator author operator subject keywords doccomm company manager category hlinkbase creatim revtim printim buptim themedata colorschememapping datastore latentstyles xmlnstbl datafield formfield annotation atnid atnauthor atrfstart atrfend atndate atnicn atnparent bkmkstart bkmkend xe tc rxe txe xmlopen xmlattrname xmlattrvalue pgptbl filetbl fontemb fontfile falt panose sp sn sv shprslt nonshppict pn pnseclvl nesttableprops blipuid picprop mmathPr template private passwordhash docvar wgrffmtfilter fchars lchars protusertbl userprops background",
  ),
]);

/** Characters with control words of their own, because not every code page has them. */
export const SIGNS: ReadonlyMap<string, string> = new Map([
  ["tab", "\t"],
  ["line", "\n"],
  ["lbr", "\n"],
  ["page", "\n"],
  ["column", "\n"],
  ["emdash", "—"],
  ["endash", "–"],
  ["emspace", "\u2003"],
  ["enspace", "\u2002"],
  ["qmspace", "\u2005"],
  ["bullet", "•"],
  ["lquote", "‘"],
  ["rquote", "’"],
  ["ldblquote", "“"],
  ["rdblquote", "”"],
  ["zwj", "\u200D"],
  ["zwnj", "\u200C"],
]);

/** After a backslash: no-break space, optional hyphen, no-break hyphen, and escaped characters. */
export const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ["~", "\u00A0"],
  ["-", "\u00AD"],
  ["_", "\u2011"],
  ["{", "{"],
  ["}", "}"],
  ["\\", "\\"],
  ["\t", "\t"],
]);
