import { expect, it } from "vitest";
import { plainText } from "../plain-text.ts";
import { body, read } from "../testing/pdf-text.ts";

const textOf = async (...lines: string[]) => plainText(await read([body(700, lines)]));

it("Ligatures that a font shows as other signs come back, in all words with that sign", async () => {
  const text = await textOf(
    "A reÄection is the return of a wave, and the deÅnition of a front is a line.",
    "DiÇraction is the bending of waves, and the diÇerence of paths decides it.",
    "The coÇee is hot, the Äag is red, and a beneÅt is what we take of it.",
    "Ta mody6kacja jest du6a, a de6nicja prosta i krótka, jak wszystkie tutaj.",
  );
  for (const word of [
    "reflection",
    "definition",
    "Diffraction",
    "difference",
    "coffee",
    "benefit",
    "modyfikacja",
    "definicja",
  ])
    expect(text).toContain(word);
});

it("Ligatures that a font shows as an f alone are restored where several words can be no others", async () => {
  const text = await textOf(
    "The defnition of an efcient wave: a refection makes a diference and has an efect that",
    "no specifc theory explains. A perfect defect of the surface is often left for later.",
  );
  expect(text).toContain(
    "The definition of an efficient wave: a reflection makes a difference and has an effect",
  );
  expect(text).toContain(
    "no specific theory explains. A perfect defect of the surface is often left for later.",
  );
});

it("Words with one f are left to the languages that have them", async () => {
  const lines = [
    "La difracción y la diferencia tienen un efecto suficiente. El reflejo no es difícil,",
    "y la oficina del refectorio ofrece una refacción. Su afecto no es infame ni difuso.",
  ] as const;
  const text = await textOf(...lines);
  for (const line of lines) expect(text).toContain(line);
});

it("Signs in words that no ligature explains stay as they are", async () => {
  const text = await textOf(
    "The html5lib and base64url of python3x, the h2o and co2e, and vitamin b6rich food are",
    "names of things that the reader has to know, as an iPhone or an eBook and a McÄllan.",
  );
  for (const word of ["html5lib", "base64url", "python3x", "h2o", "b6rich", "McÄllan"])
    expect(text).toContain(word);
});
