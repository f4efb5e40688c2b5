import { FACTS } from "../facts.ts";
import type { Format } from "../format.ts";
import { holdsQuestions } from "../text/json-questions.ts";

/** Quizmill's own format, which keeps everything: `{"quizmill": 2, "set": …, "questions": […]}`. Others are read too. */
export const json: Format = {
  ...FACTS.json,
  recognises: ({ text }) => text !== null && holdsQuestions(text),
  writer: async () => (await import("../text/json.ts")).writeJson,
  reader: async () => (await import("../text/json.ts")).readJson,
};
