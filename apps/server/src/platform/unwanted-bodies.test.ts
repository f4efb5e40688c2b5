import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { acceptFiles } from "./files.ts";
import { acceptJsonOnly } from "./json-bodies.ts";
import { readUnwantedBodiesSlowly } from "./unwanted-bodies.ts";

const LONG = Buffer.alloc(8_000_000, "[");

let app: FastifyInstance;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  app = fastify({ bodyLimit: 10_000_000 });
  readUnwantedBodiesSlowly(app);
  acceptJsonOnly(app);
  app.get("/", async () => "fine");
  app.post("/", async () => "fine");
  app.post("/short", { bodyLimit: 1_000 }, async () => "fine");
  acceptFiles(app, (scope) => {
    scope.post("/file", async (request) => {
      for await (const _piece of (await request.file())?.file ?? []) break;
      throw new Error("refused");
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets) socket.destroy();
  app.server.closeAllConnections();
  await app.close();
});

/** A caller's connection, and everything received on it. */
function open() {
  const socket = connect(Number(new URL(app.listeningOrigin).port), "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  const came = { text: "" };
  socket.setEncoding("utf8").on("data", (text) => {
    came.text += text;
  });
  return { socket, came };
}

function head(path: string, type = "application/json", length = LONG.length): string {
  return `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
}

const FORM = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;

it.each([
  ["a body that is announced too long", "/short", 413],
  ["one that is refused once it has come", "/", 400],
  ["a form that is refused while it comes", "/file", 500],
])(
  "a caller who sends all of %s before reading the answer still gets it, and can go on",
  async (_what, path, status) => {
    const { socket, came } = open();
    socket.pause();
    const isForm = path === "/file";
    socket.write(head(path, isForm ? "multipart/form-data; boundary=x" : undefined) + (isForm ? FORM : ""));
    const rest = LONG.subarray(isForm ? FORM.length : 0);
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write(rest, () => resolve());
    });
    socket.resume();
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    await once(socket, "close");
    expect(came.text.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, "HTTP/1.1 200"]);
    expect(came.text.endsWith("fine")).toBe(true);
  },
);

it("the bodies of answered calls are read slowly, however many come at once", async () => {
  // None of the pauses between two chunks ends.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  let bytesRead = () => 0;
  app.server.on("connection", (socket) => {
    const before = bytesRead;
    bytesRead = () => before() + socket.bytesRead;
  });
  const answers = Array.from({ length: 30 }, () => {
    const { socket } = open();
    socket.write(head("/short"));
    socket.write(LONG);
    return once(socket, "data");
  });
  await Promise.all(answers);
  const before = bytesRead();
  const { socket } = open();
  for (let call = 0; call < 20; call += 1) {
    socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(socket, "data");
  }
  // A few chunks of 64 KiB of each; at full speed it would be everything that is there.
  expect(bytesRead() - before).toBeLessThan(10_000_000);
});
