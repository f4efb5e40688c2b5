import { levelOf } from "../word/styles.ts";
import { eachProperty } from "./properties.ts";
import { STSHF, type WordStreams } from "./streams.ts";

interface Style {
  /** The number of a built-in style, whatever its name ([MS-DOC] 2.9.260). */
  readonly builtIn: number;
  readonly basedOn: number;
  readonly outline: number | null;
}

const TITLE = 62;
const LAST_HEADING = 9;
const IS_PARAGRAPH_STYLE = 1;
const NO_STYLE = 0xfff;
const MAX_ANCESTORS = 20;
export const SPRM_P_OUT_LVL = 0x2640;

/** Returns a function that gives the heading level (1–6) of the style with an index; null for body text. */
export function readStyleSheet(streams: WordStreams): (index: number) => number | null {
  const sheet = streams.structure(STSHF);
  const infoBytes = sheet.getUint16(0, true);
  const count = sheet.getUint16(2, true);
  const baseBytes = sheet.getUint16(4, true);
  const styles: (Style | null)[] = [];
  let at = 2 + infoBytes;
  for (let index = 0; index < count && at + 2 <= sheet.byteLength; index += 1) {
    const size = sheet.getUint16(at, true);
    const isWhole = size >= 4 && at + 2 + size <= sheet.byteLength;
    styles.push(
      isWhole ? styleOf(new DataView(sheet.buffer, sheet.byteOffset + at + 2, size), baseBytes) : null,
    );
    at += 2 + size + (size % 2);
  }
  return (index) => headingLevelOf(styles, index);
}

function styleOf(style: DataView, baseBytes: number): Style {
  const builtIn = style.getUint16(0, true) & 0xfff;
  const kind = style.getUint16(2, true) & 0xf;
  const basedOn = style.getUint16(2, true) >> 4;
  return { builtIn, basedOn, outline: kind === IS_PARAGRAPH_STYLE ? outlineOf(style, baseBytes) : null };
}

/** The name is followed by the paragraph properties of the style, which begin with the style's own index. */
function outlineOf(style: DataView, baseBytes: number): number | null {
  if (baseBytes + 2 > style.byteLength) return null;
  const properties = baseBytes + 2 + 2 * style.getUint16(baseBytes, true) + 2;
  if (properties + 4 > style.byteLength) return null;
  const size = Math.min(style.getUint16(properties, true), style.byteLength - properties - 2);
  let outline: number | null = null;
  eachProperty(new DataView(style.buffer, style.byteOffset + properties + 2, size), 2, (code, value) => {
    if (code === SPRM_P_OUT_LVL) outline = value;
  });
  return outline;
}

function headingLevelOf(styles: readonly (Style | null)[], index: number): number | null {
  let next = index;
  for (let step = 0; step < MAX_ANCESTORS && next !== NO_STYLE; step += 1) {
    const style = styles[next];
    if (style === undefined || style === null) return null;
    if (style.outline !== null) return levelOf(style.outline);
    if (style.builtIn >= 1 && style.builtIn <= LAST_HEADING) return Math.min(style.builtIn, 6);
    if (style.builtIn === TITLE) return 1;
    next = style.basedOn;
  }
  return null;
}
