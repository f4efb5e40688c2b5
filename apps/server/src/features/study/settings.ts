import { DEFAULT_STUDY_SETTINGS, type StudySettings } from "@quizmill/contract";
import { type Calendar, createCalendar, isTimeZone } from "@quizmill/study";
import type { Database } from "../../platform/database/open.ts";
import type { StudySettingsTable } from "../../platform/database/schema.ts";
import { AppError } from "../../platform/errors.ts";

export async function readSettings(db: Database, accountId: string): Promise<StudySettings> {
  const row = await db
    .selectFrom("studySettings")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  if (row === undefined) return DEFAULT_STUDY_SETTINGS;
  const { accountId: _, asksConfidence, ...settings } = row;
  return { ...settings, asksConfidence: asksConfidence === 1 };
}

/** Throws VALIDATION_FAILED for a time zone that does not exist. */
export async function changeSettings(
  db: Database,
  accountId: string,
  settings: StudySettings,
): Promise<StudySettings> {
  if (settings.timeZone !== null && !isTimeZone(settings.timeZone))
    throw new AppError("VALIDATION_FAILED", "There is no such time zone.", {
      details: { part: "body", fields: [{ path: "timeZone", reason: "unknown" }] },
    });
  await storeSettings(db, { accountId, ...settings, asksConfidence: settings.asksConfidence ? 1 : 0 });
  return settings;
}

/** Until a zone was told, days are those of UTC. */
export function calendarOf({ timeZone, dayStartsAt }: StudySettings): Calendar {
  return createCalendar({ timeZone: timeZone ?? "UTC", dayStartsAt });
}

async function storeSettings(db: Database, row: StudySettingsTable): Promise<void> {
  const { accountId: _, ...changed } = row;
  await db
    .insertInto("studySettings")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(changed))
    .execute();
}
