/** For a process that runs the engine in another thread: nothing here loads the engine or its languages. */

export { openTally, type QualityTally, tallied } from "./quality.ts";
export { seedOf } from "./random.ts";
