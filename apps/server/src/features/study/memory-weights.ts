import type { MemoryWeights } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import type { MemoryWeightsTable } from "../../platform/database/schema.ts";

/** The weights of an account by their versions, which count from 1; null for the library's own. */
export type WeightsByVersion = ReadonlyMap<number, MemoryWeights | null>;

export async function readMemoryWeights(db: Database, accountId: string): Promise<WeightsByVersion> {
  return byVersion(await listMemoryWeights(db, accountId));
}

export function byVersion(rows: readonly MemoryWeightsTable[]): WeightsByVersion {
  return new Map(
    rows.map(({ version, weightsJson }) => [
      version,
      weightsJson === null ? null : (JSON.parse(weightsJson) as MemoryWeights),
    ]),
  );
}

/** The newest weights of an account; null for the library's own. */
export async function currentWeights(db: Database, accountId: string): Promise<MemoryWeights | null> {
  const all = await readMemoryWeights(db, accountId);
  return all.get(all.size) ?? null;
}

/** In the order of their versions. */
export async function listMemoryWeights(db: Database, accountId: string): Promise<MemoryWeightsTable[]> {
  return db
    .selectFrom("memoryWeights")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("version")
    .execute();
}

/** Does nothing where the version is there already: another process was quicker. */
export async function insertMemoryWeights(db: Database, row: MemoryWeightsTable): Promise<void> {
  await db
    .insertInto("memoryWeights")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "version"]).doNothing())
    .execute();
}
