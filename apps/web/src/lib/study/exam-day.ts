/** The day at this place, as a date field has it ("2026-11-26"); empty for none. */
export function dayOf(iso: string | null): string {
  if (iso === null) return "";
  const date = new Date(iso);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The moment of an exam on a day at this place, in ISO form: exams begin in the morning. Null for no day. */
export function momentOf(day: string): string | null {
  return day === "" ? null : new Date(`${day}T09:00`).toISOString();
}

const DAY_MS = 86_400_000;

/** Days from today to that day, both at this place; 1 for tomorrow. */
export function daysUntil(iso: string, now: Date): number {
  return (Date.parse(dayOf(iso)) - Date.parse(dayOf(now.toISOString()))) / DAY_MS;
}
