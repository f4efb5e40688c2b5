/** A part of a picture, in per cent of its sides. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** That part of a picture's own pixels: at least one, and none outside. */
export function pixelsOf({ x, y, width, height }: Part, whole: { width: number; height: number }): Part {
  const [left, top] = [Math.floor((x * whole.width) / 100), Math.floor((y * whole.height) / 100)];
  return {
    x: Math.min(left, whole.width - 1),
    y: Math.min(top, whole.height - 1),
    width: Math.max(1, Math.min(Math.round((width * whole.width) / 100), whole.width - left)),
    height: Math.max(1, Math.min(Math.round((height * whole.height) / 100), whole.height - top)),
  };
}

const JPEG_QUALITY = 0.92;

/** A part of a picture as a file: a photo stays one, all else keeps its pixels. */
export async function cutOut(image: HTMLImageElement, part: Part, type = "image/png"): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const { x, y, width, height } = pixelsOf(part, { width: naturalWidth, height: naturalHeight });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const kept = type === "image/jpeg" ? type : "image/png";
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, kept, JPEG_QUALITY));
  if (blob === null) throw new Error("The browser made no picture.");
  return new File([blob], "part", { type: kept });
}
