import { LIMITS, type PagePicture, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { findPicture } from "../datasets/pictures-store.ts";
import { findDataset } from "../datasets/store.ts";
import { readText, searchText } from "./read-text.ts";

/** The stored text of a set, to be read and searched by its owner. */
export function mountReading(
  mount: Mount,
  { db, rateLimits }: { db: Database; rateLimits: RateLimits },
): void {
  const max = LIMITS.reading.searchesPerHour;
  const limit = rateLimits({ name: "text-search", max, windowMs: HOUR_MS });
  const owned = async (accountId: string, id: string) => {
    const dataset = await findDataset(db, { accountId, id });
    if (dataset === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
    return dataset;
  };
  mount(ROUTES.readText, async ({ accountId, params, query }) =>
    readText(db, await owned(accountId, params.id), query),
  );
  mount(ROUTES.readPicture, async ({ accountId, params: { id, picture } }) => {
    const { id: datasetId } = await owned(accountId, id);
    const found = await findPicture(db, { datasetId, picture });
    if (found === undefined) throw new AppError("NOT_FOUND", "There is no such picture.");
    const { page, width, height, pngBase64: png, linesJson } = found;
    return { page, width, height, png, lines: JSON.parse(linesJson) as PagePicture["lines"] };
  });
  mount(ROUTES.searchText, async ({ accountId, params, query, signal }) => {
    const { id } = await owned(accountId, params.id);
    await limit.use(accountId);
    return searchText(db, id, query.q, signal);
  });
}
