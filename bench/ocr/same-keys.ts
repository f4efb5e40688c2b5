import type { Item, SourceText } from "@quizmill/contract";
import { extractText, plainText, recognisePages } from "@quizmill/extract";
import {
  type Batch,
  embeddedEngine,
  generateQuestions,
  type Plan,
  planMore,
  planPassages,
} from "@quizmill/questions";
import type { Printer } from "./print.ts";
import type { Sheet } from "./sheets.ts";

/** How alike the questions of a scanned lecture and of the same lecture as text are. */
export interface SameKeys {
  /** Number of questions. */
  readonly ofText: number;
  readonly ofScan: number;
  /** Keys that both have. */
  readonly same: number;
  /** Of either, items that the measures beside the project reject; null without them. */
  readonly rejectedOfText: number | null;
  readonly rejectedOfScan: number | null;
}

/** How many items of a document have a flaw for which they are to be rejected. */
export type CountRejected = (items: readonly Item[], of: { language: string; text: string }) => number | null;

/** As a server has the pages: questions are written from the first one, and again from all. */
export async function sameKeys(
  printer: Printer,
  sheets: readonly Sheet[],
  countRejected: CountRejected,
): Promise<SameKeys> {
  const source = await extractText(await printer.pdf(sheets), "lecture.pdf");
  const [written, language] = [await batchesOf(planPassages(source), []), sheets[0]?.language ?? ""];
  const ofText = keysOf(written);
  let plan: Plan = { language: "und", title: null, passages: [], totalEstimated: 0 };
  const batches: Batch[] = [];
  const read: string[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const page = await textOn(await printer.picture(sheet, "scan"), sheet.language);
    read.push(plainText(page.source));
    const share = (index + 1) / sheets.length;
    const more = planMore(page.source, {
      before: plan,
      share,
      continues: true,
      page: { picture: index, ...page },
    });
    const { share: _, ...known } = { ...more, passages: [...plan.passages, ...more.passages] };
    plan = share < 1 ? { ...known, share } : known;
    const hasNone = batches.every(({ items }) => items.length === 0);
    if (hasNone || share === 1) batches.push(...(await batchesOf(plan, batches)));
  }
  const ofScan = keysOf(batches);
  const same = ofScan.filter((key) => ofText.includes(key)).length;
  const rejected = (of: readonly Batch[], text: string) =>
    countRejected(
      of.flatMap(({ items }) => items),
      { language, text },
    );
  return {
    ofText: ofText.length,
    ofScan: ofScan.length,
    same,
    rejectedOfText: rejected(written, plainText(source)),
    rejectedOfScan: rejected(batches, read.join("\n\n")),
  };
}

async function textOn(
  picture: Uint8Array,
  language: string,
): Promise<{ source: SourceText; doubtful: readonly string[] }> {
  for await (const { source, doubtful } of recognisePages(picture, "page.jpg", { pages: [1], language }))
    if (source !== null) return { source, doubtful };
  throw new Error("The page could not be read.");
}

function batchesOf(plan: Plan, before: readonly Batch[]): Promise<Batch[]> {
  const done = before.map(({ passage }) => passage);
  const items = before.flatMap(({ items, passage }) => items.map((item) => ({ ...item, passage })));
  const options = { engine: embeddedEngine, mode: "study", seed: 1, after: { done, items } } as const;
  return Array.fromAsync(generateQuestions(plan, options));
}

function keysOf(batches: readonly Batch[]): string[] {
  return batches.flatMap(({ items }) => items.map(keyOf));
}

function keyOf({ options, groundTruthOptionId }: Pick<Item, "options" | "groundTruthOptionId">): string {
  const key = options.find(({ id }) => id === groundTruthOptionId)?.text ?? "";
  return key.normalize("NFKC").toLowerCase();
}
