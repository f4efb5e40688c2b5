import { isFormula, MathReader } from "../math/math-reader.ts";
import type { Salvage } from "../salvage.ts";
import { walkXml } from "../xml.ts";
import type { Zip } from "../zip.ts";

/** Each formula is a part of its own that has to be unpacked. */
const MAX_FORMULAS = 2_000;
const MEDIA_TYPE = "opendocument.formula";

export interface FormulasOptions {
  readonly manifest: Uint8Array | null;
  readonly salvage: Salvage;
  /** The result: each formula by its folder, as the text refers to it. */
  readonly into: Map<string, string>;
}

/** The formulas of a package; each is an object with a folder of its own (ISO 26300-3, 3.1). */
export function readFormulas(zip: Zip, { manifest, salvage, into }: FormulasOptions): void {
  for (const folder of manifest === null ? [] : foldersIn(manifest)) {
    const text = salvage.trySync(() => {
      const part = zip.read(`${folder}/content.xml`);
      return part === null ? "" : formulaIn(part);
    }, "");
    if (text !== "") into.set(folder, text);
  }
}

function foldersIn(manifest: Uint8Array): string[] {
  const folders: string[] = [];
  try {
    walkXml(manifest, {
      open(name, attributes) {
        const isWanted = name === "manifest:file-entry" && folders.length < MAX_FORMULAS;
        const type = isWanted ? (attributes("manifest:media-type") ?? "") : "";
        if (type.includes(MEDIA_TYPE)) folders.push(folderOf(attributes("manifest:full-path") ?? ""));
      },
    });
  } catch {
    // The list of parts is only a help: OpenOffice 2 gave it a document type, others leave it out.
  }
  return folders;
}

/** The address of an object as a folder name: "./Object 1" and "Object 1/" are the same. */
export function folderOf(address: string): string {
  return address.replace(/^\.\//, "").replace(/\/+$/, "");
}

function formulaIn(part: Uint8Array): string {
  const reader = new MathReader();
  let isInside = false;
  walkXml(part, {
    open(name, attributes) {
      isInside ||= isFormula(name);
      if (isInside) reader.open(name, attributes);
    },
    close() {
      if (isInside && reader.close()) isInside = false;
    },
    text(text) {
      if (isInside) reader.text(text);
    },
  });
  return reader.toText();
}
