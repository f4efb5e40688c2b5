import type { Probe } from "../format.ts";

/** Recognised by the type of the package, or in the root element after its many namespaces (ISO 26300-1, 3.1.2). */
export function isOpenDocument({ magic, mainType, bytes }: Probe, type: "text" | "presentation"): boolean {
  const mimeType = `application/vnd.oasis.opendocument.${type}`;
  if (magic !== "xml") return mainType.startsWith(mimeType);
  return Buffer.from(bytes.subarray(0, 8192)).includes(`office:mimetype="${mimeType}"`);
}
