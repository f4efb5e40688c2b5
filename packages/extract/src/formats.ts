import type { Format } from "./format.ts";
import { doc } from "./formats/doc.ts";
import { docx } from "./formats/docx.ts";
import { epub } from "./formats/epub.ts";
import { html } from "./formats/html.ts";
import { markdown } from "./formats/markdown.ts";
import { odp } from "./formats/odp.ts";
import { odt } from "./formats/odt.ts";
import { pdf } from "./formats/pdf.ts";
import { PICTURES } from "./formats/picture.ts";
import { ppt } from "./formats/ppt.ts";
import { pptx } from "./formats/pptx.ts";
import { rtf } from "./formats/rtf.ts";
import { txt } from "./formats/txt.ts";

/** In the order in which they are tried. Plain text is last, because only the file name shows it. */
export const FORMATS: readonly Format[] = [
  pdf,
  docx,
  odt,
  odp,
  pptx,
  doc,
  ppt,
  epub,
  rtf,
  markdown,
  html,
  ...PICTURES,
  txt,
];
