import { zipFile } from "./files.ts";

const NAMES = ["office", "text", "table", "style", "presentation", "meta"];
const NAMESPACES = [
  ...NAMES.map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`),
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
].join(" ");

export interface OpenParts {
  /** Inner XML of `office:styles` and of `office:automatic-styles`. */
  readonly styles?: string;
  readonly automatic?: string;
  readonly title?: string;
  readonly manifest?: string;
  /** Further parts of the package, by name. */
  readonly objects?: Record<string, string>;
  /** Makes one XML file instead of a package. */
  readonly isFlat?: boolean;
}

/** An OpenDocument text with this inner XML of `office:text`. */
export function odtFile(body: string, parts: OpenParts = {}): Buffer {
  return openDocumentFile("text", body, parts);
}

/** An OpenDocument presentation with this inner XML of `office:presentation`. */
export function odpFile(body: string, parts: OpenParts = {}): Buffer {
  return openDocumentFile("presentation", body, parts);
}

function openDocumentFile(type: "text" | "presentation", body: string, parts: OpenParts): Buffer {
  const mimeType = `application/vnd.oasis.opendocument.${type}`;
  const { styles = "", automatic = "", title = "", manifest = "<manifest/>", objects = {} } = parts;
  const meta = `<office:meta><dc:title>${title}</dc:title></office:meta>`;
  const common = `<office:styles>${styles}</office:styles>`;
  const content = `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:${type}>${body}</office:${type}></office:body>`;
  const root = (name: string, inside: string) => `<office:${name} ${NAMESPACES}>${inside}</office:${name}>`;
  if (parts.isFlat === true) {
    const flat = `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="${mimeType}">`;
    return Buffer.from(`${flat}${meta}${common}${content}</office:document>`);
  }
  return zipFile({
    mimetype: mimeType,
    "META-INF/manifest.xml": manifest,
    "meta.xml": root("document-meta", meta),
    "styles.xml": root("document-styles", common),
    "content.xml": root("document-content", content),
    ...objects,
  });
}
