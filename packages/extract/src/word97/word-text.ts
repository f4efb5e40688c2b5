import WordOleExtractor from "word-extractor/lib/word-ole-extractor.js";
import { eachProperty, readStretches, type Stretch } from "./properties.ts";
import { openStreams, PLCF_BTE_CHPX } from "./streams.ts";

/** Text that is marked as deleted ([MS-DOC] 2.6.1). */
const SPRM_C_F_R_MARK_DEL = 0x0800;

/**
 * The text of a Word 97–2003 document. word-extractor 1.0.4 compares five bits of a property's code, and so
 * takes text of a spacing or of a colour of its own (0x8840, 0x4A60) for deleted: it is shown only the
 * properties of what is deleted indeed.
 */
export class WordText extends WordOleExtractor {
  override writeCharacterProperties(document: Buffer, table: Buffer): void {
    hideOtherProperties(document, table);
    super.writeCharacterProperties(document, table);
  }
}

/** Where the structures do not hold together, word-extractor shall find what it can. */
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

/** The size of a list of properties stands before it. */
function hide({ view }: Stretch): void {
  new DataView(view.buffer).setUint8(view.byteOffset - 1, 0);
}
