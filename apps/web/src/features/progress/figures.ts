import type { Progress } from "@quizmill/contract";

export type StudyDay = Progress["days"][number];

const DAY_MS = 86_400_000;

/** "2026-11-26" and so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** A person's day begins in the night, usually at four: what is studied before that belongs to the evening. */
const NIGHT_HOURS = 4;

/** Today, by the browser's clock and time zone; the last day of study if the server is ahead. */
export function todayOf(now: Date, days: readonly StudyDay[]): string {
  const early = new Date(now);
  early.setHours(early.getHours() - NIGHT_HOURS);
  const two = (value: number) => String(value).padStart(2, "0");
  const date = `${early.getFullYear()}-${two(early.getMonth() + 1)}-${two(early.getDate())}`;
  return days.reduce((last, day) => (day.date > last ? day.date : last), date);
}

/** So many days up to today, those without an answer too. */
export function lastDays(days: readonly StudyDay[], today: string, count: number): StudyDay[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(today, at - count + 1);
    return byDate.get(date) ?? { date, answers: 0, correct: 0, wrong: 0, durationMs: 0 };
  });
}

export function sumOf(days: readonly StudyDay[]): Omit<StudyDay, "date"> {
  const sum = (field: keyof Omit<StudyDay, "date">) => days.reduce((total, day) => total + day[field], 0);
  return {
    answers: sum("answers"),
    correct: sum("correct"),
    wrong: sum("wrong"),
    durationMs: sum("durationMs"),
  };
}

/** The share of right answers among those that can be judged, 0 to 1; null if there are none. */
export function accuracyOf({ correct, wrong }: Pick<StudyDay, "correct" | "wrong">): number | null {
  return correct + wrong === 0 ? null : correct / (correct + wrong);
}

/** Whole minutes, at least one for anything at all. */
export function minutesOf(ms: number): number {
  return ms === 0 ? 0 : Math.max(1, Math.round(ms / 60_000));
}
