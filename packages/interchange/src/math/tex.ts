import type { Notation, Piece, Scripts } from "./notation.ts";

/** Commands by the characters that they stand for. */
const COMMANDS = new Map(
  [
    "α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda",
    "μ mu µ mu ν nu ξ xi π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega",
    "Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ∞ infty ℏ hbar ℓ ell ∅ emptyset",
    "∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⨁ bigoplus ⨂ bigotimes ∂ partial ∇ nabla",
    "× times · cdot ⋅ cdot ∙ cdot ÷ div ± pm ∓ mp ∘ circ ⊕ oplus ⊗ otimes ∧ land ∨ lor ¬ neg ∩ cap ∪ cup ∖ setminus",
    "≤ le ≥ ge ⩽ le ⩾ ge ≠ ne ≈ approx ≡ equiv ∼ sim ~ sim ≅ cong ∝ propto ≪ ll ≫ gg ∣ mid ∥ parallel ‖ Vert ⊥ perp",
    "∈ in ∉ notin ∋ ni ⊂ subset ⊆ subseteq ⊃ supset ⊇ supseteq ∀ forall ∃ exists ∄ nexists ∴ therefore ∵ because",
    "→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ⇌ rightleftharpoons",
    "↑ uparrow ↓ downarrow ⟶ longrightarrow … ldots ⋯ cdots ⋮ vdots ⋱ ddots ∠ angle △ triangle ∗ ast \\ backslash",
    "⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌈ lceil ⌉ rceil ⌊ lfloor ⌋ rfloor",
  ].flatMap((line) =>
    [...line.matchAll(/(\S+) (\S+)/g)].map(([, sign = "", name = ""]) => [sign, `\\${name}`]),
  ),
);
/** Characters that MathML has for what is not seen. */
const INVISIBLE = /[\u200B\u2061-\u2064]/g;
const PLAIN: Readonly<Record<string, string>> = {
  "−": "-",
  "‐": "-",
  "′": "'",
  "″": "''",
  "\u2009": "\\,",
  "\u2003": "\\quad",
};

const FUNCTIONS =
  /^(?:arc(?:sin|cos|tan)|(?:sin|cos|tan|cot)h?|sec|csc|log|ln|lg|exp|lim|limsup|liminf|max|min|sup|inf|det|gcd|dim|ker|arg|deg|hom)$/;
const LIMITS = /^\\(?:sum|prod|coprod|i*int|oint|big\w+|lim\w*|max|min|sup|inf|det|gcd)$/;

/** By the values of MathML's `mathvariant`, and of Word's script. */
const LOOKS: Readonly<Record<string, string>> = {
  normal: "mathrm",
  bold: "mathbf",
  "bold-italic": "boldsymbol",
  italic: "mathit",
  script: "mathcal",
  fraktur: "mathfrak",
  "double-struck": "mathbb",
  "sans-serif": "mathsf",
  monospace: "mathtt",
  operator: "operatorname",
};
/** Letters that no alphabet of formulas has, or too many of them for variables: they are a word. */
const WORD_LETTERS = 3;

const TOKEN = /(?:\p{L}\p{M}*)+|\d[\d.,]*|\s+|./gsu;
/** Of the alphabets that formulas have. */
const ALPHABETS = /^[A-Za-z\p{Script=Greek}ℏℓ]+$/u;

function letters(text: string, look?: string): string {
  const plain = text.replace(/[\u{1D400}-\u{1D7FF}]+/gu, (all) => all.normalize("NFKC"));
  return joined((plain.normalize("NFC").match(TOKEN) ?? []).map((token) => tokenOf(token, look)));
}

function tokenOf(token: string, look: string | undefined): string {
  if (/^\s+$/.test(token)) return PLAIN[token] ?? "";
  if (/^\d/.test(token)) return token.replaceAll(/,(?=\d)/g, "{,}");
  if (!/^\p{L}/u.test(token)) return sign(token);
  if (FUNCTIONS.test(token)) return `\\${token}`;
  const command = LOOKS[look === "italic" && token.length === 1 ? "" : (look ?? "")];
  if (!ALPHABETS.test(token)) return words(token);
  if (!/^[A-Za-z]+$/.test(token)) {
    const named = joined([...token].map((one) => COMMANDS.get(one) ?? one));
    return command === undefined || command === "mathrm" ? named : `\\${command}{${named}}`;
  }
  if (command !== undefined) return `\\${command}{${token}}`;
  return token.length < WORD_LETTERS ? token : words(token);
}

function sign(text: string): string {
  const seen = text.replaceAll(INVISIBLE, "").normalize("NFC");
  return joined([...seen].map((one) => COMMANDS.get(one) ?? PLAIN[one] ?? escaped(one)));
}

