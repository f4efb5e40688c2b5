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
import { katexHtml } from "./checks/27-katex-html.ts";
import { slideOrderGroups } from "./checks/28-slide-order-groups.ts";
import { twoPageFooter } from "./checks/29-two-page-footer.ts";
import { pythonMarks } from "./checks/32-python-marks.ts";
import { giftExport } from "./checks/33-gift-export-html.ts";
import { lengthTell } from "./checks/38-length-tell.ts";
import { fourThousandQuestions } from "./checks/39-four-thousand-questions.ts";
import { fileNames } from "./checks/41-file-names.ts";
import { cutInMidUpload } from "./checks/42-cut-in-mid-upload.ts";
import { streamBehindNginx } from "./checks/44-stream-behind-nginx.ts";
import { frenchPapers } from "./checks/61-french-qcm.ts";
import { accentedPhotos, turnedPhotos } from "./checks/photos.ts";
import { questionFiles } from "./checks/question-files.ts";

/** Sorted by number. */
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
  katexHtml,
  slideOrderGroups,
  twoPageFooter,
  pythonMarks,
  giftExport,
  lengthTell,
  fourThousandQuestions,
  fileNames,
  cutInMidUpload,
  streamBehindNginx,
  questionFiles("49"),
  questionFiles("50"),
  questionFiles("51"),
  questionFiles("53"),
  frenchPapers,
  questionFiles("68"),
  turnedPhotos,
  accentedPhotos,
  questionFiles("75"),
  questionFiles("79"),
  questionFiles("81"),
  questionFiles("83"),
  questionFiles("84"),
  questionFiles("85"),
  questionFiles("86"),
  questionFiles("87"),
  questionFiles("89"),
  questionFiles("90"),
  questionFiles("92"),
  questionFiles("94"),
  questionFiles("96"),
  questionFiles("97"),
  questionFiles("98"),
  questionFiles("100"),
  questionFiles("102"),
  questionFiles("103"),
  questionFiles("104"),
];

/** A test for a case that no check here can cover: its file and its name. */
export interface Showing {
  readonly file: string;
  readonly test: string;
}

/** Cases that need a browser, or minutes of waiting. */
export const SHOWN_BY: ReadonlyMap<string, Showing> = new Map([
  ["30", { file: "e2e/lost-work.spec.ts", test: "two tabs with one set keep the answers of both" }],
  [
    "34",
    { file: "e2e/more-screens.spec.ts", test: "a translated page still shows the right text on its buttons" },
  ],
  [
    "35",
    {
      file: "apps/web/src/features/play/score.test.ts",
      test: "is 100 % if every question with a key is answered correctly",
    },
  ],
  [
    "37",
    {
      file: "apps/web/src/features/play/arrival-notices.test.ts",
      test: "announces the first at once, then at most one in twenty seconds for all that came",
    },
  ],
  [
    "40",
    {
      file: "apps/server/src/abuse.test.ts",
      test: "may take as long as a slow line needs for a document, while it keeps the minimum rate",
    },
  ],
  [
    "46",
    {
      file: "e2e/lost-work.spec.ts",
      test: "for a file that was changed after it was chosen, the page asks again",
    },
  ],
  ["56", { file: "apps/server/src/platform/search-words.test.ts", test: "finds in %j what is asked as %j" }],
  [
    "57",
    { file: "e2e/exams.spec.ts", test: "two devices in one exam keep what was answered last on either" },
  ],
  [
    "59",
    {
      file: "e2e/exams.spec.ts",
      test: "answers that were chosen offline before the end count when they arrive hours later",
    },
  ],
  [
    "60",
    {
      file: "apps/server/src/doubles.test.ts",
      test: "is left out of a file that is added, which says how many, unless it is to be kept",
    },
  ],
  [
    "62",
    {
      file: "apps/server/src/corrected-documents.test.ts",
      test: "corrects keys as new versions of the same questions, and takes what is new and gone: %s",
    },
  ],
  [
    "63",
    {
      file: "apps/server/src/trash.test.ts",
      test: "comes back as it was, its schedule from its answers",
    },
  ],
  [
    "73",
    {
      file: "apps/server/src/study.test.ts",
      test: "offers all of a set once more before an exam tomorrow, learnt tonight or not",
    },
  ],
  [
    "76",
    {
      file: "apps/server/src/study.test.ts",
      test: "counts what can be asked now, and of one sentence one question a day",
    },
  ],
  ["77", { file: "packages/study/src/days.test.ts", test: "hold every moment once, one after the other" }],
  [
    "69",
    {
      file: "packages/extract/src/language.test.ts",
      test: "is that in which a list of questions asks, not that of the words it is about: %s",
    },
  ],
]);
