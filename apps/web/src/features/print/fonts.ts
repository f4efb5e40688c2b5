import { create, type Font } from "fontkit";
import { FACE_FILES, type FaceFile, type FontFile } from "./faces.ts";
import { formulaFiles } from "./formula-files.ts";
import { fontInWoff } from "./woff.ts";

/** A font used by both the page and the PDF, so that a line has the same width in both. */
export interface Face {
  /** Name in the PDF; each file has its own. */
  readonly id: string;
  readonly kind: FontFile["kind"];
  /** Its CSS family. */
  readonly family: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly bytes: Uint8Array;
  readonly has: (codePoint: number) => boolean;
}

/** How a piece of text is set on the page, from its computed style. */
export interface TextStyle {
  readonly family: string;
  readonly weight: number;
  readonly isItalic: boolean;
}

export interface ChosenFace {
  readonly face: Face;
  /** The font has no bold: its outlines are drawn thicker, as the browser does. */
  readonly isThickened: boolean;
}

/** CSS takes the next heavier font above this weight, and the next lighter one up to it. */
const HEAVIEST_REGULAR = 500;

/** The first face in order that has all of a character; null if none has. */
export function chooseFace(faces: readonly Face[], character: string, style: TextStyle): ChosenFace | null {
  const codePoints = [...character].map((part) => part.codePointAt(0) ?? 0);
  const wantsBold = style.weight > HEAVIEST_REGULAR;
  const first = inOrder(faces, style.family).find((face) => codePoints.every(face.has));
  if (!first) return null;
  const family = faces.filter((face) => face.family === first.family && codePoints.every(face.has));
  const exact = family.find((face) => face.isBold === wantsBold && face.isItalic === style.isItalic);
  const face = exact ?? family.find(({ isBold }) => isBold === wantsBold) ?? first;
  return { face, isThickened: wantsBold && !face.isBold };
}

/** First the family and kind of the style, then the fonts of running text. */
function inOrder(faces: readonly Face[], cssFamily: string): readonly Face[] {
  const named = cssFamily.split(",", 1)[0]?.trim().replaceAll(/["']/g, "");
  const kind = faces.find(({ family }) => family === named)?.kind ?? "sans";
  const own = faces.filter((face) => (kind === "formula" ? face.family === named : face.kind === kind));
  return [...own, ...faces.filter((face) => face.kind === "sans")];
}

export interface Wanted {
  readonly text: string;
  readonly code: string;
  readonly hasFormulas: boolean;
}

/** Fetches the fonts that a text needs and adds them to the page; the page has those of formulas already. */
export async function loadFaces({ text, code, hasFormulas }: Wanted): Promise<Face[]> {
  const [sans, mono, formula] = await Promise.all([
    loadOwn(
      FACE_FILES.filter(({ kind }) => kind === "sans"),
      text,
    ),
    loadOwn(
      FACE_FILES.filter(({ kind }) => kind === "mono"),
      code,
    ),
    hasFormulas ? Promise.all(formulaFiles().map(loadFace)) : [],
  ]);
  for (const face of [...sans, ...mono]) {
    const weight = face.isBold ? "600" : "400";
    document.fonts.add(await new FontFace(face.family, face.bytes.slice().buffer, { weight }).load());
  }
  return [...sans, ...mono, ...formula];
}

/** Family by family, each only for characters that no earlier one has. */
async function loadOwn(files: readonly FaceFile[], text: string): Promise<Face[]> {
  let missing = [...new Set(text)];
  const loaded: Face[] = [];
  for (const family of new Set(files.map((file) => file.family))) {
    const own = files.filter((file) => file.family === family);
    if (!missing.some((character) => own.some(({ holds }) => holds.test(character)))) continue;
    const faces = await Promise.all(own.map((file) => loadFace(file)));
    loaded.push(...faces);
    missing = missing.filter((character) => !faces[0]?.has(character.codePointAt(0) ?? 0));
  }
  return loaded;
}

const faceOfUrl = new Map<string, Promise<Face>>();

/** Loads each file once per page load, also if results are exported again. */
function loadFace(file: FontFile): Promise<Face> {
  const known = faceOfUrl.get(file.url);
  if (known) return known;
  const face = fetchFace(file);
  faceOfUrl.set(file.url, face);
  face.catch(() => faceOfUrl.delete(file.url));
  return face;
}

async function fetchFace({ kind, family, isBold, isItalic, url }: FontFile): Promise<Face> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${family} could not be fetched: ${response.status}`);
  const bytes = await fontInWoff(new Uint8Array(await response.arrayBuffer()));
  const font = create(bytes as Parameters<typeof create>[0]) as Font;
  const has = (codePoint: number) => font.hasGlyphForCodePoint(codePoint);
  return { id: url, kind, family, isBold, isItalic, bytes, has };
}
