import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";

/** Quizmill's own format, which keeps everything: `{"quizmill": 2, "set": …, "questions": […]}`. */
export const json: Format = {
  ...FACTS.json,
  recognises: ({ text }) =>
    text !== null && /^\s*\{/.test(text) && /"quizmill"\s*:|"questions"\s*:/.test(text),
  writer: async () => (await import("../text/json.ts")).writeJson,
  reader: async () => (await import("../text/json.ts")).readJson,
};
