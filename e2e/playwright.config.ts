import path from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { patience } from "../testing/share.ts";
import { ORIGIN, PORT, SERVER_LOG } from "./address.ts";
import { consentAnswered } from "./consent-answered.ts";
import { chosen } from "./tags.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
/**
 * The product never connects to third parties; these flags stop the browser from doing so, and let it run as root in a
 * container.
 */
const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Its own language model: where a journey is about one, it brings a stand-in.
  "--disable-features=AIPromptAPI",
];
const { desktop, phone } = chosen(process.env.E2E);
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: ".",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000 * patience(),
  expect: { timeout: 10_000 * patience() },
  outputDir: path.join(ROOT, "test-results"),
  forbidOnly: true,
  use: {
    baseURL: ORIGIN,
    // In these journeys consent has been answered already; in `privacy.spec.ts` it has not.
    storageState: consentAnswered(ORIGIN),
    locale: "en-GB",
    // A service worker would hide calls from the tests that look at them; offline.spec.ts allows it.
    serviceWorkers: "block",
    // Recording every step takes as long as the steps; a failure shows the page's content without it too.
    trace: process.env.E2E_TRACE === "yes" ? "on" : "off",
    launchOptions: {
      args: BROWSER_FLAGS,
      // On a system that names no locale, names of downloads would lose their letters.
      env: { ...process.env, LC_ALL: "C.UTF-8" },
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: "desktop", ...desktop, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      ...phone,
      use: {
        ...devices["iPhone 13"],
        deviceScaleFactor: 1,
        browserName: "chromium",
        viewport: { width: 390, height: 844 },
      },
    },
  ],
  webServer: {
    // Without a shell in between, the server notices when the run is killed.
    command: `exec ${process.execPath} ${path.join(import.meta.dirname, "serve.ts")}`,
    url: `${ORIGIN}/api/health`,
    timeout: 60_000 * patience(),
    reuseExistingServer: false,
    // Otherwise it would be killed at once, and its data folder would stay.
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 * patience() },
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      LOG_LEVEL: "warn",
      SERVER_LOG,
      // All journeys come from one address, as fast as they can.
      CALLS_PER_MINUTE: "1000000",
      // Except that each account is opened from an address of its own: see `register`.
      TRUST_PROXY: "127.0.0.1",
    },
  },
});
