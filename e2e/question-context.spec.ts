import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { extractText, plainText } from "@quizmill/extract";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { answer, openSet, register, WORK } from "./person.ts";

const PASSAGE =
  "The miller left at noon, since the flour had to reach the town before the market closed. His dog stayed at the mill: it feared the river, and the only bridge had been taken by the flood in spring.";

/** A paper with a passage, a table and a picture that its questions need. */
const PAPER = `Reading test

Questions 1-2 refer to the following passage.

${PASSAGE}

1. Why did the dog stay?
A) It feared the river.
B) It was ill.
C) It guarded the flour.
Answer: A

2. When did the miller leave?
A) At dawn
B) At noon
C) At night
Answer: B

Look at the map to answer question 3.

3. What stands beside the bridge?
A) A mill
B) A church
C) A barn
Answer: B

4. Which of these is an animal?
A) A river
B) A mill
C) A dog
Answer: C
`;

test("a question shows its context, or says that it could not be read", async ({ page }) => {
  await register(page);
  await openSet(page, PAPER);
  const main = page.getByRole("main");
  const text = main.getByRole("region", { name: "Text for this question" });
  await expect(text).toContainText(PASSAGE);
  const [above, stem] = [
    await text.boundingBox(),
    await main.getByRole("heading", { level: 2 }).first().boundingBox(),
  ];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(stem?.y ?? 0);
  expect(await violationsOf(page)).toEqual([]);
  await answer(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(text).toBeFocused();
  await answer(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(main).toContainText("This question refers to something that could not be read");
  await answer(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(main.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await expect(main).not.toContainText("Text for this question");
  await answer(page);
  await page.getByRole("button", { name: "Finish" }).click();
  const shared = main.getByRole("group", { name: "Text for these questions" });
  await expect(shared).toHaveCount(1);
  const row = main.getByRole("button", { name: /Why did the dog stay/ });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottomOf(shared)).toBeLessThanOrEqual((await row.boundingBox())?.y ?? 0);
  const folded = (await shared.boundingBox())?.height ?? 0;
  await row.click();
  expect((await shared.boundingBox())?.height).toBe(folded);
  await shared.getByRole("button").click();
  expect((await shared.boundingBox())?.height).toBeGreaterThan(folded);
  expect(await bottomOf(shared)).toBeLessThanOrEqual((await row.boundingBox())?.y ?? 0);
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(main.getByText(PASSAGE)).toHaveCount(1);
  await expect(main).toContainText("This question refers to something that could not be read");
  expect(await violationsOf(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download", WORK),
    page.getByRole("button", { name: /PDF/ }).click(),
  ]);
  const paper = plainText(await extractText(readFileSync(await download.path()), "results.pdf"));
  const squeezed = paper.normalize("NFKC").replaceAll(/\s/g, "");
  const parts = squeezed.split(PASSAGE.replaceAll(/\s/g, ""));
  expect(parts).toHaveLength(3);
  expect(parts[1]).toContain("Whydidthedogstay?");
});

test("two contexts in one result are told apart by their questions, not by landmarks of one name", async ({
  page,
}) => {
  await register(page);
  const [first, second] = PAPER.split("Look at the map")[0]?.split("Questions 1-2 refer") ?? [];
  const later = `Questions 3-4 refer${second?.replace("1. ", "3. ").replace("2. ", "4. ").replace(PASSAGE, "The baker rose before dawn, lit the oven and sang. Her cat slept on the warm stones until the first loaves were out.").replace("dog stay", "cat sleep").replace("miller leave", "baker rise")}`;
  await openSet(page, `${first}Questions 1-2 refer${second}${later}`);
  for (const name of ["Next", "Next", "Next", "Finish"]) {
    await answer(page);
    await page.getByRole("button", { name }).click();
  }
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(page.getByRole("group", { name: "Text for these questions" })).toHaveCount(2);
  expect(await violationsOf(page, { only: ["landmark-unique"] })).toEqual([]);
});
