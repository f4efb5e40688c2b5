import { ExtractionError } from "../errors.ts";
import type { Salvage } from "../salvage.ts";
import { type Attributes, walkXml, type XmlWalker } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";
import { readFormulas } from "./formulas.ts";
import { OpenStyles } from "./styles.ts";

/** An OpenDocument file (ISO 26300) with its styles read, whose content can be walked. */
export interface OpenDocument {
  readonly styles: OpenStyles;
  /** The title in the document's properties; null if it has none. */
  title(): string | null;
  /** Passes everything inside `office:body` to the walker; the styles have been read before. */
  walk(body: XmlWalker): void;
}

/** A package or one XML file (.fodt, .fodp). Throws FILE_ENCRYPTED if the manifest says so. */
export function openDocument(bytes: Uint8Array, salvage: Salvage): OpenDocument {
  const isPacked = bytes[0] === 0x50;
  // In a single file head and content follow each other.
  return isPacked ? openPackage(openZip(bytes), salvage) : documentOf(bytes, new Head());
}

/** Damaged styles are left out. */
function openPackage(zip: Zip, salvage: Salvage): OpenDocument {
  const manifest = zip.read("META-INF/manifest.xml");
  refuseEncrypted(manifest);
  const content = zip.read("content.xml");
  if (content === null) throw new Error("No part content.xml");
  const head = new Head();
  for (const name of ["styles.xml", "meta.xml"]) {
    salvage.trySync(() => {
      const part = zip.read(name);
      if (part !== null) walkXml(part, head);
    }, undefined);
  }
  readFormulas(zip, { manifest, salvage, into: head.styles.formulas });
  return documentOf(content, head);
}

function documentOf(content: Uint8Array, head: Head): OpenDocument {
  return {
    styles: head.styles,
    title: () => head.title,
    walk: (body) => walkXml(content, new Router(head, body)),
  };
}

/** Every part of an encrypted document has its key data in the manifest (ISO 26300-3, 4.4). */
function refuseEncrypted(manifest: Uint8Array | null): void {
  // Searched as bytes: the manifests of OpenOffice 1 and 2 have a document type, which the walker refuses.
  if (manifest !== null && Buffer.from(manifest).includes(":encryption-data")) {
    throw new ExtractionError("FILE_ENCRYPTED");
  }
}

/** Everything before the body: styles and properties. */
class Head implements XmlWalker {
  readonly styles = new OpenStyles();
  title: string | null = null;
  #isTitle = false;

  open(name: string, attributes: Attributes): void {
    this.#isTitle = name === "dc:title";
    this.styles.open(name, attributes);
  }

  close(name: string): void {
    this.#isTitle = false;
    this.styles.close(name);
  }

  text(text: string): void {
    if (this.#isTitle) this.title = (this.title ?? "") + text;
  }
}

/** Headers and footers are in the head, among the master pages, so the body is free of them. */
class Router implements XmlWalker {
  readonly #head: XmlWalker;
  readonly #body: XmlWalker;
  /** The number of open bodies: an embedded document in a flat file has a body of its own. */
  #bodies = 0;

  constructor(head: XmlWalker, body: XmlWalker) {
    this.#head = head;
    this.#body = body;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#bodies > 0) this.#body.open?.(name, attributes);
    else if (name !== "office:body") this.#head.open?.(name, attributes);
    if (name === "office:body") this.#bodies += 1;
  }

  close(name: string): void {
    if (name === "office:body") this.#bodies -= 1;
    if (this.#bodies > 0) this.#body.close?.(name);
    else if (name !== "office:body") this.#head.close?.(name);
  }

  text(text: string): void {
    (this.#bodies > 0 ? this.#body : this.#head).text?.(text);
  }
}
