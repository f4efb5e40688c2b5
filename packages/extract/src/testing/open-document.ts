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
const MIME_TYPE = "application/vnd.oasis.opendocument.text";

export interface OdtParts {
  /** Inside of `office:styles` and of `office:automatic-styles`. */
  readonly styles?: string;
  readonly automatic?: string;
  readonly title?: string;
  readonly manifest?: string;
  /** Further parts of the package, by name. */
  readonly objects?: Record<string, string>;
  /** One XML file instead of a package. */
  readonly isFlat?: boolean;
}

/** An OpenDocument text with this inside of `office:text`. */
export function odtFile(body: string, parts: OdtParts = {}): Buffer {
  const { styles = "", automatic = "", title = "", manifest = "<manifest/>", objects = {} } = parts;
  const meta = `<office:meta><dc:title>${title}</dc:title></office:meta>`;
  const common = `<office:styles>${styles}</office:styles>`;
  const content = `<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`;
  const root = (name: string, inside: string) => `<office:${name} ${NAMESPACES}>${inside}</office:${name}>`;
  if (parts.isFlat === true) {
    const flat = `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="${MIME_TYPE}">`;
    return Buffer.from(`${flat}${meta}${common}${content}</office:document>`);
  }
  return zipFile({
    mimetype: MIME_TYPE,
    "META-INF/manifest.xml": manifest,
    "meta.xml": root("document-meta", meta),
    "styles.xml": root("document-styles", common),
    "content.xml": root("document-content", content),
    ...objects,
  });
}
