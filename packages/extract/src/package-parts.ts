import { walkXml } from "./xml.ts";
import type { Zip } from "./zip.ts";

/** One relationship of an Office document's part (ECMA-376 part 2, 6.5). */
export interface Relationship {
  readonly id: string;
  /** Last word of the type's address, e.g. "slide", "notesSlide", "diagramData". */
  readonly type: string;
  /** Part name inside the package. */
  readonly target: string;
}

/** The relationships of `part` ("" for the package itself); empty where it has none. Throws where they are damaged. */
export function relationshipsOf(zip: Zip, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const bytes = zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const found: Relationship[] = [];
  if (bytes === null) return found;
  walkXml(bytes, {
    open(name, attributes) {
      if (name !== "Relationship" || attributes("TargetMode") === "External") return;
      const type = attributes("Type") ?? "";
      const target = resolveTarget(folder, attributes("Target") ?? "");
      found.push({ id: attributes("Id") ?? "", type: type.slice(type.lastIndexOf("/") + 1), target });
    },
  });
  return found;
}

/** Of the packages themselves; asked for twice. */
const ofPackages = new WeakMap<Zip, readonly Relationship[]>();

function relationshipsOfPackage(zip: Zip): readonly Relationship[] {
  const known = ofPackages.get(zip) ?? relationshipsOf(zip, "");
  ofPackages.set(zip, known);
  return known;
}

/** Where every writer puts it, for packages whose own relationships are lost or damaged. */
const USUAL_MAIN_PARTS = ["word/document.xml", "ppt/presentation.xml"];

/** Name of the part the package exists for, wherever the writer put it. */
export function mainPartOf(zip: Zip): string {
  const main = mainTargetOf(zip);
  const found = [main, ...USUAL_MAIN_PARTS].find((name) => name !== undefined && zip.has(name));
  if (found === undefined) throw new Error("The package has no main part");
  return found;
}

function mainTargetOf(zip: Zip): string | undefined {
  try {
    return relationshipsOfPackage(zip).find(({ type }) => type === "officeDocument")?.target;
  } catch {
    return undefined;
  }
}

/** The title among the document's own properties; null if it has none, or they cannot be read: that is no loss to the text. */
export function titleOf(zip: Zip): string | null {
  try {
    return titleIn(zip);
  } catch {
    return null;
  }
}

function titleIn(zip: Zip): string | null {
  const core = relationshipsOfPackage(zip).find(({ type }) => type === "core-properties");
  const bytes = core === undefined ? null : zip.read(core.target);
  if (bytes === null) return null;
  let inTitle = false;
  let title = "";
  walkXml(bytes, {
    open: (name) => {
      inTitle = name === "dc:title";
    },
    close: () => {
      inTitle = false;
    },
    text: (text) => {
      if (inTitle) title += text;
    },
  });
  return title;
}

function resolveTarget(folder: string, target: string): string {
  const base = target.startsWith("/") ? "" : folder;
  const steps: string[] = [];
  for (const step of `${base}${target}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
