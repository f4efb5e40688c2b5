import { type Kysely, sql } from "kysely";

/** Rows named at a time. */
const ROWS = 500;

interface Rules {
  readonly sets: readonly { readonly datasetId: string; readonly sections: readonly unknown[] | null }[];
}

/** Exams named the sections to draw from by their headings, of which a document may have several alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ id: string; rulesJson: string }>`select "id", "rulesJson" from "exams"
      where "id" > ${after} order by "id" limit ${ROWS}`.execute(db);
    for (const { id, rulesJson } of rows) {
      const rules = JSON.parse(rulesJson) as Rules;
      if (rules.sets.every(({ sections }) => sections === null)) continue;
      const sets = [];
      for (const { datasetId, sections } of rules.sets)
        sets.push({ datasetId, sections: sections && (await numbersOf(db, datasetId, new Set(sections))) });
      await sql`update "exams" set "rulesJson" = ${JSON.stringify({ ...rules, sets })} where "id" = ${id}`.execute(
        db,
      );
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS) return;
    after = last.id;
  }
}

/** The sections that the questions with these headings are from. */
async function numbersOf(
  db: Kysely<unknown>,
  datasetId: string,
  headings: ReadonlySet<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ sourceJson: string | null; passageJson: string }>`
    select "questions"."sourceJson", "passages"."passageJson" from "questions"
    inner join "passages" on "passages"."datasetId" = "questions"."datasetId"
      and "passages"."ordinal" = "questions"."passage"
    where "questions"."datasetId" = ${datasetId}`.execute(db);
  const chosen = rows.filter(({ sourceJson }) => {
    const { heading = null } = sourceJson === null ? {} : (JSON.parse(sourceJson) as { heading?: string });
    return headings.has(heading);
  });
  const numbers = chosen.map(({ passageJson }) => (JSON.parse(passageJson) as { section: number }).section);
  return [...new Set(numbers)].sort((a, b) => a - b);
}
