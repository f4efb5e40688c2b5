import type { Kysely } from "kysely";

interface Tables {
  datasets: { id: string; warningsJson: string };
}

/** A warning as version 001 wrote it: whatever there was to say stood in `details`. */
interface EarlierWarning {
  readonly code?: unknown;
  readonly details?: Record<string, unknown>;
}

/** As the limits were when those documents were read; a migration does not follow what they are now. */
const MAX_PAGES = 2_000;
const MAX_CHARS = 4_000_000;

/**
 * Warnings of earlier sets get the shape the contract now has: fields of their own for each code.
 * What cannot be rewritten is dropped: a set without a note about its reading still opens.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom("datasets")
    .select(["id", "warningsJson"])
    .where("warningsJson", "!=", "[]")
    .execute();
  for (const { id, warningsJson } of rows) {
    const warnings = listOf(warningsJson).flatMap((warning) => rewritten(warning) ?? []);
    await db
      .updateTable("datasets")
      .set({ warningsJson: JSON.stringify(warnings) })
      .where("id", "=", id)
      .execute();
  }
}

function listOf(json: string): EarlierWarning[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((one) => typeof one === "object" && one !== null) : [];
}

function rewritten({ code, details = {} }: EarlierWarning): object | null {
  const { pages, pagesWithText, chars } = details;
  if (code === "PAGES_WITHOUT_TEXT" && isCount(pages) && isCount(pagesWithText)) {
    return { code, pages, pagesWithText };
  }
  if (code !== "TRUNCATED") return null;
  if (isCount(pages)) return { code, limit: "pages", max: MAX_PAGES, pagesRead: pages };
  if (isCount(chars)) return { code, limit: "characters", max: MAX_CHARS, pagesRead: null };
  return null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
