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
import { obsidianNote } from "./checks/19-obsidian-note.ts";
import { boldDrawnTwice } from "./checks/20-bold-drawn-twice.ts";
import { docxMarksNested } from "./checks/22-docx-marks-nested.ts";
import { mergedCells } from "./checks/23-merged-cells.ts";
import { verticalRuby } from "./checks/24-vertical-ruby.ts";
import { lineEndHyphens } from "./checks/25-line-end-hyphens.ts";
import { lettersWithoutCodes } from "./checks/26-letters-without-codes.ts";
import { slideOrderGroups } from "./checks/28-slide-order-groups.ts";
import { twoPageFooter } from "./checks/29-two-page-footer.ts";
import { pythonMarks } from "./checks/32-python-marks.ts";
import { giftExport } from "./checks/33-gift-export-html.ts";
import { lengthTell } from "./checks/38-length-tell.ts";
import { fourThousandQuestions } from "./checks/39-four-thousand-questions.ts";
import { fileNames } from "./checks/41-file-names.ts";

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
  obsidianNote,
  boldDrawnTwice,
  docxMarksNested,
  mergedCells,
  verticalRuby,
  lineEndHyphens,
  lettersWithoutCodes,
  slideOrderGroups,
  twoPageFooter,
  pythonMarks,
  giftExport,
  lengthTell,
  fourThousandQuestions,
  fileNames,
];

/** Cases that no check can decide alone, and what they need. */
export const NEEDS: ReadonlyMap<string, "a person" | "a browser"> = new Map([
  ["27", "a person"],
  ["30", "a browser"],
  ["34", "a browser"],
  ["35", "a browser"],
  ["37", "a browser"],
  ["40", "a browser"],
  ["46", "a browser"],
]);
