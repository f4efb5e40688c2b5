import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../../scripts/browser.ts";

/** The results of one visit of Lighthouse (mobile: slow 4G and a slow phone, simulated). */
export interface Visit {
  /** 0 to 100, by Lighthouse's names. */
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** As sent, headers included. */
  readonly scriptBytes: number;
  readonly fontBytes: number;
  readonly totalBytes: number;
  readonly requests: number;
  readonly thirdParties: readonly string[];
  /** Audits that cost points outside performance. */
  readonly faults: readonly string[];
  /** Elements that moved, by their markup. */
  readonly moved: readonly string[];
}

export interface Visitor {
  /** Visits with these values in the page's local storage. */
  visit(url: string, storage?: Readonly<Record<string, string>>): Promise<Visit>;
  close(): Promise<void>;
}

interface Request {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** A browser of its own, controlled by Lighthouse through its debugging port. */
export async function openVisitor(): Promise<Visitor> {
  const { default: lighthouse } = await import("lighthouse");
  const profile = mkdtempSync(path.join(tmpdir(), "quizmill-lighthouse-"));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`],
  });
  return {
    visit: async (url, storage = {}) => {
      const page = await browser.newPage();
      // Any page of the site will do; this one runs no scripts.
      await page.goto(new URL("/robots.txt", url).href);
      await page.evaluate((values) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, storage);
      const session = await browser.newCDPSession(page);
      await session.send("Network.clearBrowserCache");
      // A service worker of an earlier visit would answer in place of the server.
      const storageTypes = "service_workers,cache_storage";
      await session.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes });
      await page.close();
      const result = await lighthouse(url, {
        port,
        logLevel: "error",
        output: "json",
        disableStorageReset: true,
        onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      });
      if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
      return visitOf(result.lhr as unknown as Report, new URL(url).origin);
    },
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly categories: Record<
    string,
    { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
  >;
  readonly audits: Record<string, Audit>;
}

function visitOf({ categories, audits }: Report, origin: string): Visit {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = ((audits["network-requests"]?.details?.items ?? []) as Request[]).filter(({ url }) =>
    url.startsWith("http"),
  );
  const bytes = (wanted: (request: Request) => boolean) =>
    requests.filter(wanted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const faults = Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    moved: movedIn(audits),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    faults,
    cls: value("cumulative-layout-shift"),
    scriptBytes: bytes(({ resourceType }) => resourceType === "Script"),
    fontBytes: bytes(({ resourceType }) => resourceType === "Font"),
    totalBytes: bytes(() => true),
    requests: requests.length,
    thirdParties: requests.map(({ url }) => url).filter((url) => new URL(url).origin !== origin),
  };
}

function movedIn(audits: Report["audits"]): string[] {
  const items = audits["layout-shifts"]?.details?.items ?? [];
  return items.map((item) => {
    const { node, score } = item as { node?: { snippet?: string }; score?: number };
    return `${score?.toFixed(3)} ${node?.snippet?.slice(0, 100)}`;
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
