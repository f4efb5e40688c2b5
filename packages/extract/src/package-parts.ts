import { type Attributes, walkXml } from "./xml.ts";
import { decodeReferences, readAttribute } from "./xml-marks.ts";
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
  const plain = plainRelationships(textOf(bytes));
  if (plain === null)
    walkXml(bytes, { open: (name, attributes) => name === "Relationship" && add(attributes) });
  else for (const attributes of plain) add((name) => readAttribute(attributes, name));
  return found;
}

/** No program writes larger parts of this kind, and a regular expression might be slow on them. */
const MAX_PLAIN_BYTES = 64 * 1024;

/** The text for a search; "" for a long part. UTF-16 is found only by the XML walker. */
function textOf(bytes: Uint8Array): string {
  return bytes.byteLength > MAX_PLAIN_BYTES ? "" : Buffer.from(bytes).toString("utf8");
}

const RELATIONSHIPS =
  /^\uFEFF?(?:<\?xml[^<>]*>)?\s*<Relationships xmlns="http:\/\/schemas\.openxmlformats\.org\/package\/2006\/relationships">\s*/;
const RELATIONSHIP = /<Relationship((?: \w+="[^"<]*")+) ?\/>\s*/y;
const NO_MORE = "</Relationships>";

/**
 * The relationships, if their tags are written as all programs write them; null for other forms, which need the XML
 * walker. Each document has two such parts, and walking them takes longer than many a text.
 */
function plainRelationships(text: string): string[] | null {
  let at = RELATIONSHIPS.exec(text)?.[0].length ?? text.length;
  const tags: string[] = [];
  while (text.startsWith("<Relationship ", at)) {
    RELATIONSHIP.lastIndex = at;
    const [, attributes] = RELATIONSHIP.exec(text) ?? [];
    if (attributes === undefined) return null;
    tags.push(attributes);
    at = RELATIONSHIP.lastIndex;
  }
  const isWhole = text.startsWith(NO_MORE, at) && text.slice(at + NO_MORE.length).trim() === "";
  return isWhole ? tags : null;
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
  if (bytes === null) return null;
  return plainTitle(textOf(bytes)) ?? walkedTitle(bytes);
}

function coreTargetOf(zip: Zip): string | undefined {
  return relationshipsOfPackage(zip).find(({ type }) => type === "core-properties")?.target;
}

const DUBLIN_CORE = ' xmlns:dc="http://purl.org/dc/elements/1.1/"';
const TITLE = /<dc:title(?:\/>|>([^<]*)<\/dc:title>)/;

/** As every program writes it; null if only the XML walker can tell. */
function plainTitle(text: string): string | null {
  if (!text.includes(DUBLIN_CORE) || text.includes("<!")) return null;
  const found = TITLE.exec(text);
  if (found !== null) return decodeReferences(found[1] ?? "");
  return text.includes("title") ? null : "";
}

function walkedTitle(bytes: Uint8Array): string {
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
