/** The stand-in for a language model's server, as a process of its own: tells where it is and what was asked when. */
import { startStandIn } from "@quizmill/questions/testing";

const [delayMs = 0, held = 0, graceMs = 0] = process.argv.slice(2).map(Number);
const server = await startStandIn(held === 0 ? { delayMs } : { holds: { calls: held, ms: graceMs } });
process.send?.({ baseUrl: server.baseUrl("chat") });
process.on("message", () => {
  const calls = server.calls.filter(({ kind }) => kind !== "check");
  // One that nobody waits for any more may still be ending.
  process.send?.({
    calls: calls.map(({ kind, prompt, at, until, besides }) => ({
      kind: prompt.includes("Mend this question:") ? "mend" : kind,
      passage: /^passage-[0-9a-f]+\n([\s\S]{60})/mu.exec(prompt)?.[1] ?? "",
      ...{ at, until: until ?? at, besides },
    })),
  });
});
