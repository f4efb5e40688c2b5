import { LIMITS } from "@quizmill/contract";
import type { JobsTable } from "../../../platform/database/schema.ts";
import { type KillsItsProcess, killsItsProcess, TextTooComplex, type Trial } from "../engine/index.ts";

export interface SuspectDeps {
  /** A test passes one that knows; a process of its own shows it otherwise. */
  readonly killsItsProcess?: KillsItsProcess;
}

interface Started {
  readonly job: JobsTable;
  readonly signal: AbortSignal;
}

/**
 * Its last starts left nothing, not even a fault. Most often the server was killed or the machine went down, which no
 * text is blamed for; but its text may have brought the process down.
 */
export function isSuspect({ attempts, failures }: JobsTable): boolean {
  return attempts - failures > LIMITS.jobs.maxAttempts;
}

/** Tries the next step of a suspect first. Throws TextTooComplex if it kills its process. */
export async function tryFirst(
  { killsItsProcess: kills = killsItsProcess }: SuspectDeps,
  { job, signal }: Started,
  trial: () => Trial | Promise<Trial>,
): Promise<void> {
  if (isSuspect(job) && (await kills(await trial(), signal)))
    throw new TextTooComplex("It killed its process.");
}