const escaped = (one: string) => (/[#$%&_{}]/.test(one) ? `\\${one}` : one === "^" ? "\\hat{}" : one);

/** Words, with the signs that TeX keeps for itself; white space alone is a small space. */
function words(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.trim() === "") return line === "" ? "" : "\\,";
  const safe = line.replaceAll(/[\\~^]/g, (one) => WORDS[one] ?? one).replaceAll(/[#$%&_{}](?!\})/g, "\\$&");
  return `\\text{${safe}}`;
}

const WORDS: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash ",
  "~": "\\textasciitilde ",
  "^": "\\textasciicircum ",
};

/** Side by side; a space parts what would be read as one command. */
function joined(pieces: readonly string[]): string {
  const seen = pieces.filter((piece) => piece !== "");
  const parted = seen.map((piece, at) => {
    const isGlued = /^[A-Za-z\d]/.test(piece) && /(?:\\[A-Za-z]+|[_^].)$/.test(seen[at - 1] ?? "");
    return isGlued ? ` ${piece}` : piece;
  });
  return parted.join("").replaceAll(UPRIGHT, (all) => `\\mathrm{${all.replaceAll(/\\mathrm|[{}]/g, "")}}`);
}

/** Upright letters beside each other are one word. */
const UPRIGHT = /(?:\\mathrm\{[A-Za-z]+\}){2,}/g;

const OPENING = /^(?:[([]|\\\{|\\langle|\\lceil|\\lfloor)$/;
const CLOSING = /^(?:[)\]]|\\\}|\\rangle|\\rceil|\\rfloor)$/;
const BARS = /^(?:\||\\mid|\\parallel|\\Vert)$/;
/** What brackets around it grow with. */
const TALL = /\\(?:frac|binom|begin|sum|prod|int|iint|oint|overset|underset|underbrace|overbrace)(?![a-z])/;

/** Spaced as formulas are written; brackets around what is tall grow with it. */
function row(pieces: readonly Piece[]): string {
  const written: string[] = [];
  const open: number[] = [];
  for (const { kind, text } of pieces) {
    if (text === "") continue;
    const isBar = kind === "sign" && BARS.test(text);
    const start = open.at(-1);
    const closes =
      kind === "sign" && start !== undefined && (isBar ? written[start] === text : CLOSING.test(text));
    if (closes) {
      open.pop();
      const inside = written.splice(start);
      written.push(fenced(inside[0] ?? "", text, spaced(inside.slice(1))));
      continue;
    }
    if (kind === "sign" && (isBar || OPENING.test(text))) open.push(written.length);
    written.push(text);
  }
  return spaced(withOpenBrace(written, open));
}

/** A brace that never closes stands before cases. */
function withOpenBrace(written: readonly string[], open: readonly number[]): readonly string[] {
  const start = open.at(-1);
  if (start === undefined || written[start] !== "\\{") return written;
  const inside = spaced(written.slice(start + 1));
  return inside.startsWith("\\begin") ? [...written.slice(0, start), fenced("\\{", "", inside)] : written;
}

const OPERATOR =
  /^(?:[+=<>-]|\\(?:to|le|ge|ne|pm|approx|equiv|in|times|cdot|cup|cap|Rightarrow|Leftrightarrow|rightleftharpoons))$/;

/** Operators have spaces around them; others only where they would be read as one. */
function spaced(pieces: readonly string[]): string {
  const parted = pieces.map((piece, at) => (OPERATOR.test(piece) && at > 0 ? ` ${piece} ` : piece));
  return joined(parted).replaceAll(/ {2,}/g, " ").trim();
}

/** One unit, to which an index may be added as it is. */
const ATOM =
  /^(?:[^\\{}\s]|\d[\d.]*|\\[A-Za-z]+|\\[^A-Za-z]|\\[a-z]+\{[^{}]*\}|\([^()]*\)|\\left[^\\]?[\s\S]*\\right(?:[^\\a-z]|\\[a-z}|]+))$/u;
const grouped = (text: string) => (ATOM.test(text) ? text : `{${text}}`);

/** One letter or number needs no braces. */
const script = (mark: "_" | "^", text: string) =>
  text === "" ? "" : mark + (/^[A-Za-z\d]$/.test(text) ? text : `{${text}}`);

function scripted(base: string, { sub = "", sup = "" }: Scripts): string {
  if (sub === "" && sup === "") return base;
  if (/^'+$/.test(sup)) return grouped(base) + sup + script("_", sub);
  return grouped(base) + script("_", sub) + script("^", sup);
}

function bounded(operator: string, scripts: Scripts): string {
  const { sub = "", sup = "" } = scripts;
  const isBraced = operator.startsWith(sup === "" ? "\\underbrace{" : "\\overbrace{");
  if (isBraced) return operator + script("_", sub) + script("^", sup);
  if (LIMITS.test(operator)) return scripted(operator, scripts);
  const lower = sub === "" ? operator : `\\underset{${sub}}{${operator}}`;
  return sup === "" ? lower : `\\overset{${sup}}{${lower}}`;
}

/** Marks over or under a letter; those for several letters behind them. */
const MARKS: readonly (readonly [marks: string, one: string, several: string])[] = [
  ["^ˆ\u0302", "hat", "widehat"],
  ["~˜∼\u0303", "tilde", "widetilde"],
  ["¯‾ˉ_\u0304\u0305\u0332", "bar", "overline"],
  ["˙.·\u0307", "dot", "dot"],
  ["¨\u0308", "ddot", "ddot"],
  ["→⃗\u20D7", "vec", "overrightarrow"],
  ["ˇ\u030C", "check", "check"],
  ["´\u0301", "acute", "acute"],
  ["`\u0300", "grave", "grave"],
  ["˘\u0306", "breve", "breve"],
  ["⏞", "overbrace", "overbrace"],
  ["⏟", "underbrace", "underbrace"],
];

function marked(base: string, mark: string, side: "over" | "under"): string | null {
  const found = MARKS.find(([marks]) => mark !== "" && marks.includes(mark));
  if (found === undefined) return null;
  const [, one, several] = found;
  if (side === "under" && one !== "underbrace") return one === "bar" ? `\\underline{${base}}` : null;
  const isOne = /^(?:.|\\[A-Za-z]+|\\math[a-z]+\{.\})$/u.test(base);
  return `\\${isOne ? one : several}{${base}}`;
}

/** Environments of matrices by their brackets. */
const MATRICES: Readonly<Record<string, string>> = {
  "()": "pmatrix",
  "[]": "bmatrix",
  "\\{\\}": "Bmatrix",
  "||": "vmatrix",
  "\\mid\\mid": "vmatrix",
  "\\Vert\\Vert": "Vmatrix",
  "\\parallel\\parallel": "Vmatrix",
  "\\{": "cases",
};
const MATRIX = /^\\begin\{(matrix|aligned)\}((?:(?!\\begin\{)[\s\S])*)\\end\{\1\}$/;

function fenced(open: string, close: string, inside: string): string {
  const [from, to] = [bracket(open), bracket(close)];
  const [, kind, cells] = MATRIX.exec(inside) ?? [];
  const environment = MATRICES[from + to];
  if (cells !== undefined && environment !== undefined && (kind === "matrix" || environment === "cases"))
    return `\\begin{${environment}}${cells}\\end{${environment}}`;
  const isBinomial = from === "(" && to === ")" && /^\\genfrac\{\}\{\}\{0pt\}\{\}(.*)$/.exec(inside);
  if (isBinomial) return `\\binom${isBinomial[1]}`;
  if (from !== "" && to !== "" && !TALL.test(inside)) return joined([from, inside, to]);
  return joined([`\\left${from || "."}`, ` ${inside} `, `\\right${to || "."}`]);
}

/** A bracket as it is given, or already written. */
const bracket = (text: string) => (text.startsWith("\\") ? text : sign(text)).replace(/^\\mid$/, "|");

/** Formulas in TeX, as KaTeX and MathJax set them. */
export const TEX: Notation = {
  letters,
  sign,
  words,
  space: () => "\\,",
  row,
  fraction: (over, under) => `\\frac{${over}}{${under}}`,
  stacked: (over, under) => `\\genfrac{}{}{0pt}{}{${over}}{${under}}`,
  root: (of, degree = "") => `\\sqrt${degree === "" ? "" : `[${degree}]`}{${of}}`,
  scripted,
  bounded,
  prescripted: (base, scripts) => joined([scripted("", scripts), base]),
  applied: (name, argument) => joined([name, /^[([|{\\]/.test(argument) ? argument : ` ${argument}`]),
  marked,
  fenced,
  matrix: (rows) => `\\begin{matrix} ${rows.map((cells) => cells.join(" & ")).join(" \\\\ ")} \\end{matrix}`,
  equations,
};

function equations(lines: readonly (readonly string[])[]): string {
  const isIndented = lines.every(([first]) => first?.trim() === "");
  const written = lines.map((cells) => cells.slice(isIndented ? 1 : 0).join(" & "));
  return `\\begin{aligned} ${written.join(" \\\\ ")} \\end{aligned}`;
}
