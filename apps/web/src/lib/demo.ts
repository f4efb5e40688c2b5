import type { DemoAnswer } from "./demo-answers.ts";
import { LOGOUT_EVENT } from "./session/session.ts";

/** A visitor's last demo. */
export interface Demo {
  readonly file: File;
  /** The first answer to each question. */
  readonly answers: readonly DemoAnswer[];
}

/**
 * In this page's memory alone: whoever opens an account on it need not choose the file again, nor answer again. It is
 * gone with the page, and with the session of anyone who logs out. When a set is made of the file, its answers are
 * stored in words under the id of the set (`demo-answers.ts`), whose page matches them with the questions that arrive.
 */
let kept: Demo | null = null;

export function keepDemo(file: File): void {
  kept = { file, answers: [] };
  addEventListener(LOGOUT_EVENT, forgetDemo, { once: true });
}

/** Later answers to the same question are no news: its visitor has seen the right one. */
export function keepDemoAnswer(answer: DemoAnswer): void {
  if (kept === null || kept.answers.some(({ stem }) => stem === answer.stem)) return;
  kept = { ...kept, answers: [...kept.answers, answer] };
}

/** Null if there was no demo since the page was loaded. */
export function lastDemo(): Demo | null {
  return kept;
}

export function forgetDemo(): void {
  kept = null;
}
