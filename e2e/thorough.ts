/**
 * Marks journeys that go over the same ground in one more language or state. They take more than all the others
 * together, so they are left out unless `E2E=all` asks for them.
 */
export const THOROUGH = "@thorough";

/** The mark, or none. */
export function thoroughIf(isMore: boolean): { tag: string[] } {
  return { tag: isMore ? [THOROUGH] : [] };
}
