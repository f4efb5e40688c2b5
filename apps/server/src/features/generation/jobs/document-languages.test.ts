import { readFileSync } from "node:fs";
import path from "node:path";
import { DOCUMENT_LANGUAGES, type DocumentLanguage, LANGUAGES } from "@quizmill/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realEngine, startTestApp, type TestApp } from "../../../test-app.ts";
import { readEvents } from "../testing/events.ts";
import { formOf } from "../testing/files.ts";
import { eventsOf, readSet } from "../testing/sets.ts";

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

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ engine: realEngine });
});
afterAll(() => server.stop());

describe.each(MORE)("a document in a language that the interface does not have (%s)", (language) => {
  const { file, asks, gap, proves } = SAMPLES[language as keyof typeof SAMPLES];

  it("gets questions, evidence and explanations in its language and its own words", async () => {
    const { token } = await server.account();
    const bytes = readFileSync(path.join(TEXTS, file), "utf8");
    const answer = await server.call("POST", "/api/upload/bootstrap?mode=study&minFirst=1", {
      token,
      body: formOf(bytes, file),
    });
    expect(answer.status).toBe(200);
    const set = (await answer.json()) as { jobId: string; token: string; datasetId: string };
    await Array.fromAsync(readEvents(await eventsOf(server, set)));
    const { questions, ...told } = await readSet(server, token, set.datasetId);
    expect(told).toMatchObject({ status: "READY", language });
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const { text, source, aiExplanation } of questions) {
      if (!text.includes(gap)) expect(text).toMatch(asks);
      expect(bytes.replaceAll("**", "").replace(/ *\| */gu, " | ")).toContain(source?.quote);
      expect(aiExplanation).toMatch(proves);
    }
  });
});
