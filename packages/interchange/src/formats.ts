import type { Format } from "./format.ts";
import { aiken } from "./formats/aiken.ts";
import { anki } from "./formats/anki.ts";
import { ankiText } from "./formats/anki-text.ts";
import { csv } from "./formats/csv.ts";
import { flashcards } from "./formats/flashcards.ts";
import { gift } from "./formats/gift.ts";
import { json } from "./formats/json.ts";
import { kahoot } from "./formats/kahoot.ts";
import { markdown } from "./formats/markdown.ts";
import { moodle } from "./formats/moodle.ts";
import { qti } from "./formats/qti.ts";
import { qti12 } from "./formats/qti12.ts";
import { qti21 } from "./formats/qti21.ts";
import { quizlet } from "./formats/quizlet.ts";
import { testownik } from "./formats/testownik.ts";
import { worksheet } from "./formats/worksheet.ts";
import { xlsx } from "./formats/xlsx.ts";

/** In the order in which a file is tried: what names itself, be it by its ending, comes before what looks like something. */
export const FORMATS: readonly Format[] = [
  ...[anki, qti, xlsx, json, moodle, ankiText, csv, quizlet, aiken, gift, testownik, markdown],
  ...[qti21, qti12, kahoot, worksheet, flashcards],
];
