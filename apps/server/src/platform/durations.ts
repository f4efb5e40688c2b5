/** Durations under one set of labels, counted in buckets by length. */
export interface Timing {
  observe(seconds: number): void;
}

class CountedTiming implements Timing {
  readonly labels: string;
  readonly #bounds: readonly number[];
  /** By bucket; the last one is for durations above all bounds. */
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(labels: string, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(seconds: number): void {
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
    (this.#counts[at] as number) += 1;
    this.#sum += seconds;
  }

  /** In Prometheus's form: each bucket includes the counts of the shorter ones. */
  lines(name: string): string[] {
    let count = 0;
    const buckets = [...this.#bounds, "+Inf"].map((bound, at) => {
      count += this.#counts[at] as number;
      return `${name}_bucket{le="${bound}",${this.labels}} ${count}`;
    });
    return [...buckets, `${name}_sum{${this.labels}} ${this.#sum}`, `${name}_count{${this.labels}} ${count}`];
  }
}

/** A histogram whose labels are looked up once for observations that come thousands of times a second. */
export interface Durations<Label extends string> {
  /** Returns the same object for the same labels. */
  of(labels: Readonly<Record<Label, string | number>>): Timing;
  /** https://prometheus.io/docs/instrumenting/exposition_formats/ */
  text(): string;
}

const escaped = (value: string | number) =>
  String(value).replaceAll(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

export function createDurations<Label extends string>(
  name: string,
  help: string,
  boundsSeconds: readonly number[],
): Durations<Label> {
  const timings = new Map<string, CountedTiming>();
  return {
    of: (labels) => {
      const pairs = Object.entries<string | number>(labels);
      const text = pairs.map(([label, value]) => `${label}="${escaped(value)}"`).join(",");
      const timing = timings.get(text) ?? new CountedTiming(text, boundsSeconds);
      timings.set(text, timing);
      return timing;
    },
    text: () => {
      const lines = [...timings.values()].flatMap((timing) => timing.lines(name));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ""].join("\n");
    },
  };
}
