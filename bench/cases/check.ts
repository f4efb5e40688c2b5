/**
 * A check of one numbered case. Each is in a file of its own in `checks/` and in the list of `all-checks.ts`; adding
 * one changes nothing else.
 */
export interface CaseCheck {
  /** Number of the case, at the beginning of its folder's name: "01". */
  readonly number: string;
  /** A program missing on this machine without which the check cannot run; null if there is none. */
  lacks?(): string | null;
  /** The faults, a line each; empty if the case passes. Throws if the input cannot be read. */
  run(folder: string): Promise<readonly string[]>;
}

/** Reports a value that differs from the expected one; empty if both are the same. */
export function differs(what: string, actual: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(wanted)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
