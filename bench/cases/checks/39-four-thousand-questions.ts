import { type CaseCheck, differs } from "../check.ts";
import { Uploader } from "../uploaded.ts";

const QUESTIONS = 4_000;
const MAX_OPENING_MS = 1_000;
const LETTERS = "ABCD";

/** A paper that any program could have written: a different sum in each question. */
function paper(): string {
  const question = (_: unknown, index: number) => {
    const key = index % LETTERS.length;
    const options = [...LETTERS].map((letter, place) => `${letter}. ${2 * index + 17 + place - key}`);
    return [`${index + 1}. How much is ${index} + ${index + 17}?`, ...options, `Answer: ${LETTERS[key]}`];
  };
  return Array.from({ length: QUESTIONS }, question)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** The server's part: that one question is shown at a time and the results open in 2 s needs a browser. */
export const fourThousandQuestions: CaseCheck = {
  number: "39",
  run: () =>
    Uploader.use(async (uploader) => {
      const { datasetId } = await uploader.upload("sums.txt", paper());
      const { questions } = await uploader.finishedSet(datasetId);
      const startedAt = performance.now();
      await uploader.set(datasetId);
      const tookMs = performance.now() - startedAt;
      const right = questions.filter(
        ({ groundTruthOptionId }, index) => groundTruthOptionId === (index % 4) + 1,
      );
      return [
        ...differs("questions", questions.length, QUESTIONS),
        ...differs("right keys", right.length, QUESTIONS),
        ...(tookMs <= MAX_OPENING_MS ? [] : [`the set opens in ${Math.round(tookMs)} ms`]),
      ];
    }),
};
