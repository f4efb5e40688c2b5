/**
 * The usual prefix of each namespace, so that walkers can write `w:p` whatever prefix the file uses. Strict documents
 * (ISO 29500) have namespaces of their own.
 */
const PREFIXES = new Map<string, string>();
for (const [prefix, transitional, strict] of [
  ["w", "wordprocessingml/2006/main", "wordprocessingml/main"],
  ["a", "drawingml/2006/main", "drawingml/main"],
  ["p", "presentationml/2006/main", "presentationml/main"],
  ["wp", "drawingml/2006/wordprocessingDrawing", "drawingml/wordprocessingDrawing"],
  ["r", "officeDocument/2006/relationships", "officeDocument/relationships"],
  ["m", "officeDocument/2006/math", "officeDocument/math"],
  ["dgm", "drawingml/2006/diagram", "drawingml/diagram"],
  ["c", "drawingml/2006/chart", "drawingml/chart"],
]) {
  PREFIXES.set(`http://schemas.openxmlformats.org/${transitional}`, `${prefix}:`);
  PREFIXES.set(`http://purl.oclc.org/ooxml/${strict}`, `${prefix}:`);
}
PREFIXES.set("http://schemas.openxmlformats.org/markup-compatibility/2006", "mc:");
PREFIXES.set("http://schemas.openxmlformats.org/package/2006/relationships", "");
PREFIXES.set("http://schemas.openxmlformats.org/package/2006/content-types", "");
PREFIXES.set("urn:schemas-microsoft-com:vml", "v:");
PREFIXES.set("http://purl.org/dc/elements/1.1/", "dc:");
// OpenDocument (ISO 26300-1, 1.2) and the namespaces it uses.
for (const name of ["office", "text", "table", "style", "presentation", "meta", "manifest"]) {
  PREFIXES.set(`urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`, `${name}:`);
}
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:drawing:1.0", "draw:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0", "fo:");
PREFIXES.set("urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0", "svg:");
PREFIXES.set("http://www.w3.org/1999/xlink", "xlink:");
PREFIXES.set("http://www.w3.org/1998/Math/MathML", "math:");

/** No real file has so many names; a malicious one must not fill the memory. */
const MAX_NAMES = 5_000;
const NONE: readonly string[] = [];

/** The namespaces in force while a part is walked. */
export class Namespaces {
  /** What each prefix of the file stands for; the last one is in force. */
  readonly #meanings = new Map<string, string[]>([["xml", ["xml:"]]]);
  /** Canonical names by the names in the file. */
  readonly #names = new Map<string, string>();

  /** Begins an element. Gives the prefixes it declares, which `leave` takes at its end. */
  enter(attributes: Readonly<Record<string, string>>): readonly string[] {
    let declared: string[] | null = null;
    for (const name in attributes) {
      if (name !== "xmlns" && !name.startsWith("xmlns:")) continue;
      const prefix = name.slice(6);
      const meaning = PREFIXES.get(attributes[name] ?? "") ?? "?:";
      const meanings = this.#meanings.get(prefix) ?? [];
      meanings.push(meaning);
      this.#meanings.set(prefix, meanings);
      declared ??= [];
      declared.push(prefix);
    }
    if (declared !== null) this.#names.clear();
    return declared ?? NONE;
  }

  leave(declared: readonly string[]): void {
    for (const prefix of declared) this.#meanings.get(prefix)?.pop();
    if (declared.length > 0) this.#names.clear();
  }

  /** The canonical name of an element, or of an attribute with a prefix. */
  nameOf(written: string): string {
    const known = this.#names.get(written);
    if (known !== undefined) return known;
    const colon = written.indexOf(":");
    const prefix = this.#meanings.get(written.slice(0, Math.max(colon, 0)))?.at(-1) ?? "?:";
    const name = prefix + written.slice(colon + 1);
    if (this.#names.size < MAX_NAMES) this.#names.set(written, name);
    return name;
  }

  /** Attributes by their canonical names. One without a prefix has no namespace. */
  namesOf(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    for (const name in attributes) {
      if (name.includes(":") && this.nameOf(name) !== name) return this.#renamed(attributes);
    }
    return attributes;
  }

  #renamed(attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const renamed: Record<string, string> = Object.create(null);
    for (const name in attributes) {
      const canonical = name.includes(":") ? this.nameOf(name) : name;
      renamed[canonical] ??= attributes[name] ?? "";
    }
    return renamed;
  }
}
