import { expect, type Page } from "@playwright/test";
import { LIMITS } from "@quizmill/contract";
import { patience } from "../testing/share.ts";
import { test } from "./kept-page.ts";
import { sampleQuestions, sampleSet } from "./sample-sets.ts";
import { account, type Replies, signIn, stage } from "./stage.ts";
import { everyday, everydayOnPhone, onPhoneOnly, onPhoneToo } from "./tags.ts";

/** Opens a prepared set, as its owner. */
async function open(page: Page, set: object = sampleSet("en"), more: Replies = {}): Promise<void> {
  await signIn(page);
  await stage(page, { ...account(), "GET /api/datasets/*": set, ...more });
  await page.goto("/en/dataset/sample");
  await expect(position(page, 1)).toBeVisible();
}

const position = (page: Page, number: number) => page.getByText(`Question ${number}`, { exact: true });
const radio = (page: Page, at: number) => page.getByRole("main").getByRole("radio").nth(at);
const row = (page: Page, at: number) =>
  page.getByRole("main").locator("label:has(input[type=radio])").nth(at);
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const why = (page: Page) => page.getByRole("heading", { name: "Why" });
const stored = (page: Page) =>
  page.evaluate("JSON.parse(localStorage.getItem('quiz-session.v1.sample') ?? 'null')") as Promise<{
    idx: number;
    selectedByQ: Record<string, number>;
    revealedByQ: Record<string, boolean>;
  } | null>;

/** Presses keys in sequence. */
async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test.describe("a question", () => {
  test("is answered, changed, checked and then locked", everydayOnPhone, async ({ page }) => {
    await open(page);
    await expect(button(page, "Check")).toHaveAttribute("aria-disabled", "true");
    await row(page, 0).click();
    await row(page, 2).click();
    await expect(radio(page, 2)).toBeChecked();
    await button(page, "Check").click();
    await expect(row(page, 2)).toContainText("Your answer");
    await expect(row(page, 1)).toContainText("Correct");
    await expect(page.getByRole("status").filter({ hasText: "Wrong. The right answer is B" })).toBeAttached();
    // Another option than before: two taps on one are a double tap.
    await row(page, 3).click();
    await expect(radio(page, 2)).toBeChecked();
    await expect(radio(page, 3)).not.toBeChecked();
    await expect(page.locator("blockquote mark")).toHaveText("thylakoid membranes");
    await expect(page.getByText("Page 12 · Light reactions")).toBeVisible();
  });
});

test("a wrong answer is explained first, in one line where nothing is known of it", async ({ page }) => {
  await open(page);
  const reasons = page.locator("section").filter({ has: why(page) });
  const words = async () =>
    (await reasons.last().innerText()).split("\n").filter((line) => line.trim() !== "");
  await type(page, "4", "Enter");
  await expect(why(page)).toBeVisible();
  expect((await words()).slice(1, 3)).toEqual([
    expect.stringContaining("the cell wall take no part"),
    expect.stringContaining("take place in the thylakoid membranes"),
  ]);
  await type(page, "Enter", "2", "Enter");
  await expect(page.getByText("Nothing in the document speaks for your answer.")).toBeVisible();
  expect((await words()).slice(1, 3)).toEqual([
    "Nothing in the document speaks for your answer.",
    expect.stringContaining("Rubisco binds"),
  ]);
  await type(page, "ArrowLeft");
  await expect(page.getByText("Nothing in the document")).toBeHidden();
});

