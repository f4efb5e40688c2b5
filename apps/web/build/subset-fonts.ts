/**
 * `node build/subset-fonts.ts`: reduces the font to what the pages use and writes `src/styles/fonts`, which is
 * committed. No weight above 720 is used. The letters of Polish are in a file of their own, so that a Polish page stays
 * light, and those of Central Europe are separate from those of the rest of the world.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const FONTS = path.resolve(import.meta.dirname, "../src/styles/fonts");
const WEIGHTS = { wght: { min: 400, max: 720 } };

const SUBSETS = [
  {
    name: "latin",
    from: "latin",
    ranges: [
      [0x20, 0x2ff],
      [0x300, 0x36f],
      [0x2000, 0x22ff],
      [0xfeff, 0xfffd],
    ],
  },
  {
    name: "polish",
    from: "latin-ext",
    ranges: [
      [0x104, 0x107],
      [0x118, 0x119],
      [0x141, 0x144],
      [0x15a, 0x15b],
      [0x179, 0x17c],
    ],
  },
  {
    name: "central-europe",
    from: "latin-ext",
    ranges: [
      [0x100, 0x103],
      [0x108, 0x117],
      [0x11a, 0x140],
      [0x145, 0x159],
      [0x15c, 0x178],
      [0x17d, 0x17f],
    ],
  },
  { name: "latin-ext", from: "latin-ext", ranges: [[0x180, 0xabff]] },
  { name: "cyrillic", from: "cyrillic", ranges: [[0x300, 0x2fff]] },
  { name: "cyrillic-ext", from: "cyrillic-ext", ranges: [[0x300, 0xffff]] },
];

const require = createRequire(import.meta.url);

for (const { name, from, ranges } of SUBSETS) {
  const file = require.resolve(`@fontsource-variable/onest/files/onest-${from}-wght-normal.woff2`);
  const letters = ranges.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  const subset = await subsetFont(readFileSync(file), letters.join(""), {
    targetFormat: "woff2",
    variationAxes: WEIGHTS,
  });
  writeFileSync(path.join(FONTS, `onest-${name}.woff2`), subset);
  process.stdout.write(`${name}: ${subset.length} bytes\n`);
}
