import type { Attack } from "./attack.ts";
import { call, countAnswer, openAccountAt, type Tally, type Visitor } from "./callers.ts";

/** Attacks with files of questions that are beyond all bounds. */
const SET_BYTES = 28_000_000;
const QUESTION_BYTES = 270;
const LOOK_AGAIN_MS = 200;

const question = (stem: string) =>
  `<question type="multichoice"><questiontext format="html"><text>${stem}</text></questiontext><answer fraction="100"><text>yes</text></answer><answer fraction="0"><text>no</text></answer></question>`;

function largeSet(): string {
  const questions = Array.from({ length: SET_BYTES / QUESTION_BYTES }, (_, n) => ({
    text: `Which is number ${n}? ${"More words. ".repeat(15)}`,
    options: [`a ${n}`, "b"],
    key: [0],
  }));
  return JSON.stringify({ quizmill: 2, questions });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The only set of its account; the decoy has none. */
async function isUnfinished(visitor: Visitor): Promise<boolean> {
  const { body } = await call(visitor, "GET", "/api/datasets");
  return Array.isArray(body) && ["PENDING", "PROCESSING"].includes(body[0]?.status);
}

/** One account after the other sends the file, and waits for the end of its job. */
const oversized = (name: string, fileName: string, text: () => string): Attack => ({
  name,
  run: async ({ url, round }, { oversized: files }) => {
    const tally: Tally = new Map();
    const file = new Blob([text()]);
    for (let index = 0; index < files; index += 1) {
      const email = `${fileName}-${round}-${index}@example.org`;
      const visitor = await openAccountAt(url, `203.0.113.${100 + index}`, email);
      const form = new FormData();
      form.append("file", file, fileName);
      countAnswer(tally, await call(visitor, "POST", "/api/upload/bootstrap?mode=study&minFirst=1", form));
      while (await isUnfinished(visitor)) await pause(LOOK_AGAIN_MS);
    }
    return tally;
  },
});

export const OVERSIZED: readonly Attack[] = [
  oversized(
    "oversized stem",
    "stem.xml",
    () => `<quiz>${question("word ".repeat(2_400_000))}${question("Small?")}</quiz>`,
  ),
  oversized("oversized set", "set.json", largeSet),
];