test("a question may be doubtful, have lines, or have no key", async ({ page }) => {
  await open(page);
  await expect(page.getByText("Worth double-checking")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Worth double-checking")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  const stem = page.getByRole("heading", { level: 2, name: /Read the two statements/ });
  expect((await stem.innerText()).split("\n")).toHaveLength(4);
  await type(page, "ArrowRight", "1", "Enter");
  await expect(row(page, 0)).toContainText("Your answer");
  await expect(page.getByText("The right answer to this one is not known")).toBeVisible();
  await expect(row(page, 0)).not.toContainText("Correct");
});

test.describe("by keyboard", () => {
  test(
    "letters and digits choose, Enter checks and goes on, arrows move, the focus follows",
    everyday,
    async ({ page }) => {
      await open(page);
      await page.keyboard.press("c");
      await expect(radio(page, 2)).toBeChecked();
      await page.keyboard.press("2");
      await expect(radio(page, 1)).toBeChecked();
      await page.keyboard.press("ArrowLeft");
      await expect(position(page, 1)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(why(page)).toBeVisible();
      await page.keyboard.press("3");
      await expect(radio(page, 1)).toBeChecked();
      await page.keyboard.press("Enter");
      await expect(position(page, 2)).toBeVisible();
      await expect(page.getByRole("heading", { level: 2, name: /Which enzyme/ })).toBeFocused();
      await type(page, "ArrowRight", "ArrowLeft", "ArrowLeft");
      await expect(position(page, 1)).toBeVisible();
      await expect(radio(page, 1)).toBeChecked();
    },
  );

  test("letters and digits can be switched off, and the choice is stored", async ({ page }) => {
    await open(page);
    await page.getByText("Signs and keys").click();
    await page.getByRole("checkbox", { name: /number and letter keys/ }).uncheck();
    await page.locator("body").click({ position: { x: 5, y: 300 } });
    await page.keyboard.press("2");
    await expect(radio(page, 1)).not.toBeChecked();
    await page.reload();
    await expect(position(page, 1)).toBeVisible();
    await page.keyboard.press("2");
    await expect(radio(page, 1)).not.toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(position(page, 2)).toBeVisible();
  });

  test("a double click chooses and checks; on a checked question it folds the details", async ({ page }) => {
    await open(page);
    await row(page, 0).dblclick();
    await expect(row(page, 0)).toContainText("Your answer");
    await expect(page.locator("blockquote")).toBeVisible();
    await row(page, 0).dblclick();
    await expect(page.locator("blockquote")).toBeHidden();
    await row(page, 3).dblclick();
    await expect(page.locator("blockquote")).toBeVisible();
  });

  test("the hint to scroll disappears after four seconds, or when the pointer comes near", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, sampleSet("en", { questions: sampleQuestions("en", 200) }));
    const hint = page.getByText("Scroll for more");
    await expect(hint).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(hint).toBeVisible();
    await page.getByRole("button", { name: /^Question 3: / }).hover();
    await expect(hint).toBeHidden();
  });
});

test(
  "the navigator shows the state of each question, in words and by its legend",
  onPhoneToo,
  async ({ page, isMobile }) => {
    await open(page);
    // Right, wrong, and chosen but not checked.
    await type(page, "2", "Enter", "Enter", "1", "Enter", "Enter", "1");
    await expect(radio(page, 0)).toBeChecked();
    if (isMobile) await page.getByRole("button", { name: /Show all questions/ }).click();
    const around = isMobile ? page.getByRole("dialog") : page.getByRole("complementary");
    const legend = around.getByText("Signs and keys");
    await expect(around.getByText("Selected", { exact: true })).toBeHidden();
    await legend.click();
    for (const [at, state] of ["Correct", "Wrong", "Selected", "Unanswered"].entries()) {
      await expect(
        around.getByRole("button", { name: `Question ${at + 1}: ${state}`, exact: true }),
      ).toBeVisible();
      await expect(around.getByRole("listitem").filter({ hasText: new RegExp(`^${state}$`) })).toBeVisible();
    }
    await expect(around.locator('[aria-current="true"]')).toHaveText("3");
    await expect(around.getByText("1 of 2 right")).toBeVisible();
    // One tab stop, with arrows inside.
    await around.getByRole("button", { name: /^Question 1: / }).focus();
    await type(page, "ArrowDown", "ArrowRight");
    const columns = isMobile ? 8 : 6;
    await expect(around.getByRole("button", { name: `Question ${columns + 2}: Unanswered` })).toBeFocused();
    await type(page, "End", "Enter");
    await expect(position(page, 24)).toBeVisible();
    await expect(button(page, "Finish")).toBeVisible();
  },
);

