import { createRequire } from "node:module";

/**
 * Packages that are loaded by the first document which needs them. Where the parsers come out of a snapshot, the
 * program that runs puts its own in place of these: code of a snapshot cannot import.
 */
export const lazyPackages = {
  pdfium: () => import("@hyzyla/pdfium"),
  jschardet: () => import("jschardet"),
  franc: () => createRequire(import.meta.url)("franc-min") as typeof import("franc-min"),
};
