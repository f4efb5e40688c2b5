import { Parser } from "htmlparser2";
import { ExtractionError } from "../errors.ts";
import type { Zip } from "../zip.ts";
import { decodeMarkup } from "./markup-encoding.ts";

/** The package data of an EPUB (EPUB 3.3, 4 and 5; EPUB 2.0.1, OPF 2). */
export interface EpubPackage {
  readonly title: string | null;
  /** Part names of the chapters in reading order, without cover and table of contents. */
  readonly chapters: readonly string[];
  readonly stylesheets: readonly string[];
  /** The label of this part in the table of contents. */
  labelOf(part: string): string | undefined;
}

interface Item {
  readonly part: string;
  readonly type: string;
  readonly properties: string;
}

const CHAPTER_TYPES = /xhtml|text\/html|x-dtbook/;
/** Types in the guide of EPUB 2. */
const SKIPPED_REFERENCES = new Set(["cover", "toc"]);
/** Font obfuscation, which is no encryption of the book (EPUB 3.3, 4.4; Adobe's older method). */
const FONT_METHODS = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc/;
/** Labels that programs generate for a book without contents of its own. */
const MACHINE_LABEL = /^\s*((section|unknown( title)?)[\s\d]*|[\d.]*)$/i;
const MAX_LABEL_CHARS = 300;

/** Throws if there is no package document, and FILE_ENCRYPTED if a chapter is encrypted. */
export async function openPackage(zip: Zip): Promise<EpubPackage> {
  const root = await packagePath(zip);
  const elements = await elementsOf(zip, root);
  const items = new Map<string, Item>();
  for (const { name, attributes } of elements) {
    if (name === "item") items.set(attributes.id ?? "", itemOf(root, attributes));
  }
  const references = elements.filter(
    ({ name, attributes }) => name === "reference" && SKIPPED_REFERENCES.has(attributes.type ?? ""),
  );
  const skipped = new Set(references.map(({ attributes }) => partAt(root, attributes.href)));
  const spine = elements.filter(({ name }) => name === "itemref");
  // Each part may be in the spine only once (EPUB 3.3, 5.7.2).
  const order = new Set(spine.map(({ attributes }) => attributes.idref ?? ""));
  const chapters = [...order].flatMap((id) => items.get(id) ?? []);
  const read = chapters.filter(
    ({ part, type, properties }) =>
      CHAPTER_TYPES.test(type) && !skipped.has(part) && !/\bnav\b/.test(properties),
  );
  await refuseEncrypted(zip, new Set(read.map(({ part }) => part)));
  const labels = await readLabels(zip, [...items.values()]).catch(() => new Map<string, string>());
  const title = elements.find(({ name }) => name === "title")?.text ?? "";
  return {
    title: MACHINE_LABEL.test(title) ? null : title,
    chapters: read.map(({ part }) => part),
    stylesheets: [...items.values()].filter(({ type }) => type === "text/css").map(({ part }) => part),
    labelOf: (part) => labels.get(part),
  };
}

async function packagePath(zip: Zip): Promise<string> {
  const container = await elementsOf(zip, "META-INF/container.xml");
  const path = container.find(({ name }) => name === "rootfile")?.attributes["full-path"];
  if (path === undefined) throw new Error("No package document");
  return partAt("", path);
}

function itemOf(root: string, { href, properties = "", ...attributes }: Record<string, string>): Item {
  return { part: partAt(root, href), type: attributes["media-type"] ?? "", properties };
}

async function refuseEncrypted(zip: Zip, chapters: ReadonlySet<string>): Promise<void> {
  if (!zip.has("META-INF/encryption.xml")) return;
  let method = "";
  for (const { name, attributes } of await elementsOf(zip, "META-INF/encryption.xml")) {
    if (name === "EncryptionMethod") method = attributes.Algorithm ?? "";
    const isChapter = name === "CipherReference" && chapters.has(partAt("", attributes.URI));
    if (isChapter && !FONT_METHODS.test(method)) throw new ExtractionError("FILE_ENCRYPTED");
  }
}

/** From the navigation document, or from the NCX of EPUB 2: the first entry for each part. */
async function readLabels(zip: Zip, items: readonly Item[]): Promise<Map<string, string>> {
  const labels = new Map<string, string>();
  const navigation =
    items.find(({ properties }) => /\bnav\b/.test(properties)) ?? items.find(({ type }) => /ncx/.test(type));
  if (navigation === undefined) return labels;
  let label = "";
  for (const { name, attributes, text } of await elementsOf(zip, navigation.part)) {
    if (name === "text") label = text;
    const target = name === "a" ? attributes.href : name === "content" ? attributes.src : undefined;
    if (target === undefined) continue;
    const part = partAt(navigation.part, target);
    const found = name === "a" ? text : label;
    if (!labels.has(part) && !MACHINE_LABEL.test(found)) labels.set(part, found.trim());
  }
  return labels;
}

interface Element {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Record<string, string>;
  text: string;
}

/** All elements of a part in the order they begin. Lenient; a document type is ignored. */
async function elementsOf(zip: Zip, part: string): Promise<Element[]> {
  const bytes = zip.read(part);
  if (bytes === null) throw new Error("No such part");
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name: name.slice(name.indexOf(":") + 1), attributes, text: "" };
        elements.push(element);
        open.push(element);
      },
      onclosetag: () => {
        const { text = "" } = open.pop() ?? {};
        addText(open.at(-1), text);
      },
      ontext: (text) => addText(open.at(-1), text),
    },
    { xmlMode: true },
  );
  parser.end(await decodeMarkup(bytes));
  return elements;
}

function addText(element: Element | undefined, text: string): void {
  if (element !== undefined && element.text.length < MAX_LABEL_CHARS)
    element.text += text.slice(0, MAX_LABEL_CHARS);
}

/** The part name that `href` means, relative to the part `base`. */
function partAt(base: string, href = ""): string {
  try {
    return decodeURIComponent(new URL(href, `zip://epub/${encodeURI(base)}`).pathname.slice(1));
  } catch {
    return href;
  }
}
