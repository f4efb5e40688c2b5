/** The stand-in for a language model's server, as a process of its own: tells where it is and how long it was busy. */
import { startStandIn } from "@quizmill/questions/testing";

const server = await startStandIn({ delayMs: Number(process.argv[2]) });
process.send?.({ baseUrl: server.baseUrl("chat") });
process.on("message", () => process.send?.({ busyMs: server.busyMs }));
