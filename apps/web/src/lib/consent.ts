import { storedSessionId } from "./analytics/session-id.ts";
import { storedJson } from "./storage.ts";

/** What a person may allow. Functionality and security storage are part of `necessary`, which cannot be refused. */
export const OPTIONAL_CATEGORIES = ["analytics", "marketing", "personalization"] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;
export type Consent = ConsentChoice & { readonly necessary: true };

export const ALL_REFUSED: ConsentChoice = { analytics: false, marketing: false, personalization: false };
export const ALL_ACCEPTED: ConsentChoice = { analytics: true, marketing: true, personalization: true };

/** A record without one of the categories was not written by this version: the person is asked again. */
export function parseConsent(raw: unknown): Consent | null {
  if (typeof raw !== "object" || raw === null) return null;
  const { necessary, analytics, marketing, personalization } = raw as Partial<Record<string, unknown>>;
  if (necessary !== true) return null;
  if (typeof analytics !== "boolean" || typeof marketing !== "boolean") return null;
  return typeof personalization === "boolean" ? { necessary, analytics, marketing, personalization } : null;
}

const stored = storedJson<Consent>({ key: "cookie-consent.v1", parse: parseConsent });
const listeners = new Set<() => void>();
let current: Consent | null | undefined;

/** The choice made in this browser, shared by its tabs. Kept in memory for this page load if nothing can be stored. */
export const consent = {
  /** Null until there is a choice. */
  read(): Consent | null {
    if (current === undefined) current = stored.read();
    return current;
  },
  give(choice: ConsentChoice): void {
    current = { necessary: true, ...choice };
    stored.write(current);
    if (!choice.analytics) storedSessionId.forget();
    tellAll();
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("storage", readAgain);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", readAgain);
    };
  },
};

/** Another tab has chosen, or the browser's storage was cleared. */
function readAgain(event: StorageEvent): void {
  if (event.key !== null && event.key !== stored.key) return;
  current = stored.read();
  tellAll();
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
