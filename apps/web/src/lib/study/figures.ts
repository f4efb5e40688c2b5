import type { LastResult, Today } from "@quizmill/contract";
import { useSyncExternalStore } from "react";
import { accessToken, accountOf } from "../session/access-token.ts";
import { storedJson } from "../storage.ts";

/** What the server last said about today, for the places that show no questions. */
export type StudyFigures = Pick<Today, "due" | "usualMs" | "lastResult"> & {
  readonly account: string;
  /** Milliseconds since 1970; 0 where something has changed since. */
  readonly at: number;
};

const stored = storedJson<StudyFigures>({ key: "study-figures.v1", parse });
const listeners = new Set<() => void>();
let latest: StudyFigures | null | undefined;

/** Figures of one account are never shown to another. */
export const studyFigures = {
  read(): StudyFigures | null {
    latest ??= stored.read();
    return latest !== null && latest.account === accountOf(accessToken.read()) ? latest : null;
  },
  write({ due, usualMs, lastResult }: Omit<StudyFigures, "account" | "at">): void {
    const account = accountOf(accessToken.read());
    if (account === null) return;
    latest = { account, due, usualMs, lastResult, at: Date.now() };
    stored.write(latest);
    tell();
  },
  /** The number of due questions was told with other figures: every place shows the same. */
  correct(due: number): void {
    const known = studyFigures.read();
    if (known === null || known.due === due) return;
    latest = { ...known, due };
    stored.write(latest);
    tell();
  },
  /** Something was answered: they are asked for anew before long. */
  outdate(): void {
    const known = studyFigures.read();
    if (known === null || known.at === 0) return;
    latest = { ...known, at: 0 };
    stored.write(latest);
  },
};

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The figures of the person who is logged in; null if none are known. */
export function useStudyFigures(): StudyFigures | null {
  return useSyncExternalStore(subscribe, studyFigures.read, () => null);
}

function parse(raw: unknown): StudyFigures | null {
  const { account, due, usualMs = null, lastResult = null, at } = (raw ?? {}) as Record<string, unknown>;
  if (typeof account !== "string" || typeof at !== "number" || typeof due !== "number") return null;
  return {
    account,
    due,
    at,
    lastResult: resultIn(lastResult),
    usualMs: typeof usualMs === "number" ? usualMs : null,
  };
}

function resultIn(raw: unknown): LastResult | null {
  const { kind, id, name, percent } = (raw ?? {}) as Record<string, unknown>;
  if (kind !== "exam" && kind !== "quiz") return null;
  return typeof id === "string" && typeof name === "string" && typeof percent === "number"
    ? { kind, id, name, percent }
    : null;
}
