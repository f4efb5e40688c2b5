import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { itemsOf, keyOf, textsOf } from "../cases/paper.ts";
import { type BenchOptions, ROOT } from "../options.ts";

/** What a reader sees of an item. */
interface GoldenItem {
  readonly stem: string;
  readonly key: string | null;
  readonly options: readonly string[];
}

type Golden = Readonly<Record<string, readonly GoldenItem[]>>;

const FILE = path.join(import.meta.dirname, "golden.json");

async function goldenNow(beginning: string): Promise<Golden> {
  const golden: Record<string, GoldenItem[]> = {};
  for (const file of globSync(`fixtures/texts/${beginning}*.md`, { cwd: ROOT }).sort())
    golden[path.basename(file, ".md")] = (await itemsOf(path.join(ROOT, file))).map((item) => ({
      stem: item.text,
      key: keyOf(item),
      options: textsOf(item).toSorted(),
    }));
  return golden;
}

const shareOf = (
  now: readonly GoldenItem[],
  before: readonly GoldenItem[],
  same: (item: GoldenItem) => string,
) => {
  const known = new Set(before.map(same));
  return now.filter((item) => known.has(same(item))).length;
};

/**
 * `npm run bench -- golden [write]`: the sets of the project's own texts beside those that were kept before the
 * engine's second design: a yardstick to look at, not a result to reach. `write` keeps today's, of the texts whose names
 * begin with what follows, or of all: `golden write fr-`.
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const [command, beginning = ""] = args;
  const now = await goldenNow(command === "write" ? beginning : "");
  const golden = JSON.parse(readFileSync(FILE, "utf8")) as Golden;
  if (command === "write") {
    const kept = Object.entries({ ...golden, ...now }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
    console.log(`Kept ${Object.values(now).flat().length} items.`);
    return;
  }
  console.table(
    Object.entries(now).map(([text, items]) => {
      const before = golden[text] ?? [];
      return {
        text,
        kept: before.length,
        now: items.length,
        "same in all": shareOf(items, before, ({ stem, options }) => JSON.stringify([stem, options])),
        "same stem": shareOf(items, before, ({ stem }) => stem),
        "same key": shareOf(items, before, ({ key }) => key ?? ""),
      };
    }),
  );
}
