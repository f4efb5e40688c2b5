/**
 * Boxes to tick before or behind options, by what is in them: a tick, a cross or a filling, a ring, an empty box. What
 * a sign says depends on the others: a ring is right beside crosses and wrong beside a filled one.
 */
const KINDS: readonly string[] = [
  "[☑✅✓✔]|\\[[✓✔]\\]",
  "[☒■◼🔘●◉]|\\[[xXхХ*]\\]|\\([xXхХ•●]\\)",
  "[○◯〇]",
  "[✗✘❌×]",
  "[☐□◻⬜]|\\[ ?\\]|\\( ?\\)",
];
const TESTS = KINDS.map((kind) => new RegExp(`^(?:${kind})$`, "u"));
const ANY = `(?:${KINDS.join("|")})`;
const BEFORE = new RegExp(`^(${ANY})\\s*(?=[^\\s])`, "u");
const BEHIND = new RegExp(`(?<=\\S)\\s*(${ANY})$`, "u");

const kindOf = (sign: string): number => TESTS.findIndex((test) => test.test(sign));

/** Which of the options are ticked, by the signs at all of them; null where the signs are no boxes, or all alike. */
export function tickedAmong(signs: readonly (string | null)[]): boolean[] | null {
  const kinds = signs.map((sign) => kindOf(sign?.trim() ?? ""));
  const first = Math.min(...kinds);
  return first < 0 || kinds.every((kind) => kind === first) ? null : kinds.map((kind) => kind === first);
}

/** Whether a sign at an option alone says that it is right. */
export function ticks(sign: string): boolean {
  const kind = kindOf(sign.trim());
  return kind < 2;
}

/** Options without the boxes that all of them begin or end with, those that are ticked marked. */
export function withBoxesRead<O extends { text: string; isMarked: boolean }>(options: readonly O[]): O[] {
  for (const place of [BEFORE, BEHIND]) {
    const signs = options.map(({ text }) => place.exec(text)?.[1] ?? null);
    if (options.length < 2 || signs.includes(null)) continue;
    const ticked = tickedAmong(signs);
    return options.map((option, i) => ({
      ...option,
      text: option.text.replace(place, ""),
      isMarked: option.isMarked || ticked?.[i] === true,
    }));
  }
  return [...options];
}
