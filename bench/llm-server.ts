/**
 * The stand-in for a language model's server, in a process of its own: reports its URL, and when it got which call.
 * Each argument is a server: the milliseconds it waits before each answer, or `held:CALLS:MS`. The servers share what
 * they know of a passage, so that only the first of them has to read it.
 */

import { type StandIn, type StandInOptions, startStandIn } from "@quizmill/models/testing";
import type { Asked } from "./model-servers.ts";

function optionsOf(told: string): StandInOptions {
  const [, calls, ms] = /^held:(\d+):(\d+)$/u.exec(told) ?? [];
  return calls === undefined
    ? { delayMs: Number(told) }
    : { holds: { calls: Number(calls), ms: Number(ms) } };
}

function flightsOf({ calls }: StandIn) {
  return calls
    .filter(({ kind }) => kind !== "check")
    .map(({ kind, prompt, at, until, besides }) => ({
      kind: prompt.includes("Mend these questions,") ? "mend" : kind,
      passage: /^passage-[0-9a-f]+\n([\s\S]{60})/mu.exec(prompt)?.[1] ?? "",
      // A call that nobody waits for any more may still be ending.
      at,
      until: until ?? at,
      besides,
    }));
}

/** At most this many of the first calls, as they were sent. */
const BODIES_MAX = 200;

function bodiesOf({ calls }: StandIn): string[] {
  return calls
    .filter(({ kind }) => kind !== "check")
    .slice(0, BODIES_MAX)
    .map(({ body }) => body);
}

const servers = await Promise.all(process.argv.slice(2).map((told) => startStandIn(optionsOf(told))));
process.send?.({ baseUrls: servers.map((server) => server.baseUrl("chat")) });
process.on("message", ({ index, what }: Asked) => {
  const server = servers[index] as StandIn;
  process.send?.({ [what]: what === "calls" ? flightsOf(server) : bodiesOf(server) });
});