test("the solver's probabilities are side by side from 640 px on, below that in one column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await open(page);
  await type(page, "2", "Enter");
  // Folded away: the solver's confidence is for people who want to know it.
  await page.locator("summary").click();
  const shares = page
    .getByRole("list", { name: "How likely the AI finds each option" })
    .getByRole("listitem");
  const rows = async () =>
    new Set(await Promise.all((await shares.all()).map(async (each) => (await each.boundingBox())?.y))).size;
  await expect(shares).toHaveCount(4);
  await expect.poll(rows).toBe(1);
  await page.setViewportSize({ width: 639, height: 900 });
  await expect.poll(rows).toBe(4);
});

/** Moves one finger across the screen, in steps as a real one does. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const send = (type: string, points: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points });
  const at = (share: number) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  });
  await send("touchStart", [at(0)]);
  for (const share of [0.25, 0.5, 0.75, 1]) await send("touchMove", [at(share)]);
  await send("touchEnd", []);
  await finger.detach();
}

async function middleOf(page: Page, at: number): Promise<[number, number]> {
  const box = await row(page, at).boundingBox();
  if (!box) throw new Error("the option is not shown");
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe("by touch", onPhoneOnly, () => {
  test("a swipe of 50 px changes the question, a shorter one does not", everydayOnPhone, async ({ page }) => {
    await open(page);
    await drag(page, [300, 420], [252, 420]);
    await expect(position(page, 1)).toBeVisible();
    await drag(page, [300, 420], [245, 424]);
    await expect(position(page, 2)).toBeVisible();
    await drag(page, [100, 420], [160, 420]);
    await expect(position(page, 1)).toBeVisible();
    await expect(radio(page, 1)).not.toBeChecked();
  });

  test("a double tap chooses and checks", async ({ page }) => {
    await open(page);
    const spot = await middleOf(page, 1);
    await page.touchscreen.tap(...spot);
    await page.touchscreen.tap(...spot);
    await expect(row(page, 1)).toContainText("Correct");
  });

  test("the phone vibrates differently for choosing, right, wrong and changing the question", async ({
    page,
  }) => {
    await page.addInitScript(
      "window.hums = []; Object.defineProperty(navigator, 'vibrate', { value: (pattern) => window.hums.push(pattern) })",
    );
    await open(page);
    await type(page, "2", "Enter", "Enter", "1", "Enter");
    expect(await page.evaluate("window.hums")).toEqual([[10], [20], [8], [10], [30, 40, 30]]);
  });

  test("the bar opens a sheet of eight columns, which closes when dragged far enough or tapped beside", async ({
    page,
  }) => {
    await open(page);
    const sheet = page.getByRole("dialog", { name: "Questions" });
    const openSheet = async () => {
      await page.getByRole("button", { name: /Show all questions/ }).click();
      await expect(sheet).toBeVisible();
      await page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))");
    };
    await openSheet();
    const tops = await sheet
      .locator("[data-at]")
      .evaluateAll((cells) =>
        cells.map((cell) =>
          Math.round(
            (cell as unknown as { getBoundingClientRect(): { top: number } }).getBoundingClientRect().top,
          ),
        ),
      );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(8);

    const box = await sheet.boundingBox();
    const handle: [number, number] = [150, (box?.y ?? 0) + 30];
    await drag(page, handle, [150, handle[1] + 118]);
    await expect(sheet).toBeVisible();
    await drag(page, handle, [150, handle[1] + 130]);
    await expect(sheet).toBeHidden();

    await openSheet();
    await page.touchscreen.tap(195, 60);
    await expect(sheet).toBeHidden();

    await openSheet();
    await sheet.getByRole("button", { name: /^Question 7: / }).click();
    await expect(sheet).toBeHidden();
    await expect(position(page, 7)).toBeVisible();
    await expect(page.getByText("29%")).toBeVisible();
  });
});

test.describe("the session of a set", () => {
  test("is stored within a moment and comes back after a reload during the quiz", async ({ page }) => {
    await open(page);
    await type(page, "2", "Enter", "Enter", "1");
    await expect.poll(async () => (await stored(page))?.idx).toBe(1);
    await page.reload();
    await expect(position(page, 2)).toBeVisible();
    await expect(radio(page, 0)).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(row(page, 1)).toContainText("Correct");
    expect(await stored(page)).toMatchObject({
      version: 1,
      selectedByQ: { 1: 2, 2: 1 },
      revealedByQ: { 1: true },
      finished: false,
    });
  });

  test("is deleted with its set", async ({ page }) => {
    const set = sampleSet("en");
    const sets = [set];
    await open(page, set, {
      "GET /api/datasets": sets,
      "DELETE /api/datasets/sample": (route) => {
        sets.pop();
        return route.fulfill({ status: 204 });
      },
    });
    await type(page, "2", "Enter");
    await expect.poll(async () => (await stored(page))?.revealedByQ).toEqual({ 1: true });
    await page.goto("/en/my");
    await page.getByRole("button", { name: /^More for/ }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete the set" }).click();
    await expect(page.getByText("No sets yet")).toBeVisible();
    await expect.poll(() => stored(page)).toBeNull();
  });
});

test("the largest set opens and moves on at once", async ({ page }) => {
  await open(page, sampleSet("en", { questions: sampleQuestions("en", LIMITS.dataset.questionsMax) }));
  const times: number[] = [];
  for (let move = 0; move < 11; move += 1) times.push(await timeOf(page, "ArrowRight"));
  times.sort((a, b) => a - b);
  // The median: a busy machine may delay any single move.
  expect(times[5]).toBeLessThan(100 * patience());
  await expect(position(page, 12)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Question 12: / })).toBeVisible();
  // Rendering every one of them would make it slow again.
  expect(await page.locator("[data-at]").count()).toBeLessThan(250);
});

test("the results of a long set are drawn as far as they are read, and printed whole", async ({ page }) => {
  const questions = sampleQuestions("en", 1_100);
  await page.addInitScript(
    `localStorage.setItem("quiz-session.v1.sample", '{"version":1,"idx":0,"selectedByQ":{"1":1},"revealedByQ":{},"finished":true,"updatedAt":1}')`,
  );
  await signIn(page);
  await stage(page, { ...account(), "GET /api/datasets/*": sampleSet("en", { questions }) });
  await page.goto("/en/dataset/sample");
  const rows = page.getByRole("main").locator("ol > li h3");
  await expect.poll(() => rows.count()).toBe(500);
  await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
  await expect.poll(() => rows.count()).toBe(1_000);
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  expect(await rows.count()).toBe(1_100);
});

test(
  "a move lays the page out once, not again in every frame of its animations",
  onPhoneToo,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, sampleSet("en", { questions: sampleQuestions("en", 2_000) }));
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const layouts = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "LayoutCount")?.value ?? Number.NaN;
    };
    await settled(page, "ArrowRight");
    const before = await layouts();
    for (let move = 0; move < 5; move += 1) await settled(page, "ArrowRight");
    expect((await layouts()) - before).toBeLessThanOrEqual(2 * 5);
  },
);

/** Presses a key and waits until nothing moves any more. */
function settled(page: Page, key: string): Promise<void> {
  return page.evaluate(`(async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "${key}", code: "${key}", bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
  })()`);
}

/** From the key to the frame that shows its effect, in milliseconds. */
function timeOf(page: Page, key: string): Promise<number> {
  return page.evaluate(`new Promise((done) => {
    const startedAt = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "${key}", code: "${key}", bubbles: true }));
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - startedAt);
      port2.postMessage(null);
    });
  })`);
}
