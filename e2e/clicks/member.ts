import type { Page } from "@playwright/test";
import type { Question } from "@quizmill/contract";
import { ask, makeWholeSet, notesFrom, readSet, register } from "../person.ts";

const SETS = [
  ["Heat", "de-thermodynamik.md"],
  ["Bees", "mixed-honey-bees.md"],
  ["Leaves", "en-photosynthesis.md"],
] as const;

/** The set that was studied last. */
export const LAST = "Leaves";
export const DELETED = "Old notes";

/** Somebody with three finished sets, mistakes, an exam that was taken, something due, and a deleted set. */
export async function makeMember(page: Page): Promise<readonly string[]> {
  await register(page);
  await named(page, DELETED, "es-ciclo-del-agua.md").then((id) => ask(page, `/datasets/${id}`, "DELETE"));
  const ids: string[] = [];
  for (const [name, text] of SETS) ids.push(await named(page, name, text));
  for (const id of ids) await answerSome(page, (await readSet(page, id)).questions);
  await takeExam(page, ids[0] ?? "");
  return ids;
}

/** Takes away what a task has made: the next one begins where the first began. */
export async function tidy(page: Page, ids: readonly string[]): Promise<void> {
  await page.evaluate("localStorage.removeItem('last-set.v1')");
  for (const { id } of await ask(page, "/datasets"))
    if (!ids.includes(id)) await ask(page, `/datasets/${id}`, "DELETE");
}

async function named(page: Page, name: string, text: string): Promise<string> {
  const id = await makeWholeSet(page, notesFrom(text));
  await ask(page, `/datasets/${id}`, "PATCH", { name });
  return id;
}

/** The first is answered right, the second wrong. */
async function answerSome(page: Page, questions: readonly Question[]): Promise<void> {
  const answers = questions.slice(0, 2).map((question, at) => {
    const { id, groundTruthOptionId, options } = question;
    const wrong = options.find((option) => option.id !== groundTruthOptionId);
    return {
      id: crypto.randomUUID(),
      questionId: id,
      questionVersion: question.version,
      chosenOptionId: at === 0 ? groundTruthOptionId : (wrong?.id ?? null),
      confidence: null,
      source: "quiz",
      durationMs: 9_000,
      usualMs: null,
      answeredAt: new Date().toISOString(),
      deviceId: "one",
    };
  });
  await ask(page, "/answers", "POST", { answers });
}

async function takeExam(page: Page, datasetId: string): Promise<void> {
  const rules = { name: "Midterm", sets: [{ datasetId, sections: null }], count: 3, minutes: 5 };
  const exam = await ask(page, "/exams", "POST", { ...rules, passPercent: 60 });
  const attempt = await ask(page, `/exams/${exam.id}/attempts`, "POST", { isSame: false });
  await ask(page, `/attempts/${attempt.id}/submit`, "POST", { chosen: {}, marked: [], times: {} });
}
