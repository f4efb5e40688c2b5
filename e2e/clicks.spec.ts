import { expect } from "@playwright/test";
import { patience } from "../testing/share.ts";
import { Hand } from "./clicks/hand.ts";
import { makeMember, tidy } from "./clicks/member.ts";
import { TASKS } from "./clicks/tasks.ts";
import { test } from "./kept-page.ts";
import { onPhoneToo } from "./tags.ts";

const MOST = 3;
const MEDIAN = 2;
const STEP_MS = 10_000;

test("what people want is near home", onPhoneToo, async ({ page }, { project }) => {
  test.setTimeout(300_000 * patience());
  const ids = await makeMember(page);
  page.setDefaultTimeout(STEP_MS * patience());
  const rows: { what: string; clicks: number }[] = [];
  for (const { what, how } of TASKS) {
    await tidy(page, ids);
    await page.goto("/en");
    await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
    const hand = new Hand(page);
    // One that cannot be done does not hide what the others cost.
    const fault = await how(hand).then(
      () => null,
      (error: Error) => error.message,
    );
    expect.soft(fault, what).toBeNull();
    rows.push({ what, clicks: hand.clicks });
    expect.soft(hand.clicks, what).toBeLessThanOrEqual(MOST);
  }
  const sorted = rows.map(({ clicks }) => clicks).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lines = rows.map(({ what, clicks }, at) => `${String(at + 1).padStart(3)}  ${clicks}  ${what}`);
  process.stdout.write(`${[`Clicks (${project.name}), median ${median}`, ...lines].join("\n")}\n`);
  expect(median).toBeLessThanOrEqual(MEDIAN);
});
