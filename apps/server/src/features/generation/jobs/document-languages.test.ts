import { readFileSync } from "node:fs";
import path from "node:path";
import { DOCUMENT_LANGUAGES, type DocumentLanguage, LANGUAGES } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { realEngine } from "../../../test-app.ts";
import { learnerOf, sharedServer } from "../../../test-learner.ts";
import { formOf } from "../testing/files.ts";

const TEXTS = path.join(import.meta.dirname, "../../../../../../fixtures/texts");
const MORE = DOCUMENT_LANGUAGES.filter((code) => !(LANGUAGES as readonly string[]).includes(code));

/** A text in each language that the interface does not have, and what its questions and explanations say. */
const SAMPLES: Readonly<Record<Exclude<DocumentLanguage, (typeof LANGUAGES)[number]>, Sample>> = {
  fr: {
    file: "fr-marche-et-monnaie.md",
    asks: /^(?:Quel|Quelle|Qu’est-ce|Comment|Que sont|Sujet\u00a0: )[^?]*\u00a0\?$/u,
    gap: "_____",
    proves: /^Le document dit\u00a0: «\u00a0.+\u00a0»/u,
  },
};

interface Sample {
  readonly file: string;
  readonly asks: RegExp;
  readonly gap: string;
  /** How an explanation opens. */
  readonly proves: RegExp;
}

const { call, finished } = learnerOf(sharedServer({ engine: realEngine }));

describe.each(MORE)("a document in a language that the interface does not have (%s)", (language) => {
  const { file, asks, gap, proves } = SAMPLES[language as keyof typeof SAMPLES];

  it("gets questions, evidence and explanations in its language and its own words", async () => {
    const bytes = readFileSync(path.join(TEXTS, file), "utf8");
    const target = "/api/upload/bootstrap?mode=study&minFirst=1";
    const { questions, ...told } = await finished(await call("POST", target, formOf(bytes, file)));
    expect(told).toMatchObject({ status: "READY", language });
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const { text, source, aiExplanation } of questions) {
      if (!text.includes(gap)) expect(text).toMatch(asks);
      expect(bytes.replaceAll("**", "").replace(/ *\| */gu, " | ")).toContain(source?.quote);
      expect(aiExplanation).toMatch(proves);
    }
  });
});
