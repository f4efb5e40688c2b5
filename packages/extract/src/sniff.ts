import type { FoundType } from "@quizmill/contract";
import { isFoundType } from "@quizmill/contract/tables";
import { ExtractionError } from "./errors.ts";
import type { Format, Magic, Probe } from "./format.ts";
import { FORMATS } from "./formats.ts";
import { contentTypesOf, mainTypeOf } from "./package-parts.ts";
import { questionFormat } from "./question-files.ts";
import { openZip } from "./zip.ts";

/** The first bytes of files that people upload by mistake, so that the error can name the type. */
const SIGNATURES: readonly (readonly [type: Magic | "riff", hex: string])[] = [
  ["zip", "504b0304"],
  ["zip", "504b0506"],
  ["cfb", "d0cf11e0a1b11ae1"],
  ["png", "89504e47"],
  ["jpeg", "ffd8ff"],
  ["gif", "47494638"],
  ["tiff", "49492a00"],
  ["tiff", "4d4d002a"],
  ["riff", "52494646"],
  ["rtf", "7b5c727466"],
  ["postscript", "25215053"],
  ["exe", "4d5a"],
  ["elf", "7f454c46"],
  ["rar", "526172211a07"],
  ["7z", "377abcaf271c"],
  ["gzip", "1f8b"],
];

/** The content of RIFF, by the form type after its size (Multimedia Programming Interface 1.0, chapter 2). */
const RIFF_FORMS: Readonly<Record<string, FoundType>> = { WEBP: "webp", WAVE: "wav", "AVI ": "avi" };

/** The photos of phones (ISO/IEC 23008-12; AVIF 1.1): the brands behind "ftyp" that are still pictures. */
const HEIF_BRAND = /^(?:hei[cxms]|hev[cxms]|mif[12]|msf1|avi[fs])$/;

/** Word processors from before compound files, by the first bytes of their files. */
const OLD_FORMATS: readonly (readonly [type: string, hex: string])[] = [
  ["Word 4 for Macintosh", "fe37001c"],
  ["Word 5 for Macintosh", "fe370023"],
  ["Word 2", "dba52d00"],
  ["Windows Write", "31be0000"],
  ["Windows Write", "32be0000"],
];

/** Names of other package types, by the content type of the main part. */
const OTHER_PACKAGES: readonly (readonly [word: string, type: FoundType])[] = [
  ["spreadsheetml", "xlsx"],
  ["opendocument.spreadsheet", "ods"],
];

/**
 * The true format of a file, whatever its name. With `pictures` also that of a picture, which has no text yet. Throws
 * UNSUPPORTED_FILE with the type found, HEIC_UNSUPPORTED for a photo of that kind among pictures, FILE_EMPTY,
 * FILE_ENCRYPTED for a protected Office file, OLD_FORMAT for formats before Office 97.
 */
export async function sniff(
  bytes: Uint8Array,
  fileName: string,
  { pictures }: { readonly pictures: boolean },
): Promise<Format> {
  if (bytes.byteLength === 0) throw new ExtractionError("FILE_EMPTY");
  const probe = await probeFile(bytes, fileName);
  const isOf = (one: Format) => (pictures || one.isPicture !== true) && one.recognises(probe);
  const format = (await questionFormat(probe, fileName)) ?? FORMATS.find(isOf);
  if (format !== undefined) return format;
  if (pictures && probe.magic === "heif") throw new ExtractionError("HEIC_UNSUPPORTED");
  const start = Buffer.from(bytes.subarray(0, 4)).toString("hex");
  const old = OLD_FORMATS.find(([, hex]) => start === hex);
  if (old !== undefined) throw new ExtractionError("OLD_FORMAT", { found: old[0] });
  throw new ExtractionError("UNSUPPORTED_FILE", { found: typeFound(probe) });
}

/** What is known of a file before a parser is loaded. Throws FILE_ENCRYPTED for a protected Office file. */
export async function probeFile(bytes: Uint8Array, fileName: string): Promise<Probe> {
  const extension = /\.[^./\\]+$/.exec(fileName)?.[0].toLowerCase() ?? "";
  const magic = magicOf(bytes);
  const mainType = magic === "zip" ? packageTypeOf(bytes) : "";
  const streams = magic === "cfb" ? await streamsOf(bytes) : new Set<string>();
  if (streams.has("EncryptedPackage")) throw new ExtractionError("FILE_ENCRYPTED");
  return { bytes, extension, magic, mainType, streams };
}

/** The type that the first bytes show. */
export function magicOf(bytes: Uint8Array): Magic {
  const head = Buffer.from(bytes.subarray(0, 1024));
  const start = head.toString("hex", 0, 8);
  // Readers accept garbage before the header (ISO 32000-1, annex H, note 13): mail gateways put it there.
  if (head.includes("%PDF-")) return "pdf";
  const [known] = SIGNATURES.find(([, hex]) => start.startsWith(hex)) ?? [];
  if (known === "riff") return RIFF_FORMS[head.toString("latin1", 8, 12)] ?? "unknown";
  if (known !== undefined) return known;
  if (head.toString("latin1", 4, 8) === "ftyp" && HEIF_BRAND.test(head.toString("latin1", 8, 12)))
    return "heif";
  return markupOf(head);
}

/**
 * Byte order marks before the text, and zero bytes between the letters, are ignored: UTF-8 and UTF-16 are recognised
 * like ASCII.
 */
function markupOf(head: Buffer): Magic {
  const text = head.toString("latin1").replace(/^[\u00EF\u00BB\u00BF\u00FE\u00FF]+|\0/g, "");
  const start = text.trimStart().replace(/^(<!--[^>]*-->\s*|<\?xml[^>]*>\s*)+/, "");
  if (/^<(!doctype\s+html|html|head|body|title|meta)\b/i.test(start)) return "html";
  if (/^mime-version:/im.test(text) && /multipart\/related/i.test(text)) return "mhtml";
  return text.trimStart().startsWith("<?xml") ? "xml" : "unknown";
}

function packageTypeOf(bytes: Uint8Array): string {
  const zip = openZip(bytes);
  const mimetype = zip.read("mimetype");
  if (mimetype !== null) return new TextDecoder().decode(mimetype.subarray(0, 200));
  if (contentTypesOf(zip) !== null) return mainTypeOf(zip);
  return zip.has("META-INF/container.xml") ? "application/epub+zip" : "";
}

async function streamsOf(bytes: Uint8Array): Promise<ReadonlySet<string>> {
  const { readCompoundFile } = await import("./compound-file.ts");
  return readCompoundFile(bytes).names;
}

function typeFound({ magic, mainType, bytes, streams }: Probe): FoundType {
  if (magic === "zip") return OTHER_PACKAGES.find(([word]) => mainType.includes(word))?.[1] ?? "zip";
  if (magic === "cfb") return streams.has("Workbook") || streams.has("Book") ? "xls" : "ole";
  if (magic !== "unknown") return isFoundType(magic) ? magic : "unknown";
  return bytes.subarray(0, 4096).includes(0) ? "unknown" : "text";
}
