import { afterEach, beforeEach, expect, vi } from "vitest";

/** Unexpected console output fails a test. */
const METHODS = ["error", "warn"] as const;

beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of METHODS) expect(console[method]).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
