/**
 * `npm run gallery [-- quiz my --size phone --theme dark --language de]`: takes a picture of every page and state whose
 * name begins with one of the words, into `gallery/`, with an index to look through.
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import { buildWebWhenStale } from "../../scripts/build-web.ts";
import { consentAnswered } from "../consent-answered.ts";
import { indexPage } from "./index-page.ts";
import { fileOf, type Shot, SIZES, wantedShots } from "./shots.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const OUT = path.join(ROOT, "gallery");
const PORT = 4311;
const ORIGIN = `http://127.0.0.1:${PORT}`;

async function take(browser: Browser, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    storageState: consentAnswered(ORIGIN),
    viewport: SIZES[shot.size],
    colorScheme: shot.theme,
    reducedMotion: "reduce",
    hasTouch: shot.size !== "desktop",
    isMobile: shot.size === "phone",
    deviceScaleFactor: 1,
  });
  const page = await context.newPage();
  try {
    await shot.scene.show(page, shot.language);
    await page.locator("main h1").first().waitFor({ state: "attached" });
    await page.evaluate("document.fonts.ready");
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(OUT, fileOf(shot)), fullPage: shot.scene.isWhole ?? false });
  } finally {
    await context.close();
  }
}

/** Two at a time; a scene that cannot be reached is reported and does not stop the others. */
async function takeAll(browser: Browser, shots: readonly Shot[]): Promise<string[]> {
  const failed: string[] = [];
  const queue = [...shots];
  const worker = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      await take(browser, shot).catch((error: Error) => {
        failed.push(`${fileOf(shot as Shot)}: ${error.message.split("\n")[0]}`);
      });
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}

async function startServer() {
  const server = spawn(process.execPath, [path.join(ROOT, "e2e/serve.ts")], {
    env: { ...process.env, PORT: String(PORT), HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (
      await fetch(`${ORIGIN}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
  };
}

buildWebWhenStale();
const shots = wantedShots(process.argv.slice(2));
mkdirSync(OUT, { recursive: true });
const stopServer = await startServer();
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-features=AIPromptAPI"],
});
const failed = await takeAll(browser, shots);
await browser.close();
await stopServer();
writeFileSync(
  path.join(OUT, "index.html"),
  indexPage(shots.map((shot) => ({ ...shot, file: fileOf(shot) }))),
);
process.stdout.write(`${shots.length - failed.length} pictures in gallery/, look at gallery/index.html\n`);
for (const line of failed) process.stdout.write(`not taken: ${line}\n`);
process.exitCode = failed.length > 0 || shots.length === 0 ? 1 : 0;
