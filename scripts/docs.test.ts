import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const FOLDERS = ["apps", "packages", "bench", "e2e", "scripts", "testing", "fixtures", "docs", "deploy"];
const PAGES = ["*.md", "docs/**/*.md", "bench/*.md"].flatMap((pattern) => globSync(pattern, { cwd: ROOT }));

describe("the documentation for operators and developers", () => {
  const config = read("apps/server/src/config.ts");
  const rows = ["docs/operating.md", "docs/models.md"].flatMap((page) =>
    all(read(page), /^\| ((?:`[^`]+`(?:, )?)+)/gm),
  );
  const told = rows.flatMap((names) => all(names, /`([A-Z][A-Z_]+)`/g));

  it("describes every setting", () => {
    const pages = [...told, ...all(read("SECURITY.md"), /`([A-Z][A-Z_]+)`/g)];
    const settings = all(config, /^ {2}([A-Z][A-Z_]+):/gm);
    expect(settings.length).toBeGreaterThan(15);
    expect(settings.filter((name) => !pages.includes(name))).toEqual([]);
  });

  it("tell of no setting that is none", () => {
    const known = `${config}${read("packages/models/src/environment.ts")}`;
    expect(told.length).toBeGreaterThan(20);
    expect(told.filter((name) => !new RegExp(`^ *${name}:`, "m").test(known))).toEqual([]);
  });

  it("names every benchmark, and commands that npm knows", () => {
    const benchmarks = all(read("bench/main.ts"), /^ {2}"?([\w-]+)"?: \(\) => import/gm);
    expect(benchmarks.length).toBeGreaterThan(10);
    const [list = ""] = all(read("CONTRIBUTING.md"), /^npm run bench -- NAME +# (.+)$/gm);
    expect(benchmarks.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(list))).toEqual([]);
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const commands = PAGES.flatMap((page) => all(read(page), /npm run ([\w:-]+)/g));
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it("links to existing files", () => {
    const links = PAGES.flatMap((page) =>
      all(read(page), /(?:\]\(|src=")(?!https?:|#)([^)"#]+)/g).map((to) => path.join(path.dirname(page), to)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it("names files and folders that exist", () => {
    const files = globSync(`{${FOLDERS.join()}}/**/*`, { cwd: ROOT, exclude: ["**/{node_modules,dist}"] });
    const paths = [...PAGES, ...globSync("*", { cwd: ROOT }), ...files].map((file) => `/${file}`).join("\n");
    const named = PAGES.flatMap((page) =>
      all(read(page), /`([^`\n]+)`/g)
        .map((words) => words.split(": ")[0] ?? "")
        .filter((name) => isPath(name))
        .map((name) => ({ page, name })),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ name }) => !pathOf(name).test(paths))).toEqual([]);
  });

  it("stays short", () => {
    const words = (page: string) => read(page).split(/\s+/).length - 1;
    expect(words("ARCHITECTURE.md")).toBeLessThanOrEqual(1500);
    const decisions = PAGES.filter((page) => page.includes("/decisions/"));
    expect(decisions.filter((page) => words(page) > 450)).toEqual([]);
    // The notices are the words of others.
    const own = PAGES.filter((page) => page !== "NOTICE.md");
    expect(own.reduce((sum, page) => sum + words(page), 0)).toBeLessThanOrEqual(25_000);
  });

  it("shows the product in two pictures of at most 200 KB together", () => {
    const pictures = all(read("README.md"), /(?:\]\(|src=")([^)"]+\.png)/g);
    expect(pictures).toHaveLength(2);
    const bytes = pictures.reduce((sum, file) => sum + statSync(path.join(ROOT, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(200 * 1024);
  });
});

/** What the server or a build makes is not there before. */
function isPath(name: string): boolean {
  if (/^[./]|^DATA_DIR|dist\//.test(name)) return false;
  return /^[\w.*-]+(?:\/[\w.*-]+)+\/?$|^[\w.*-]+\.(?:tsx?|mjs|json|md|conf|service|yaml)$/.test(name);
}

/** A page may leave out the beginning of a path, the `src` of a package, and the ending of a package's door. */
function pathOf(name: string): RegExp {
  const [first = "", ...rest] = name
    .replace(/\/$/, "")
    .replaceAll(".", "\\.")
    .replaceAll("*", "[^/\n]*")
    .split("/");
  const further = rest.length > 0 ? `(?:/src)?/${rest.join("/")}` : "";
  return new RegExp(`/${first}${further}(?:/|\\.ts$|$)`, "m");
}
