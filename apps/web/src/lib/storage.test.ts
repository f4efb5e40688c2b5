import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetPersonalData, storedJson, storedText } from "./storage.ts";

/** localStorage as in the standard: keys are its own properties. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? String(store[key]) : null),
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  };
  const store: Record<string, unknown> = Object.create(methods);
  return store as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));

const numberIn = storedJson({ key: "n", parse: (raw) => (typeof raw === "number" ? raw : null) });

describe("stored values", () => {
  it("come back as they were written, until deleted", () => {
    numberIn.write(7);
    expect(numberIn.read()).toBe(7);
    numberIn.forget();
    expect(numberIn.read()).toBeNull();
  });

  it("read as null if they are invalid or of another shape", () => {
    storedText("n").write("{broken");
    expect(numberIn.read()).toBeNull();
    storedText("n").write('"seven"');
    expect(numberIn.read()).toBeNull();
  });

  it("never throw if storage is forbidden", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("SecurityError");
      },
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
    });
    expect(() => numberIn.write(1)).not.toThrow();
    expect(numberIn.read()).toBeNull();
  });
});

describe("forgetPersonalData", () => {
  it("deletes data about a person and keeps settings of the browser", () => {
    for (const key of ["access_token", "auth.user", "quiz.session.7", "i18nextLng", "cookie-consent.v1"]) {
      storedText(key).write("x");
    }
    forgetPersonalData();
    expect(Object.keys(localStorage).sort()).toEqual(["cookie-consent.v1", "i18nextLng"]);
  });
});
