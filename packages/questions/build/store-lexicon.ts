import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { areStored, LEXICON_LANGUAGES, storeLexicon } from "@quizmill/lexicon";

/** What the key of a phrase follows from. */
const FOLDERS = ["../src/languages/", "../src/text/", "../../language/src/"].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** Stores all lexicons as they are now, in a process of its own: a server that is started next would keep the memory. */
export function storeLexiconsWhenStale(): void {
  if (areStored()) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: "inherit" });
  if (status !== 0) throw new Error("The lexicons could not be stored.");
}

async function storeLexicons(): Promise<void> {
  const { BY_PHRASE, phraseKeys } = await import("../src/read/school-words.ts");
  for (const language of LEXICON_LANGUAGES)
    storeLexicon(language, { name: BY_PHRASE, keyOf: phraseKeys(language), folders: FOLDERS });
}

if (import.meta.main) await storeLexicons();
