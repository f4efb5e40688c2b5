import type { CaseCheck } from "../check.ts";
import { missing, textOf } from "../document.ts";

const WORDS = {
  "pl.pdf": ["biało-czerwona", "Żółć", "niebiesko-zielony"],
  "de.pdf": ["Eine Wasserstoffbrückenbindung ist", "Haupt- und Nebenwirkung", "Ein- und Ausgabe"],
  "en.pdf": ["well-known", "self-pollination", "Photosynthesis", "temperature"],
};

export const lineEndHyphens: CaseCheck = {
  number: "25",
  async run(folder) {
    const faults = Object.entries(WORDS).map(async ([file, words]) =>
      missing(file, await textOf(folder, file), words),
    );
    return (await Promise.all(faults)).flat();
  },
};
