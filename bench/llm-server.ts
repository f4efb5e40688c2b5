/** The stand-in for a language model's server, as a process of its own: tells where it is and what was asked when. */
import { startStandIn } from "@quizmill/questions/testing";

const server = await startStandIn({ delayMs: Number(process.argv[2]) });
process.send?.({ baseUrl: server.baseUrl("chat") });
process.on("message", () => {
  const calls = server.calls.filter(({ kind }) => kind !== "check");
  // One that nobody waits for any more may still be ending.
  process.send?.({ calls: calls.map(({ kind, at, until }) => ({ kind, at, until: until ?? at })) });
});
