import type { Format } from "../format.ts";
import { EVERYTHING } from "../holdings.ts";

/** Quizmill's own format, which keeps everything: `{"quizmill": 2, "set": …, "questions": […]}`. */
export const json: Format = {
  ...{ name: "json", extension: ".json", mediaType: "application/json", holds: EVERYTHING },
  recognises: ({ text }) =>
    text !== null && /^\s*\{/.test(text) && /"quizmill"\s*:|"questions"\s*:/.test(text),
  writer: async () => (await import("../text/json.ts")).writeJson,
  reader: async () => (await import("../text/json.ts")).readJson,
};
