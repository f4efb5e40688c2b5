import type { Today } from "@quizmill/contract";
import { useSyncExternalStore } from "react";
import { forgetKeptPage } from "../kept-page.ts";
import { accessToken, accountOf } from "../session/access-token.ts";
import { LOGOUT_EVENT } from "../session/session.ts";
import { storedJson } from "../storage.ts";

/** What the server last said about today, but for the questions of the session. */
export type StudyFigures = Omit<Today, "questions" | "settings"> & {
  readonly account: string;
  /** Milliseconds since 1970; 0 where something has changed since. */
  readonly at: number;
};

const stored = storedJson<StudyFigures>({ key: "study-figures.v2", parse });
const listeners = new Set<() => void>();
let latest: StudyFigures | null | undefined;

/** Figures of one account are never shown to another. */
export const studyFigures = {
  read(): StudyFigures | null {
    latest ??= stored.read();
    return latest !== null && latest.account === accountOf(accessToken.read()) ? latest : null;
  },
  write({ questions: _, settings: __, ...figures }: Today): void {
    const account = accountOf(accessToken.read());
    if (account !== null) keep({ ...figures, account, at: Date.now() });
  },
  /** The number of due questions was told with other figures: every place shows the same. */
  correct(due: number): void {
    const known = studyFigures.read();
    if (known !== null && known.due !== due) keep({ ...known, due });
  },
  /** Something was answered or changed: they are asked for anew before long. */
  outdate(): void {
    const known = studyFigures.read();
    if (known === null || known.at === 0) return;
    latest = { ...known, at: 0 };
    stored.write(latest);
  },
};

function keep(figures: StudyFigures): void {
  latest = figures;
  stored.write(figures);
  tell();
}

/** They name sets and questions of one person: none of it stays behind. */
function forget(): void {
  latest = null;
  stored.forget();
  forgetKeptPage();
  tell();
}

addEventListener(LOGOUT_EVENT, forget);

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

/** Written by `keep` under the version in the key; a value that somebody else put there is not used. */
function parse(raw: unknown): StudyFigures | null {
  const { account, at, due, sets, exams, mistakes } = (raw ?? {}) as Partial<StudyFigures>;
  const areNumbers = typeof at === "number" && typeof due === "number";
  const areLists = [sets, exams, mistakes?.latest].every(Array.isArray);
  return typeof account === "string" && areNumbers && areLists ? (raw as StudyFigures) : null;
}
