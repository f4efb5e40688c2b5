import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { createDurations, type Durations } from "./durations.ts";

/**
 * The figures that a process exposes to monitoring, in Prometheus's format. Labels are routes, methods, codes and
 * states: never an id, address, name or a word of a document.
 */
export interface Metrics {
  readonly requests: Durations<"method" | "route" | "status">;
  readonly queries: Durations<"kind">;
  readonly passages: Counter;
  readonly questions: Counter;
  readonly jobsEnded: Counter<"outcome">;
  readonly streams: Gauge;
  /** A figure that is read on each request; if reading fails, that answer leaves it out. */
  watch(figure: Watched): void;
  /** All figures as text, with the content type. */
  read(): Promise<{ text: string; contentType: string }>;
}

export interface Watched {
  readonly name: string;
  readonly help: string;
  read(): number | Promise<number>;
}

/** From a cached page to a call that waits for a document, in seconds. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60];
/** From a row by its key to a query that scans. */
const QUERY_BUCKETS = [0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/** Separate figures for each server, so that two in one process do not add to each other. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // The library looks its labels up for each observation; calls and queries come by the thousand.
  const requests: Metrics["requests"] = createDurations(
    "quizmill_http_request_duration_seconds",
    "Calls answered, event streams left out",
    REQUEST_BUCKETS,
  );
  const queries: Metrics["queries"] = createDurations(
    "quizmill_database_query_duration_seconds",
    "Time spent waiting for the database",
    QUERY_BUCKETS,
  );
  return {
    requests,
    queries,
    passages: new Counter({
      name: "quizmill_passages_total",
      help: "Passages this process has written questions for",
      registers,
    }),
    questions: new Counter({
      name: "quizmill_questions_total",
      help: "Questions this process has written",
      registers,
    }),
    jobsEnded: new Counter({
      name: "quizmill_jobs_ended_total",
      help: "Jobs this process has seen to their end",
      labelNames: ["outcome"] as const,
      registers,
    }),
    streams: new Gauge({ name: "quizmill_event_streams", help: "Event streams open here", registers }),
    watch: ({ name, help, read }) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers,
        collect: async () => {
          gauge.remove();
          await Promise.resolve()
            .then(read)
            .then((value) => gauge.set(value))
            .catch(() => undefined);
        },
      });
    },
    read: async () => ({
      text: [requests.text(), queries.text(), await registry.metrics()].join("\n"),
      contentType: registry.contentType,
    }),
  };
}
