/** What server and browser share: HTTP calls, entities, events, errors, limits, languages. */
export * from "./confidences.ts";
export * from "./entities.ts";
export * from "./errors.ts";
export * from "./events.ts";
export * from "./exams.ts";
export * from "./failure.ts";
export * from "./found-types.ts";
export * from "./job-events.ts";
export * from "./languages.ts";
export * from "./limits.ts";
export * from "./quality.ts";
export * from "./routes.ts";
export * from "./section-label.ts";
export * from "./source-text.ts";
export * from "./study.ts";
export * from "./writers.ts";
