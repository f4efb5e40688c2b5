/** What is left of a server's limit, and when it is whole again. */
interface Limit {
  readonly left: number;
  /** In milliseconds from now; NaN where it is not told. */
  readonly resetMs: number;
  readonly counts: "requests" | "tokens";
}

/** A request of so many tokens, its answer included. */
interface Need {
  readonly tokens: number;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * The headers that tell limits: chat completions (`x-ratelimit-remaining-tokens`), Anthropic
 * (`anthropic-ratelimit-input-tokens-remaining`), and servers that count requests alone (`x-ratelimit-remaining`).
 */
const LEFT =
  /^(?:(?<chat>x-ratelimit-remaining)-(?<kind>requests|tokens)|(?<anthropic>anthropic-ratelimit-(?:input-|output-)?(?<what>requests|tokens))-remaining|x-ratelimit-remaining)$/u;

/** Milliseconds to wait before another such request, by what the last answer tells of the limits; 0 for none. */
export function restToldIn(headers: Headers, need: Need): number {
  const rests = [...headers].flatMap(([name, value]) => {
    const limit = limitIn(name, value, { headers, now: need.now });
    if (limit === null || Number.isNaN(limit.resetMs)) return [];
    return limit.left < (limit.counts === "tokens" ? need.tokens : 1) ? [limit.resetMs] : [];
  });
  return Math.max(0, ...rests);
}

function limitIn(
  name: string,
  value: string,
  { headers, now }: { headers: Headers; now: number },
): Limit | null {
  const groups = LEFT.exec(name)?.groups;
  if (groups === undefined || !/^\d+$/u.test(value)) return null;
  const { chat, kind, anthropic, what } = groups;
  const reset = chat ? `x-ratelimit-reset-${kind}` : `${anthropic ?? "x-ratelimit"}-reset`;
  const counts = (kind ?? what) === "tokens" ? "tokens" : "requests";
  return { left: Number(value), resetMs: msIn(headers.get(reset) ?? "", now), counts };
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Larger numbers are times since 1970, and of those the larger ones in milliseconds. */
const [SECONDS_SINCE_1970, MS_SINCE_1970] = [1e9, 1e12] as const;

/** "1m30.5s", "12ms", "30", a date, or a time since 1970. */
function msIn(told: string, now: number): number {
  const parts = [...told.matchAll(/(\d+(?:\.\d+)?)(ms|[smhd])/gu)];
  if (parts.length > 0 && parts.map(([part]) => part).join("") === told)
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS], 0);
  const number = told === "" ? Number.NaN : Number(told);
  if (Number.isNaN(number)) return Math.max(0, Date.parse(told) - now);
  if (number < SECONDS_SINCE_1970) return number * 1_000;
  return Math.max(0, (number < MS_SINCE_1970 ? number * 1_000 : number) - now);
}
