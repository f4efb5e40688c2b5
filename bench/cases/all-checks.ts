import type { CaseCheck } from "./check.ts";
import { keyInRanges } from "./checks/01-key-in-ranges.ts";
import { sharedPassage } from "./checks/04-shared-passage.ts";
import { keyByColour } from "./checks/06-key-by-colour.ts";
import { twoColumnPaper } from "./checks/07-two-column-paper.ts";
import { moodleXml } from "./checks/09-moodle-xml.ts";
import { testownik } from "./checks/10-testownik.ts";
import { oddNumbering } from "./checks/13-odd-numbering.ts";
import { paperInTable } from "./checks/14-paper-in-table.ts";
import { bareStarred } from "./checks/15-bare-starred.ts";
import { rootSigns } from "./checks/18-root-signs.ts";
import { pythonMarks } from "./checks/32-python-marks.ts";
import { giftExport } from "./checks/33-gift-export-html.ts";

/** In the order of their numbers. */
export const ALL_CHECKS: readonly CaseCheck[] = [
  keyInRanges,
  sharedPassage,
  keyByColour,
  twoColumnPaper,
  moodleXml,
  testownik,
  oddNumbering,
  paperInTable,
  bareStarred,
  rootSigns,
  pythonMarks,
  giftExport,
];

/** Cases that no check can decide alone, and what they need. */
export const NEEDS: ReadonlyMap<string, "a person" | "a browser"> = new Map([
  ["27", "a person"],
  ["30", "a browser"],
  ["34", "a browser"],
  ["37", "a browser"],
  ["40", "a browser"],
  ["46", "a browser"],
]);
