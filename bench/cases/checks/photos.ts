import { readFileSync } from "node:fs";
import path from "node:path";
import { plainText, recognisePages } from "@quizmill/extract";
import { type CaseCheck, differs } from "../check.ts";
import { missing } from "../document.ts";

async function textOfPhoto(folder: string, file: string): Promise<string> {
  const pages = recognisePages(readFileSync(path.join(folder, file)), file, { pages: [1] });
  const [page] = await Array.fromAsync(pages);
  return page?.source ? plainText(page.source) : "";
}

const TURNED = ["side90.jpg", "side270.jpg", "down180.jpg", "exif3.jpg", "exif6.jpg"];

export const turnedPhotos: CaseCheck = {
  number: "70",
  async run(folder) {
    const upright = await textOfPhoto(folder, "upright.jpg");
    const faults: string[] = [];
    for (const file of TURNED) faults.push(...differs(file, await textOfPhoto(folder, file), upright));
    return faults;
  },
};

const WANTED: Readonly<Record<string, readonly string[]>> = {
  "fr-upright.jpg": [
    "La Révolution française",
    "réunion des états généraux",
    "26 août 1789",
    "de 1795 à 1799",
  ],
  "fr2.jpg": ["Élève de troisième, Noël", "le cœur", "Où va le sang", "grâce aux veines"],
  "es.jpg": ["El oxígeno se libera", "qué función cumple"],
};

export const accentedPhotos: CaseCheck = {
  number: "71",
  async run(folder) {
    const faults: string[] = [];
    for (const [file, words] of Object.entries(WANTED))
      faults.push(...missing(file, await textOfPhoto(folder, file), words));
    return faults;
  },
};
