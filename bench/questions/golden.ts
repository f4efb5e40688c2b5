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

async function goldenNow(): Promise<Golden> {
  const golden: Record<string, GoldenItem[]> = {};
  for (const file of globSync("fixtures/texts/*.md", { cwd: ROOT }).sort())
    golden[path.basename(file, ".md")] = (await itemsOf(path.join(ROOT, file))).map((item) => ({
      ...{ stem: item.text, key: keyOf(item), options: textsOf(item).toSorted() },
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
 * engine's second design: a yardstick to look at, not a result to reach. `write` keeps today's.
 */
export async function run({ args }: BenchOptions): Promise<void> {
  const now = await goldenNow();
  if (args[0] === "write") {
    writeFileSync(FILE, `${JSON.stringify(now, null, 1)}\n`);
    console.log(`Kept ${Object.values(now).flat().length} items.`);
    return;
  }
  const golden = JSON.parse(readFileSync(FILE, "utf8")) as Golden;
  console.table(
    Object.entries(now).map(([text, items]) => {
      const before = golden[text] ?? [];
      return {
        ...{ text, kept: before.length, now: items.length },
        "same in all": shareOf(items, before, ({ stem, options }) => JSON.stringify([stem, options])),
        "same stem": shareOf(items, before, ({ stem }) => stem),
        "same key": shareOf(items, before, ({ key }) => key ?? ""),
      };
    }),
  );
}
