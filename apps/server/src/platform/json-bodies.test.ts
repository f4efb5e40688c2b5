import { request } from "node:http";
import fc from "fast-check";
import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { acceptJsonOnly, parseJsonBody } from "./json-bodies.ts";

const parsed = (json: string) => parseJsonBody(Buffer.from(json));
const TOO_COMPLEX = "The JSON has too many parts.";

describe("a JSON body", () => {
  it("is accepted if it is long but simple: notes may contain any characters", () => {
    const text = `"quoted\\" [ { , ] } \\ `.repeat(100_000);
    expect(parsed(JSON.stringify({ text, name: "\\" }))).toEqual({ text, name: "\\" });
    const lists = Array.from({ length: 300 }, () => [{}]);
    expect(parsed(JSON.stringify(lists))).toEqual(lists);
    expect(parsed(`${"[".repeat(100)}${"]".repeat(100)}`)).toBeInstanceOf(Array);
  });

  it("has the value that JSON says, wherever its strings end", () => {
    const signs = fc.string({ unit: fc.constantFrom(...'"\\[]{},a') });
    fc.assert(
      fc.property(fc.dictionary(signs, fc.oneof(signs, fc.array(signs))), (value) => {
        expect(parsed(JSON.stringify(value))).toEqual({ ...value });
      }),
    );
  });

  it.each([
    ["nested lists", "[".repeat(1_000_000)],
    ["objects a hundred deep", `${'{"a":'.repeat(101)}0${"}".repeat(101)}`],
    ["a wide list", `[${"0,".repeat(1_000_000)}0]`],
    ["empty objects", `[${"{},".repeat(100_000)}{}]`],
    ["members", `{${'"a":0,'.repeat(100_000)}"a":0}`],
    ["brackets behind a string that ends in a backslash", `{"a":"\\\\",${"[".repeat(100_000)}`],
  ])("is refused unparsed if it is made of %s", (_what, json) => {
    expect(() => parsed(json)).toThrow(TOO_COMPLEX);
  });

  it.each(["{", `{"a":"${"[".repeat(100_000)}`, '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])(
    "is refused if it is no JSON, or sets a prototype: %.20s",
    (json) => {
      expect(() => parsed(json)).toThrow("The body is no JSON, or none that is taken.");
    },
  );

  it("of megabytes is parsed correctly, while others break off", async () => {
    const app = fastify({ bodyLimit: 8_000_000 });
    acceptJsonOnly(app);
    app.post("/", async ({ body }) => ({ length: (body as { text: string }).text.length }));
    await app.listen({ port: 0 });
    const headers = { "content-type": "application/json" };
    const text = "Wörter ".repeat(500_000);
    const send = () =>
      fetch(app.listeningOrigin, { method: "POST", headers, body: JSON.stringify({ text }) });
    const brokenOff = request(app.listeningOrigin, {
      method: "POST",
      headers: { ...headers, "content-length": "7000000" },
    }).on("error", () => undefined);
    brokenOff.write(text, () => brokenOff.destroy());
    for (const answer of await Promise.all([send(), send()]))
      expect(await answer.json()).toEqual({ length: text.length });
    await app.close();
  });
});
