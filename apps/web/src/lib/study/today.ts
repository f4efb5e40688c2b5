import { ROUTES, type Today } from "@quizmill/contract";
import { call } from "../api.ts";
import { questionsWaiting, releaseAnswers, sendAnswers } from "./answers.ts";
import { studyFigures } from "./figures.ts";
import { withoutAnswered } from "./without-answered.ts";

/** Figures of this age are still shown without a new call. */
const FRESH_MS = 5 * 60_000;

/** What is to be studied now. Without a network this is an earlier answer: what was answered since is left out. */
export async function loadToday(signal?: AbortSignal): Promise<Today> {
  await releaseAnswers();
  await sendAnswers();
  const told = await call(ROUTES.today, { query: { tz: timeZone() }, signal });
  const today = withoutAnswered(told, await questionsWaiting());
  studyFigures.write(today);
  return today;
}

/** A browser's first format of dates takes a phone longer than most tasks of a page: it is the last way to ask. */
function timeZone(): string {
  return "Temporal" in globalThis
    ? Temporal.Now.timeZoneId()
    : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

let refreshing: Promise<void> | undefined;

/** Sends what waits, and brings older figures up to date. Who asks meanwhile waits for the same. */
export function refreshFigures(freshMs = FRESH_MS): Promise<void> {
  refreshing ??= refresh(freshMs).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(freshMs: number): Promise<void> {
  await sendAnswers();
  // They would be wrong without these answers, one of which may still be taken back.
  if ((await questionsWaiting()).size > 0) return;
  const { at = 0 } = studyFigures.read() ?? {};
  if (Math.abs(Date.now() - at) > freshMs) await loadToday();
}
