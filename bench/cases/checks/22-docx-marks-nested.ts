import { type CaseCheck, differs } from "../check.ts";
import { leftIn, missing, textOf, timesIn } from "../document.ts";

/** The text of the document's parts that accepted changes keep. */
const KEPT = [
  "Respiration takes place in the mitochondrion.",
  "Proteins are built by ribosomes.",
  "Starch is a store of sugar in plant cells, and glycogen is one in animals.",
  "Vacuoles keep the sap of plant cells.",
  "The nucleus holds the DNA of the cell.",
  "The membrane decides what enters.",
  "Lysosomes digest what the cell has taken in.",
  "Flagella move some cells and also paint them green.",
  "Water enters a root by osmosis.",
  "Golgi body",
  "packs proteins",
];

const DELETED = ["OLD PLACE", "NEVER THERE", "Cell wall", "eats bacteria"];

export const docxMarksNested: CaseCheck = {
  number: "22",
  async run(folder) {
    const text = await textOf(folder, "cells.docx");
    const [, first = ""] = text.split(/\n+/u);
    return [
      ...differs("sentence 1", first, "Photosynthesis takes place in the chloroplast."),
      ...missing("text", text, KEPT),
      ...differs("moved sentence", timesIn(text, "The nucleus holds the DNA of the cell."), 1),
      ...leftIn("text", text, DELETED),
    ];
  },
};
