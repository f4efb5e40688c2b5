import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { docxFile, wordParagraph } from "./testing/files.ts";

const INDEX = new URL("./index.ts", import.meta.url).href;
const SOURCES = fileURLToPath(new URL(".", import.meta.url));
const DOCUMENT = docxFile(
  wordParagraph("Volcanoes are openings in the crust of a planet, through which lava and gases escape."),
);

/** Prints the modules that load with the package, and those that load when a Word document is read. */
const SCRIPT = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
const { extractText } = await import(${JSON.stringify(INDEX)});
const atFirst = loaded.splice(0);
await extractText(Buffer.from(${JSON.stringify(DOCUMENT.toString("base64"))}, "base64"), "a.docx");
console.log(JSON.stringify([atFirst, loaded]));`;

it("each format loads its parser when the first document of it comes, and no other", async () => {
  const args = ["--no-warnings", "--input-type=module", "-e", SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: SOURCES });
  const [atFirst = [], later = []] = JSON.parse(stdout) as string[][];
  const foldersOf = (urls: string[]) =>
    new Set(urls.flatMap((url) => /extract\/src\/(\w[\w-]*)\//.exec(url)?.[1] ?? []));
  expect(atFirst.length).toBeGreaterThan(10);
  expect(foldersOf(atFirst)).toEqual(new Set(["formats", "isolation", "open-document"]));
  // Of the isolation only what starts it and what its messages are: the rest runs in other processes.
  const isolation = atFirst.filter((url) => url.includes("/isolation/"));
  expect(isolation.map((url) => url.split("/").at(-1)).toSorted()).toEqual([
    ...["command.ts", "protocol.ts", "reader-file.ts"],
  ]);
  expect(
    atFirst.filter((url) =>
      /node_modules\/(?!zod|saxes|xmlchars|franc-min|trigram-utils|n-gram|collapse)/.test(url),
    ),
  ).toEqual([]);
  expect(foldersOf(later)).toContain("word");
  expect(foldersOf(later)).not.toContain("pdf");
});
