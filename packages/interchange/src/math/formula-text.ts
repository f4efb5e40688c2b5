/** The side door for documents: their formulas as text, without the typesetter. */
import { parseRichText } from "@quizmill/contract/tables";
import { LINEAR, lineOf } from "./linear.ts";
import type { MathNode } from "./math-node.ts";
import type { Notation } from "./notation.ts";
import { readMathml } from "./read-mathml.ts";
import { readOmml } from "./read-omml.ts";
import { TEX } from "./tex.ts";

export type { MathNode } from "./math-node.ts";

/** No formula of a question is longer. */
const MAX_CHARS = 1_000;

/**
 * A formula of a document, in OMML or MathML, as a text of a question has it: characters in a line where they say it
 * all, as in E = mc², else TeX between the marks of a formula.
 */
export function formulaText(root: MathNode): string {
  const read = root.name.startsWith("m:") ? readOmml : readMathml;
  const write = (notation: Notation) => read(root, notation).trim();
  const { line, isWhole } = lineOf(write(LINEAR));
  if (isWhole || line.length > MAX_CHARS) return line;
  const tex = write(TEX);
  return [`$${tex}$`, `\\(${tex}\\)`].find(isFormula) ?? line;
}

/** Whether the text is read as one formula. */
function isFormula(text: string): boolean {
  const [part, ...others] = parseRichText(text);
  return part?.kind === "math" && others.length === 0;
}
