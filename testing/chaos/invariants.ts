import type { ChaosDatabase } from "./database.ts";
import type { SeenSet } from "./learner.ts";

/** Each query returns rows only if something is wrong. Both databases understand them. */
const NEVER: Record<string, string> = {
  "a job that has not ended": `select "id" from "jobs" where "status" in ('queued', 'running')`,
  "a set that has not ended": `select "id" from "datasets" where "status" in ('PENDING', 'PROCESSING')`,
  "a failed set without a code": `select "id" from "datasets"
    where "status" in ('FAILED', 'PARTIAL') and "failureCode" is null`,
  "a set that says it has other questions than it has": `select "id" from "datasets" where "questionCount" <>
    (select count(*) from "questions" where "questions"."datasetId" = "datasets"."id")`,
  "a question twice in a set": `select "datasetId" from "questions"
    group by "datasetId", "passage", "ordinal" having count(*) > 1`,
  "a set that is READY with a passage that was not worked on": `select "datasetId" from "passages"
    join "datasets" on "datasets"."id" = "datasetId" where "status" = 'READY' and "recordedAt" is null`,
  "a gap in a job's events": `select "jobId" from "jobEvents" join "jobs" on "jobs"."id" = "jobId"
    group by "jobId", "lastSeq" having count(*) <> "lastSeq" or max("seq") <> "lastSeq"`,
  "a set without its job": `select "id" from "datasets"
    where not exists (select 1 from "jobs" where "jobs"."datasetId" = "datasets"."id")`,
  "a row whose owner is gone": [
    ...withoutOwner("datasets", "datasetId", ["passages", "questions", "jobs", "uploads"]),
    ...withoutOwner("jobs", "jobId", ["jobTokens", "jobEvents"]),
    ...withoutOwner("accounts", "accountId", ["datasets", "refreshTokens", "uploads", "uploadsUnderWay"]),
  ].join(" union all "),
};

function withoutOwner(owners: string, by: string, tables: readonly string[]): string[] {
  return tables.map(
    (table) => `select "${by}" from "${table}"
      where not exists (select 1 from "${owners}" where "${owners}"."id" = "${table}"."${by}")`,
  );
}

/** Every fault in the rows, in words. */
export async function faultsInRows(database: ChaosDatabase): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, sql] of Object.entries(NEVER)) {
    const rows = await database.rows(sql);
    if (rows.length > 0) faults.push(`${what}: ${rows.length} ×`);
  }
  return faults;
}

/** Compares what learners got with the questions of the same text without disturbances. */
export function faultsSeen(
  sets: readonly SeenSet[],
  undisturbed: ReadonlyMap<string, readonly string[]>,
): string[] {
  return sets.flatMap((set) => {
    const faults = [];
    const numbers = set.events.map(({ seq }) => seq);
    if (numbers.some((seq, index) => seq !== index + 1)) faults.push("events with a gap or twice");
    if (set.status !== "READY") faults.push(`ended ${set.status}, ${set.failureCode}`);
    const all = undisturbed.get(set.text) ?? [];
    if (set.questions.join("\n") !== all.join("\n"))
      faults.push("other questions than an undisturbed run gives");
    return faults.map((fault) => `${set.datasetId}: ${fault}`);
  });
}
