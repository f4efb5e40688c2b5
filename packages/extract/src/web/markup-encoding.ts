import { decodeText } from "../encoding.ts";

/** How far into a page its encoding declaration may be (HTML Living Standard, 13.2.3.2). */
const PRESCAN_BYTES = 2_048;
const DECLARED = /<(?:meta|\?xml)[^>]{0,300}?(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]{2,40})/i;

/**
 * Decodes a page: by its byte order mark; as UTF-8 if it is valid and not plain ASCII (whatever an old declaration
 * says); then as declared; then by statistics.
 */
export async function decodeMarkup(bytes: Uint8Array): Promise<string> {
  const head = Buffer.from(bytes.subarray(0, PRESCAN_BYTES)).toString("latin1");
  return decodeText(bytes, { declared: DECLARED.exec(head)?.[1] });
}
