import { keyTextOf } from "./key-lines.ts";
import type { KeyList } from "./key-lists.ts";
import { hasPicture, isPictureAlone } from "./picture-signs.ts";
import { scopesIn } from "./shared-wording.ts";
import type { Line } from "./stream.ts";
import { EXPLANATION_LEAD, STEM_LEAD } from "./wording.ts";

/**
 * What a line is by itself. Options are no role: whether "A)" leads one is told by what follows it.
 * `key`, `explanation`: led by the word for it. `keyList`: part of a list of keys. `stem`: led by
 * "Question 3" and the like, or by an identifier with its key. `shared`: says which questions rest on a
 * passage, table or picture. `rule`: nothing but signs.
 */
export type Role = "key" | "explanation" | "keyList" | "stem" | "shared" | "rule" | "heading" | "text";

export function rolesOf(lines: readonly Line[], lists: readonly KeyList[]): Role[] {
  const roles = lines.map(roleOf);
  for (const [at, { text }] of lines.entries()) {
    if (!GRID.test(text)) continue;
    for (let row = at; row === at || /^[\s|\d]+$/u.test(lines[row]?.text ?? ""); row++) roles[row] = "rule";
  }
  for (const [at, { text }] of lines.entries())
    if (isPictureAlone(text) && isStemStart(lines[at + 1])) roles[at] = "rule";
  for (const { from, to } of lists) if (roles[from] !== "keyList") roles.fill("keyList", from, to);
  return roles;
}

/** A picture above a stem belongs to it, not to the options before it. */
function isStemStart(line: Line | undefined): boolean {
  const opening = line?.text.slice(0, 400) ?? "";
  return /^\s*[([]?\d{1,3}[.)\]：．]/u.test(opening) || STEM_LEAD.test(opening) || CODED_STEM.test(opening);
}

/** The head of a grid for answers, "А Б В Г Д": the numbers below it are its rows. */
const GRID = /^[\s|]*(?:A[\s|]*B[\s|]*C(?:[\s|]*[D-H])*|А[\s|]*Б[\s|]*В(?:[\s|]*[Г-Ж])*)[\s|]*$/u;

function roleOf({ text, kind }: Line): Role {
  if (!/[\p{L}\p{N}]/u.test(text)) return hasPicture(text) || /[☐☑☒□■✓✔]/u.test(text) ? "text" : "rule";
  const opening = text.slice(0, 400);
  if (EXPLANATION_LEAD.test(opening)) return "explanation";
  if (keyTextOf(opening) !== null) return "key";
  if (isShared(text)) return "shared";
  if (STEM_LEAD.test(opening) || CODED_STEM.test(opening)) return "stem";
  return kind === "heading" ? "heading" : "text";
}

/** The words may stand before a passage or behind it, in one block with it. */
function isShared(text: string): boolean {
  const isStem = STEM_LEAD.test(text.slice(0, 400));
  return scopesIn(text).some((scope) => scope !== "all" || !isStem);
}

/** "T1A01 (C) [97.1]": the number of a question pool, with the key behind it. */
export const CODED_STEM =
  /^(?<code>[A-Z]{1,3}\d[A-Z0-9.-]{1,8})\s*[([](?<key>[A-H])[)\]]\s*(?:\[[^\]]{0,60}\])?\s*/u;
