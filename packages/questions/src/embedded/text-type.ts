import type { Line } from "./lines.ts";

/** Signs of what is typed: options, paths, addresses, names of files and of functions. */
const TYPED = /[{}<>|\\=`_#*@~]|https?:|--|::|(?<![\p{L}\d])\/[\p{L}\d]|\p{L}\(\)/u;
/** Share of the sentences that show what is typed, from where a text counts as a manual to where it surely is one. */
const SHOWN = { from: 0.06, to: 0.1 };
/** Share of them that can be asked about: a manual mostly speaks to its reader, or goes on from a listing. */
const ASKED = { from: 0.46, to: 0.4 };
/** So few sentences show nothing yet. */
const LEAST_LINES = 60;

/**
 * What a manual says is worth more than its words show, for it teaches by telling what to do and seldom defines: of 48
 * questions on manuals that were read blind, those of 0.1 to 0.2 stood in all as often (a third) as those of 0.2 to
 * 0.3, and more often than those on encyclopedia articles of less than 0.45. Half of what that would say, for they are few.
 */
const MANUAL = 1.3;

/** The factor for the worth of a text's questions by its type: 1, up to 1.3 for a manual. */
export function textTypeFactorOf(lines: readonly Line[]): number {
  if (lines.length < LEAST_LINES) return 1;
  const share = (isMeant: (line: Line) => boolean) => lines.filter(isMeant).length / lines.length;
  const shown = between(
    share(({ quote }) => TYPED.test(quote)),
    SHOWN,
  );
  const asked = between(
    share(({ isUsable }) => isUsable),
    ASKED,
  );
  return 1 + (MANUAL - 1) * shown * asked;
}

/** How far from one bound to the other, 0..1. */
function between(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
