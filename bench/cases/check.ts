/**
 * A check of one numbered case. Each stands in a file of its own in `checks/` and in the list of
 * `all-checks.ts`; adding one touches nothing else.
 */
export interface CaseCheck {
  /** Number of the case, as its folder's name begins: "01". */
  readonly number: string;
  /** A program that this machine has not, without which the check cannot be run; null where it can. */
  lacks?(): string | null;
  /** What is wrong, a line each; empty where the case holds. Throws where the input cannot be read. */
  run(folder: string): Promise<readonly string[]>;
}

/** Says that a value differs from the one wanted; nothing where both are the same. */
export function differs(what: string, actual: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(wanted)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
