import type { Kysely } from "kysely";

interface Tables {
  datasets: { id: string; warningsJson: string };
}

/** A warning as version 001 wrote it: all its data was in `details`. */
interface EarlierWarning {
  readonly code?: unknown;
  readonly details?: Record<string, unknown>;
}

/** The limits at the time when those documents were read; a migration does not follow later changes. */
const MAX_PAGES = 2_000;
const MAX_CHARS = 4_000_000;

/**
 * Warnings of earlier sets get the contract's present shape, with fields for each code. A warning that cannot be
 * converted is dropped: a set without a note about its reading still opens.
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
