import type { Tally } from "./callers.ts";

/** The amounts of an attack; a smoke run only shows that it works. */
export interface Amounts {
  readonly guesses: number;
  readonly uploads: number;
  readonly slowBodies: number;
  readonly slowForMs: number;
  readonly streams: number;
  readonly streamsForMs: number;
  readonly hugeBodies: number;
  readonly demoDecks: number;
  readonly parallelReads: number;
  /** Files of questions beyond all bounds. */
  readonly oversized: number;
  /** Sets of 10,000 questions of each large account, and such accounts: the first stays, each other is deleted. */
  readonly largeSets: number;
  readonly largeAccounts: number;
  /** Folder of hostile files beside the project's own. */
  readonly folder: string | null;
}

export interface Target {
  readonly url: string;
  /** Each round uses other addresses and accounts: those of the last round have used up their limits. */
  readonly round: number;
  /** Where its rows are; the decoy has none. */
  readonly dataDir?: string | undefined;
}

export interface Attack {
  readonly name: string;
  /** Ends when everything was answered or given up. */
  run(target: Target, amounts: Amounts): Promise<Tally>;
}
