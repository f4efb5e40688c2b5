import { createRequire } from "node:module";

/**
 * Packages that load with the first document that needs them. In a process that started from a snapshot, the running
 * program replaces them by its own, because code of a snapshot cannot import.
 */
export const lazyPackages = {
  pdfium: () => import("@hyzyla/pdfium"),
  jschardet: () => import("jschardet"),
  franc: () => createRequire(import.meta.url)("franc-min") as typeof import("franc-min"),
};
