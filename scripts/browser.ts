import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** The headless shell comes first: without windows and toolbars, journeys take three quarters of the time. */
const SYSTEM_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const DEBIAN = "apt-get update && apt-get install -y --no-install-recommends";

function installed(): string | undefined {
  return [chromium.executablePath(), ...SYSTEM_PATHS].find((file) => file && existsSync(file));
}

/**
 * A Chromium to test with: Playwright's own, else the system's, else the first that can be installed. Throws if none
 * can.
 */
export function findBrowser(): string {
  const attempts: [string, string[]][] = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["sh", ["-c", `${DEBIAN} chromium-headless-shell || ${DEBIAN} chromium`]],
  ];
  let found = installed();
  for (const [program, args] of attempts) {
    if (found) break;
    process.stdout.write(`No browser found: trying ${program} ${args.join(" ")}\n`);
    spawnSync(program, args, { stdio: "inherit", timeout: 600_000 });
    found = installed();
  }
  if (!found) throw new Error("No Chromium was found and none could be installed.");
  return found;
}
