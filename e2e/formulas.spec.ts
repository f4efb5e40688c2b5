import { expect } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { answer, notesFrom, openSet, register } from "./person.ts";
import { onPhoneOnly } from "./tags.ts";

/** An exam paper whose questions are taken word for word. */
const PAPER = `Exam in calculus

1. What is the derivative of $f(x) = x^2 + 3x$ at a price of $5?
A) $2x + 3$
B) $\\frac{x^3}{3}$
C) \`2x\`
D) \\(\\alpha \\to \\infty\\)
Answer: A

2. The price of a share rose from $5 to $10. By how much did it rise?
A) 50 per cent
B) 100 per cent
C) 200 per cent
D) 500 per cent
Answer: B
`;

test("formulas and code are typeset, prices stay prices", async ({ page }) => {
  await register(page);
  await openSet(page, PAPER);
  const main = page.getByRole("main");
  const stem = main.getByRole("heading", { level: 2 }).first();
  await expect(stem.locator(".katex")).toHaveCount(1);
  await expect(stem).toContainText("at a price of $5?");
  await expect(main.getByRole("radiogroup").locator(".katex")).toHaveCount(3);
  await expect(main.getByRole("radiogroup").locator("code")).toHaveText("2x");
  const font = await page.evaluate(
    "document.fonts.ready.then(() => document.fonts.check('16px KaTeX_Math'))",
  );
  expect(font).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await answer(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(stem).toHaveText(/rose from \$5 to \$10\. By/);
  await answer(page);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(main.locator("ol > li").first().locator(".katex").first()).toBeVisible();
});

const WIDE = "\\frac{a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11}}{2}";
/** Formulas that are wider than a small phone, in a line and on their own; a long sum breaks; a reaction. */
const WIDE_PAPER = `Exam in algebra

1. Which one follows from $${WIDE}$ and $$\\sum_{i=1}^{n} ${WIDE}$$ for all n?
A) $${WIDE}$
B) $a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r = 0$
C) $\\begin{pmatrix} 1000 & 2000 & 3000 & 4000 & 5000 & 6000 & 7000 & 8000 \\end{pmatrix}$
D) $\\ce{2H2 + O2 -> 2H2O}$
Answer: A
`;

test("a wide formula scrolls within itself, never the page", onPhoneOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page);
  await openSet(page, WIDE_PAPER);
  const main = page.getByRole("main");
  const options = main.getByRole("radiogroup");
  await expect(options.locator(".katex")).toHaveCount(4);
  await expect(options.locator(".katex-error")).toHaveCount(0);
  // The fraction of the stem, its sum, the first option and the matrix.
  const scrolling = main.locator(".overflow-x-auto[tabindex='0']:has(.katex)");
  await expect(scrolling).toHaveCount(4);
  const pageScrolls = () => page.evaluate("document.documentElement.scrollWidth > window.innerWidth");
  expect(await pageScrolls()).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await answer(page);
  await page.getByRole("button", { name: "Finish" }).click();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(main.locator("ol > li").first().locator(".katex").first()).toBeVisible();
  expect(await pageScrolls()).toBe(false);
});

/** TeX commands that do more than set a formula: a link, a picture, HTML on the page. */
const REACHING = `Exam in logic

1. What does \\(\\href{javascript:window.ran=1}{x} + \\includegraphics{https://elsewhere.example/x.png}\\) stand for?
A) \\(\\url{https://elsewhere.example}\\)
B) \\(\\htmlClass{fixed}{y}\\)
C) \\(\\htmlStyle{position: fixed}{z}\\)
D) Nothing of the kind, since a question is only ever set, never followed or fetched
Answer: D
`;

test("a formula has no links and loads nothing", async ({ page, baseURL }) => {
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  await register(page);
  await openSet(page, REACHING);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 }).first().locator(".katex")).toHaveCount(1);
  await expect(main.getByRole("radiogroup").locator(".katex")).toHaveCount(3);
  await expect(
    main.locator(".katex a, .katex img, .katex .fixed, .katex [style*='position: fixed']"),
  ).toHaveCount(0);
  expect(strangers).toEqual([]);
});

test("questions without formulas do not load the typesetter", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await register(page);
  await openSet(page, notesFrom("en-photosynthesis.md"));
  await answer(page);
  expect(fetched.some((url) => /\/api\/datasets\//.test(url))).toBe(true);
  expect(fetched.filter((url) => /katex|formula/i.test(url))).toEqual([]);
});
