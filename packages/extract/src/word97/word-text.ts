import WordOleExtractor from "word-extractor/lib/word-ole-extractor.js";
import { eachProperty, readStretches, type Stretch } from "./properties.ts";
import { openStreams, PLCF_BTE_CHPX } from "./streams.ts";

/** Property of deleted text ([MS-DOC] 2.6.1). */
const SPRM_C_F_R_MARK_DEL = 0x0800;

/**
 * The text of a Word 97–2003 document. word-extractor 1.0.4 compares only five bits of a property's code, so text
 * with some spacing or colour properties (0x8840, 0x4A60) counts as deleted. It therefore gets to see only the real
 * deletion properties.
 */
export class WordText extends WordOleExtractor {
  override writeCharacterProperties(document: Buffer, table: Buffer): void {
    hideOtherProperties(document, table);
    super.writeCharacterProperties(document, table);
  }
}

/** If the structures are damaged, word-extractor reads what it can. */
function hideOtherProperties(document: Buffer, table: Buffer): void {
  try {
    const streams = openStreams((name) => (name === "WordDocument" ? document : table));
    for (const stretch of readStretches(streams, PLCF_BTE_CHPX, false)) {
      if (stretch.view.byteLength > 0 && !isDeleted(stretch)) hide(stretch);
    }
  } catch {
    return;
  }
}

function isDeleted({ view }: Stretch): boolean {
  let isMarked = false;
  eachProperty(view, 0, (code, value) => {
    if (code === SPRM_C_F_R_MARK_DEL) isMarked = (value & 1) === 1;
  });
  return isMarked;
}

/** The size of a property list precedes it. */
function hide({ view }: Stretch): void {
  new DataView(view.buffer).setUint8(view.byteOffset - 1, 0);
}
