import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { inChunks, packageOf } from "./package-file.ts";

it("unpacks to the same parts, whatever their size, and has no traces of the parts before", async () => {
  const parts = [
    { name: "a.txt", content: "żółw ".repeat(10) },
    { name: "empty.txt", content: "" },
    { name: "large.bin", content: new Uint8Array(randomBytes(300_000)) },
    { name: "zeros.bin", content: new Uint8Array(5_000_000) },
    ...Array.from({ length: 500 }, (_, i) => ({ name: `b/${i}.txt`, content: "the same words ".repeat(i) })),
  ];
  const words = Array.from({ length: 40_000 }, (_, i) => `zażółć ${i}\n`);
  const long = { name: "long.txt", content: { chunks: inChunks(words) } };
  const { "long.txt": text, ...unpacked } = unzipSync(await packageOf([...parts, long]));
  expect(Buffer.from(text ?? []).toString()).toBe(words.join(""));
  expect(Object.keys(unpacked)).toEqual(parts.map(({ name }) => name));
  for (const { name, content } of parts) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    expect(Buffer.compare(unpacked[name] ?? new Uint8Array(), bytes), name).toBe(0);
  }
});
