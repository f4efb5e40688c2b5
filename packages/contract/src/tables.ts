/**
 * The contract's second door, with nothing behind it that needs Zod: building all schemas takes four times as long as
 * starting Node, and a process is started for each document that is read.
 */
export { isFoundType } from "./found-types.ts";
export { LIMITS } from "./limits.ts";
export { labelOf } from "./section-label.ts";
