import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { extractText, plainText } from "../index.ts";

const FIXTURES = fileURLToPath(new URL("../../../../fixtures/odd/", import.meta.url));

describe.each(["ruby.pdf", "ruby-vertical.pdf"])("Small kana beside Japanese characters in %s", (name) => {
  const reading = extractText(readFileSync(FIXTURES + name), name).then(plainText);

  it("are no part of the text", async () => {
    expect(await reading).toMatch(/火山[\s\S]*噴出[\s\S]*火成岩/u);
    expect(await reading).not.toMatch(
      /(?:か ?ざ ?ん|ふんしゅつ|か ?せ ?い ?が ?ん|ようがん|しんげん|しんおう)/u,
    );
  });

  it("leave the heading whole", async () => {
    const source = await extractText(readFileSync(FIXTURES + name), name);
    expect(source.sections.map(({ heading }) => heading)).toEqual(["火山のはたらき"]);
  });

  it("part no sentence", async () => {
    for (const sentence of [
      "火山とは、地下のマグマが地表に噴出してできた山のことである。",
      "マグマが冷えて固まった岩石を火成岩という。",
      "地表の近くで急に冷えてできた岩石を火山岩という。地下の深いところでゆっくり冷えてできた岩石を深成岩という。",
      "地震の規模はマグニチュードで表される。",
    ])
      expect(await reading).toContain(sentence);
  });
});
