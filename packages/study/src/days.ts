/** When a person's day begins. */
export interface DaySettings {
  /** IANA time zone. */
  readonly timeZone: string;
  /** Minutes after midnight. */
  readonly dayStartsAt: number;
}

/** Whole days since 1970-01-01. */
export type DayNumber = number;

/** The days of one person. Moments are milliseconds since 1970. */
export interface Calendar {
  /** The day that holds a moment. */
  dayOf(moment: number): DayNumber;
  /** Its first moment. A day ends where the next begins; it may last 23 or 25 hours. */
  startOf(day: DayNumber): number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** Clocks change at most once within this time before and after a moment. */
const AROUND_MS = 18 * HOUR_MS;

/** True for a zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Throws RangeError for an unknown zone. */
export function createCalendar({ timeZone, dayStartsAt }: DaySettings): Calendar {
  const clock = clockOf(timeZone);
  const starts = new Map<DayNumber, number>();
  const calendar: Calendar = {
    dayOf(moment) {
      // The clocks of any place are less than a day from UTC.
      let day = Math.floor((moment - dayStartsAt * MINUTE_MS) / DAY_MS) - 1;
      while (moment >= calendar.startOf(day + 1)) day += 1;
      return day;
    },
    startOf(day) {
      let start = starts.get(day);
      if (start === undefined) {
        start = whenShown(day * DAY_MS + dayStartsAt * MINUTE_MS, clock);
        starts.set(day, start);
      }
      return start;
    },
  };
  return calendar;
}

/** When clocks first show `shown` or more, which is the time of day as if it were UTC. */
function whenShown(shown: number, clock: Intl.DateTimeFormat): number {
  const offsetAt = (moment: number) => shownAt(moment, clock) - moment;
  const before = offsetAt(shown - AROUND_MS);
  const after = offsetAt(shown + AROUND_MS);
  const byBefore = shown - before;
  if (offsetAt(byBefore) === before) return byBefore;
  // Put back before they came so far: only the later offset shows it.
  if (after < before) return shown - after;
  // Put forward over it: the moment of the change, by halves.
  let [low, high] = [byBefore - (after - before), byBefore];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

function shownAt(moment: number, clock: Intl.DateTimeFormat): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
}
