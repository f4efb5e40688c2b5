import { ROUTES } from "@quizmill/contract";
import { download } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { PictureProps } from "../../ui/rich-text/picture-place.ts";
import { JPEG_QUALITY } from "./read-sheet.ts";

/** Pictures that are fetched at the same time. */
const AT_ONCE = 6;

/**
 * The place of a picture on a sheet: as large as it is, but no wider than its column, and no higher than the part of the
 * sheet says. Its pixels are only in the file.
 */
export function PicturePlace({ picture: { hash, alt, width, height } }: PictureProps) {
  const size = {
    width: `min(${width}px, 100%, calc(var(--picture-height) * ${width / height}))`,
    aspectRatio: `${width} / ${height}`,
  };
  return (
    <span
      role="img"
      aria-label={alt}
      data-picture={hash}
      className="inline-block align-middle"
      style={size}
    />
  );
}

/** The pictures of a sheet as data URLs, by their hash. In the place of one that is gone stand its words. */
export async function loadPictures(sheet: HTMLElement): Promise<Map<string, string>> {
  const placesOf = (hash: string) => [...sheet.querySelectorAll<HTMLElement>(`[data-picture="${hash}"]`)];
  const all = sheet.querySelectorAll<HTMLElement>("[data-picture]");
  const waiting = [...new Set([...all].map(({ dataset }) => dataset.picture ?? ""))];
  const found = new Map<string, string>();
  const fetchAll = async () => {
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      const url = await load(hash).catch(nullIfGone);
      if (url !== null) found.set(hash, url);
      else for (const place of placesOf(hash)) place.replaceWith(place.getAttribute("aria-label") ?? "");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchAll));
  return found;
}

/** Without a network no paper is printed that lacks its pictures. */
function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

async function load(hash: string): Promise<string> {
  const picture = await download(ROUTES.questionPicture, { params: { hash } });
  return (await isSeeThrough(picture)) ? onPaper(picture) : dataUrlOf(picture);
}

/** Longer than all of a PNG that stands before its pixels. */
const PNG_HEAD_BYTES = 1_200;
const ALPHA_AT = 25;
const RGBA = 6;

/** By its kind of colour, or by what its palette says (ISO/IEC 15948, 11.2.1 and 11.3.1). */
async function isSeeThrough(picture: Blob): Promise<boolean> {
  if (picture.type !== "image/png") return false;
  const head = new Uint8Array(await picture.slice(0, PNG_HEAD_BYTES).arrayBuffer());
  return head[ALPHA_AT] === RGBA || new TextDecoder("latin1").decode(head).includes("tRNS");
}

/** The PDF writer decodes such a picture in a worker, which the content security policy forbids. */
async function onPaper(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser has no canvas.");
  brush.fillStyle = "white";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", JPEG_QUALITY);
}

function dataUrlOf(picture: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(`${reader.result}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
