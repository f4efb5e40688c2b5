/**
 * Values stored in the browser. Each has one owner module made with `storedText` or `storedJson`; storage that is full,
 * forbidden or has invalid content reads as null and never throws.
 */
export interface Stored<T> {
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  forget(): void;
}

/** A plain string under `key`. */
export function storedText(key: string): Stored<string> {
  return {
    key,
    read: () => quietly(() => localStorage.getItem(key)) ?? null,
    write: (value) => void quietly(() => localStorage.setItem(key, value)),
    forget: () => void quietly(() => localStorage.removeItem(key)),
  };
}

interface JsonShape<T> {
  key: string;
  /** Returns the value, or null for anything that this version of the page cannot use. */
  parse: (raw: unknown) => T | null;
}

/** A value stored as JSON under `key`, read through `parse`. Formats that change contain their version. */
export function storedJson<T>({ key, parse }: JsonShape<T>): Stored<T> {
  const text = storedText(key);
  return {
    key,
    read: () => {
      const raw = text.read();
      return raw === null ? null : (quietly(() => parse(JSON.parse(raw))) ?? null);
    },
    write: (value) => text.write(JSON.stringify(value)),
    forget: text.forget,
  };
}

/** Settings of the browser, not of a person; they are kept when the account is deleted. */
const KEPT_WITHOUT_ACCOUNT = ["i18nextLng", "cookie-consent.v1", "theme"];

/** Deletes everything this site stores about a person: token, user, quiz sessions, job positions. */
export function forgetPersonalData(): void {
  quietly(() => {
    for (const key of Object.keys(localStorage)) {
      if (!KEPT_WITHOUT_ACCOUNT.includes(key)) localStorage.removeItem(key);
    }
  });
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
