import { type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";

/** Anki's marks of formulas besides those of MathJax: LaTeX that it sets itself, and what its editor stores. */
const MARKS = /\[(\/?)(\$\$?|latex)\]|<(\/?)anki-mathjax(?=[\s>/])([^<>]{0,200})>/gi;
const SOUND = /\[sound:(?:(?!\[sound:)[^\]]){0,300}\]/g;

/** A field of a note as text. */
export function readField(html: string, markOf?: MarkOfPicture): HtmlText {
  return readHtml(withMathJax(html).replaceAll(SOUND, " <audio></audio> "), markOf);
}

interface Mark {
  readonly kind: string;
  readonly isDisplay: boolean;
  /** Behind it. */
  readonly at: number;
}

/** All formulas between the marks of MathJax. Linear. */
function withMathJax(html: string): string {
  if (!/\[\/(?:\$|latex)|<\/anki-mathjax/i.test(html)) return html;
  const pieces: string[] = [];
  let done = 0;
  let open: Mark | null = null;
  for (const match of html.matchAll(MARKS)) {
    const [all, closeOfLatex, latex, closeOfTag, attributes = ""] = match;
    const kind = (latex ?? "anki-mathjax").toLowerCase();
    const at = match.index + all.length;
    if (closeOfLatex !== "/" && closeOfTag !== "/") {
      open = { kind, isDisplay: kind === "$$" || /\bblock\s*=\s*["']?true/i.test(attributes), at };
      pieces.push(html.slice(done, match.index));
      done = match.index;
    } else if (open?.kind === kind) {
      const inside = html.slice(open.at, match.index);
      pieces.push(kind === "latex" ? latexAsWords(inside) : formula(inside, open.isDisplay));
      done = at;
      open = null;
    }
  }
  return pieces.join("") + html.slice(done);
}

const formula = (tex: string, isDisplay: boolean) => {
  const shown = onOneLine(tex).trim();
  if (shown === "") return "";
  return isDisplay ? `\\[${shown}\\]` : `\\(${shown}\\)`;
};

/** Line breaks and other elements of an editor mean nothing within a formula; a "<" is written as an entity. */
const onOneLine = (tex: string) => tex.replaceAll(/<\/?[a-z][^<>]{0,500}>|\r?\n/gi, " ");

const TEX_IN_WORDS = /(?<!\\)(\$\$?)([^$]{1,4000})\1/g;

/** A piece of a LaTeX document: words with formulas, an environment, or a formula that is not marked as one. */
function latexAsWords(latex: string): string {
  const plain = onOneLine(latex).trim();
  if (/^\\begin\{/.test(plain))
    return formula(plain.replaceAll(/\\(?:begin|end)\{(?:displaymath|equation|math)\*?\}/g, ""), true);
  if (/\\[([]/.test(plain)) return plain;
  const marked = plain.replaceAll(TEX_IN_WORDS, (_, mark: string, tex: string) =>
    formula(tex, mark === "$$"),
  );
  return marked === plain && /[\\^_]/.test(plain) ? formula(plain, false) : marked;
}
