import { expect, it } from "vitest";
import { extractText } from "../index.ts";
import { drawn, pptxFile, shape } from "../testing/slides.ts";

const box = (text: string, x: number, y: number, width = 40) =>
  `<p:sp><p:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="20"/></a:xfrm></p:spPr><p:txBody>${drawn(text)}</p:txBody></p:sp>`;

async function textsOf(...shapes: string[]): Promise<string[]> {
  const source = await extractText(pptxFile([{ shapes: shapes.join("") }]), "ice.pptx");
  return source.sections.flatMap(({ blocks }) => blocks.map(({ text }) => text));
}

const [CIRQUE, MORAINE, CREVASSE, FJORD] = [
  "A cirque is a hollow in which a glacier begins.",
  "A moraine is debris that a glacier has dropped.",
  "A crevasse is a deep crack in the ice of a glacier.",
  "A fjord is a valley that the sea has filled.",
] as const;

it("Boxes of a slide are read by columns, whatever their order in the file", async () => {
  expect(
    await textsOf(
      ...[box(MORAINE, 50, 40), box(FJORD, 5, 40), box(CIRQUE, 50, 15), box(CREVASSE, 5, 15)],
      shape(["Forms of ice"], "title"),
    ),
  ).toEqual([CREVASSE, FJORD, CIRQUE, MORAINE]);
});

it("A box over all columns is read before what stands below it", async () => {
  const intro = "Ice forms the land in many ways, of which these are two.";
  expect(await textsOf(box(CIRQUE, 50, 40), box(FJORD, 5, 40), box(intro, 5, 10, 85))).toEqual([
    intro,
    FJORD,
    CIRQUE,
  ]);
});

it("Labels, and slides where the place of a box is not known, keep the order of the file", async () => {
  expect(await textsOf(box(MORAINE, 50, 40), box("ice", 5, 40))).toEqual([MORAINE, "ice"]);
  expect(await textsOf(box(MORAINE, 50, 40), box(FJORD, 5, 40), shape([CIRQUE]))).toEqual([
    MORAINE,
    FJORD,
    CIRQUE,
  ]);
});
