/** The cost of one text; processor seconds of the whole process. */
export interface Measured {
  readonly bytes: number;
  readonly questions: number;
  /** Reading, planning and estimating. */
  readonly planSeconds: number;
  /** From the plan to the fifth question, or the last. */
  readonly firstSeconds: number;
  /** From the text to the last question. */
  readonly allSeconds: number;
  /** The highest memory above that of an idle engine. */
  readonly peakBytes: number;
}

/** Limits for each 100 KB. */
export const BOUNDS = { exponent: 1.25, seconds: 3, megabytes: 150 };

const UNIT_BYTES = 100_000;
/** Shorter times are noise of the machine and of the compiler. */
const FLOOR_SECONDS = 0.4;

export interface Verdict {
  /** How the seconds grow with the size: 1 is linear, 2 is quadratic. */
  readonly exponent: number;
  readonly seconds: number;
  readonly firstSeconds: number;
  readonly megabytes: number;
  /** It did not end in time, or failed. */
  readonly hasFailed: boolean;
}

export function verdictOf(measured: readonly Measured[], isComplete: boolean): Verdict {
  const last = measured.at(-1);
  // One-time costs weigh heavily on a small text: up to 100 KB the figures are not scaled.
  const share = Math.max(1, (last?.bytes ?? UNIT_BYTES) / UNIT_BYTES);
  return {
    exponent: exponentOf(measured.map(({ bytes, allSeconds }) => [bytes, allSeconds])),
    seconds: (last?.allSeconds ?? Number.NaN) / share,
    firstSeconds: (last?.planSeconds ?? Number.NaN) + (last?.firstSeconds ?? Number.NaN),
    megabytes: (last?.peakBytes ?? Number.NaN) / 1e6 / share,
    hasFailed: !isComplete,
  };
}

/** The slope of a straight line through the logarithms, by least squares. */
function exponentOf(points: readonly (readonly [bytes: number, seconds: number])[]): number {
  const logs = points.map(
    ([bytes, seconds]) => [Math.log(bytes), Math.log(Math.max(FLOOR_SECONDS, seconds))] as const,
  );
  const mean = (of: (at: readonly [number, number]) => number) =>
    logs.reduce((sum, at) => sum + of(at), 0) / logs.length;
  const [x, y] = [mean(([size]) => size), mean(([, time]) => time)];
  const spread = mean(([size]) => (size - x) ** 2);
  return spread === 0 ? 0 : mean(([size, time]) => (size - x) * (time - y)) / spread;
}

/** The names of the limits that are exceeded. */
export function brokenBy({ exponent, seconds, megabytes, hasFailed }: Verdict): string[] {
  return [
    ...(hasFailed ? ["failed"] : []),
    ...(exponent > BOUNDS.exponent ? ["exponent"] : []),
    ...(seconds > BOUNDS.seconds ? ["seconds"] : []),
    ...(megabytes > BOUNDS.megabytes ? ["memory"] : []),
  ];
}
