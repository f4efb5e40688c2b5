import type { Format, Parts } from "../format.ts";
import { IN_HTML } from "../holdings.ts";
import { DATA_NAME, isQti, MANIFEST_NAME } from "../qti/root.ts";

/** Packages and single files of QTI 1.2, 2.x and 3, with the cartridges of Canvas and the pools of Blackboard. */
export const qti: Format = {
  name: "qti",
  extension: ".zip",
  mediaType: "application/zip",
  holds: { ...IN_HTML, pictures: true },
  recognises: ({ text, parts }) => (text !== null && isQti(text)) || (parts !== null && hasQti(parts)),
  reader: async () => (await import("../qti/read-qti.ts")).readQti,
};

/** A cartridge may also be a course without any test. */
function hasQti(parts: Parts): boolean {
  if (!parts.names.some((name) => MANIFEST_NAME.test(name))) return false;
  return parts.names.some(
    (name) => DATA_NAME.test(name) && !MANIFEST_NAME.test(name) && isQti(parts.text(name) ?? ""),
  );
}
