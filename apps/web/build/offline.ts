import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@quizmill/contract";
import { classicScript } from "./classic-script.ts";
import { ENTRY, type Manifest, readManifest } from "./manifest.ts";

/**
 * The modules needed to open a set and play it, or to go on with an exam, with all they load later as far as it is
 * light. A browser does not retry a module that once failed to load, so whatever is requested offline must be in this
 * list.
 */
const MODULES = [
  "src/lib/session/session-calls.ts",
  "src/app/shell/drawer.tsx",
  "src/app/shell/language-menu.tsx",
  "src/app/shell/user-menu-list.tsx",
  "src/features/consent/privacy.tsx",
  "src/app/data-layout.tsx",
  "src/features/home/home-page.tsx",
  "src/features/datasets/my-sets-page.tsx",
  "src/features/play/dataset-page.tsx",
  "src/features/set/set-page.tsx",
  "src/features/study/study-page.tsx",
  "src/features/exams/attempt-page.tsx",
];
/**
 * The PDF of results and the typesetter of formulas are larger than everything else; they are cached after their first
 * use.
 */
const LIGHT_BYTES = 100_000;

interface Places {
  readonly dist: string;
  /** `src/service-worker/main.ts` */
  readonly worker: string;
}

/** Writes the service worker, with the names of the files it caches and a version derived from all files. */
export async function writeServiceWorker({ dist, worker }: Places): Promise<void> {
  const publicDir = path.join(dist, "public");
  const manifest = readManifest(publicDir);
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string, isNeeded: boolean) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made nothing of ${name}.`);
    if (seen.has(name)) return;
    if (!isNeeded && statSync(path.join(publicDir, chunk.file)).size > LIGHT_BYTES) return;
    seen.add(name);
    for (const file of [chunk.file, ...stylesOf(chunk)]) files.add(`/${file}`);
    for (const other of chunk.imports ?? []) visit(other, true);
    // The entry's later imports are all the other pages.
    if (!isOfEntry(name)) for (const other of chunk.dynamicImports ?? []) visit(other, false);
  };
  const isOfEntry = (name: string) => manifest[name]?.isEntry === true || name.startsWith("_frame");
  for (const name of [ENTRY, ...MODULES]) visit(name, true);

  const entry = manifest[ENTRY]?.file ?? "";
  const build = { id: versionOf(dist), files: [...files], entry };
  // Any page that belongs to one person gets the shell.
  const shells = Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/my`]));
  const code = await classicScript(worker, { BUILD: JSON.stringify(build), SHELLS: JSON.stringify(shells) });
  writeFileSync(path.join(publicDir, "service-worker.js"), code);
}

/** The entry's styles are inlined in the pages. */
const stylesOf = ({ isEntry, css = [] }: Manifest[string]) => (isEntry ? [] : css);

function versionOf(dist: string): string {
  const hash = createHash("sha256");
  const pages = path.join(dist, "pages");
  for (const file of readdirSync(pages, { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".html")) hash.update(readFileSync(path.join(pages, file)));
  return hash.digest("base64url").slice(0, 12);
}
