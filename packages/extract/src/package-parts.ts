import { type Attributes, walkXml } from "./xml.ts";
import type { Zip } from "./zip.ts";

/** A relationship of a part of an Office document (ECMA-376 part 2, 6.5). */
export interface Relationship {
  readonly id: string;
  /** The last word of the type's address, e.g. "slide", "notesSlide", "diagramData". */
  readonly type: string;
  /** Name of the target part in the package. */
  readonly target: string;
}

/** The relationships of `part` ("" for the package itself); empty if it has none. Throws if they are damaged. */
export function relationshipsOf(zip: Zip, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const bytes = zip.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  if (bytes === null) return [];
  const found: Relationship[] = [];
  const add = (attributes: Attributes) => {
    if (attributes("TargetMode") === "External") return;
    const type = attributes("Type") ?? "";
    const target = resolveTarget(folder, attributes("Target") ?? "");
    found.push({ id: attributes("Id") ?? "", type: type.slice(type.lastIndexOf("/") + 1), target });
  };
  walkXml(bytes, { open: (name, attributes) => name === "Relationship" && add(attributes) });
  return found;
}

/** A picture of an Office document; null also for one that cannot be unpacked, which is no reason to refuse the text. */
export function pictureOf(zip: Zip, part: string): Uint8Array | null {
  try {
    return zip.read(part);
  } catch {
    return null;
  }
}

/**
 * `[Content_Types].xml` (ECMA-376 part 2, 6.2.3), its bytes as characters; cached, because several callers need it.
 */
const contentTypes = new WeakMap<Zip, string>();

/** Null if the package has none: then it is another ZIP file. */
export function contentTypesOf(zip: Zip): string | null {
  const known = contentTypes.get(zip);
  if (known !== undefined) return known;
  const bytes = zip.read("[Content_Types].xml");
  if (bytes === null) return null;
  const text = Buffer.from(bytes).toString("latin1");
  contentTypes.set(zip, text);
  return text;
}

const MAIN = /<Override\s[^<>]*ContentType="([^"<&]*\.main\+xml)"[^<>]*>/;
const ofType = (type: string) =>
  new RegExp(`<Override\\s[^<>]*ContentType="application/vnd\\.${type}\\+xml"[^<>]*>`);
const CORE = ofType("openxmlformats-package\\.core-properties");
const PART_NAME = /\sPartName="\/([\w./-]+)"/;

/** The content type of the main part, as every program writes it. Other forms are left to the XML walker. */
export function mainTypeOf(zip: Zip): string {
  const text = contentTypesOf(zip) ?? "";
  return MAIN.exec(text)?.[1] ?? walkedMainType(Buffer.from(text, "latin1"));
}

function walkedMainType(types: Uint8Array): string {
  const found: string[] = [];
  if (types.byteLength > 0)
    walkXml(types, { open: (_name, attributes) => found.push(attributes("ContentType") ?? "") });
  return found.find((type) => /\.main\+xml$/.test(type)) ?? "";
}

/** Parts of which a Word document has at most one, by the last words of their types and relationships. */
const WORD_PARTS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ["styles", "numbering", "footnotes", "endnotes"].map((name) => [
    name,
    ofType(`openxmlformats-officedocument\\.wordprocessingml\\.${name}`),
  ]),
);

/** Name of such a part; undefined if there is none, or several, as in a package with two documents. */
export function onlyWordPart(zip: Zip, name: string): string | undefined {
  const type = WORD_PARTS[name];
  return type && onlyPart(zip, type);
}

/**
 * The content types name the parts of which a package has one, as its relationships do; those then need not be read.
 */
function onlyPart(zip: Zip, type: RegExp): string | undefined {
  const text = contentTypesOf(zip) ?? "";
  const found = type.exec(text);
  if (found === null || text.includes("<!")) return undefined;
  const isOnly = !type.test(text.slice(found.index + found[0].length));
  const name = isOnly ? PART_NAME.exec(found[0])?.[1] : undefined;
  return name !== undefined && zip.has(name) ? name : undefined;
}

/** The relationships of the package itself; cached, because they are needed twice. */
const ofPackages = new WeakMap<Zip, readonly Relationship[]>();

function relationshipsOfPackage(zip: Zip): readonly Relationship[] {
  const known = ofPackages.get(zip) ?? relationshipsOf(zip, "");
  ofPackages.set(zip, known);
  return known;
}

/** The usual names, for packages whose own relationships are lost or damaged. */
const USUAL_MAIN_PARTS = ["word/document.xml", "ppt/presentation.xml"];

/** Name of the main part, wherever the writer put it. */
export function mainPartOf(zip: Zip): string {
  const main = onlyPart(zip, MAIN) ?? mainTargetOf(zip);
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

/** The title in the document's properties; null if it has none. Damage there is ignored: no text is lost. */
export function titleOf(zip: Zip): string | null {
  try {
    return titleIn(zip);
  } catch {
    return null;
  }
}

function titleIn(zip: Zip): string | null {
  const core = onlyPart(zip, CORE) ?? coreTargetOf(zip);
  const bytes = core === undefined ? null : zip.read(core);
  return bytes === null ? null : titleInProperties(bytes);
}

function coreTargetOf(zip: Zip): string | undefined {
  return relationshipsOfPackage(zip).find(({ type }) => type === "core-properties")?.target;
}

function titleInProperties(bytes: Uint8Array): string {
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
