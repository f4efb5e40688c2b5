/** A picture in shades of gray, row by row: 0 black, 255 white. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const WHITE = 255;

export function whitePicture(width: number, height: number): GrayPicture {
  return { width, height, pixels: new Uint8Array(width * height).fill(WHITE) };
}

/** The same picture in another size: the mean of the pixels where it gets smaller, straight lines where it grows. */
export function scaled(picture: GrayPicture, width: number, height: number): GrayPicture {
  if (width === picture.width && height === picture.height) return picture;
  const isSmaller = width <= picture.width && height <= picture.height;
  return isSmaller ? averaged(picture, width, height) : interpolated(picture, width, height);
}

/** Scaled so that it has at most so many pixels; itself if it has no more. */
export function withAtMost(picture: GrayPicture, maxPixels: number): GrayPicture {
  const ratio = Math.sqrt(maxPixels / (picture.width * picture.height));
  if (ratio >= 1) return picture;
  return scaled(picture, sideOf(picture.width * ratio), sideOf(picture.height * ratio));
}

export function sideOf(length: number): number {
  return Math.max(1, Math.floor(length));
}

function averaged({ width: from, height: fromHeight, pixels }: GrayPicture, width: number, height: number) {
  const small = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const columns = edgesOf(from, width);
  const rows = edgesOf(fromHeight, height);
  for (let y = 0; y < height; y += 1) {
    const [top = 0, bottom = 0] = [rows[y], rows[y + 1]];
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) {
      let at = row * from;
      for (let x = 0; x < width; x += 1) {
        const end = row * from + (columns[x + 1] ?? 0);
        let sum = 0;
        for (; at < end; at += 1) sum += pixels[at] ?? 0;
        sums[x] = (sums[x] ?? 0) + sum;
      }
    }
    for (let x = 0; x < width; x += 1) {
      const count = (bottom - top) * ((columns[x + 1] ?? 0) - (columns[x] ?? 0));
      small[y * width + x] = (sums[x] ?? 0) / count;
    }
  }
  return { width, height, pixels: small };
}

/** Where the pixels of each new one begin, and the end of the last. */
function edgesOf(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to + 1 }, (_, index) => Math.floor((index * from) / to));
}

function interpolated(picture: GrayPicture, width: number, height: number): GrayPicture {
  const pixels = new Uint8Array(width * height);
  const [stepX, stepY] = [picture.width / width, picture.height / height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = between(picture, (x + 0.5) * stepX - 0.5, (y + 0.5) * stepY - 0.5);
  }
  return { width, height, pixels };
}

/** The shade between four pixels; beyond the edge is paper. */
function between({ width, height, pixels }: GrayPicture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
    const [nearX, nearY] = [Math.round(x), Math.round(y)];
    const isInside = nearX >= 0 && nearY >= 0 && nearX < width && nearY < height;
    return isInside ? (pixels[nearY * width + nearX] ?? WHITE) : WHITE;
  }
  const at = top * width + left;
  const [right, down] = [x - left, y - top];
  const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
  const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
  return upper * (1 - down) + lower * down;
}

/** Turned clockwise by an angle around its middle; the size stays, and paper comes in at the corners. */
export function rotated(picture: GrayPicture, radians: number): GrayPicture {
  const { width, height } = picture;
  const pixels = new Uint8Array(width * height);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y += 1) {
    let fromX = middleX - middleX * cos + (y - middleY) * sin;
    let fromY = middleY + middleX * sin + (y - middleY) * cos;
    for (let x = 0; x < width; x += 1) {
      pixels[y * width + x] = between(picture, fromX, fromY);
      fromX += cos;
      fromY -= sin;
    }
  }
  return { width, height, pixels };
}

/** For each orientation of Exif: whether rows and columns change places, then whether each is read backwards. */
const ORIENTATIONS: readonly (readonly [swaps: boolean, flipsX: boolean, flipsY: boolean])[] = [
  [false, false, false],
  [false, true, false],
  [false, true, true],
  [false, false, true],
  [true, false, false],
  [true, false, true],
  [true, true, true],
  [true, true, false],
];

/**
 * Upright, from a camera that was held as an Exif orientation says; 6 turns it clockwise by a quarter. Its size then, and
 * the index of the pixel that comes to a place; null if nothing is turned.
 */
export function orientedIndex(
  { width: own, height: ownHeight }: Pick<GrayPicture, "width" | "height">,
  orientation: number,
): { width: number; height: number; from: (x: number, y: number) => number } | null {
  const [swaps, flipsX, flipsY] = ORIENTATIONS[orientation - 1] ?? [false, false, false];
  if (!swaps && !flipsX && !flipsY) return null;
  const [width, height] = swaps ? [ownHeight, own] : [own, ownHeight];
  const from = (x: number, y: number) => {
    const [column, row] = swaps ? [y, x] : [x, y];
    return (flipsY ? ownHeight - 1 - row : row) * own + (flipsX ? own - 1 - column : column);
  };
  return { width, height, from };
}

/** The picture turned so. */
export function upright(picture: GrayPicture, orientation: number): GrayPicture {
  const turned = orientedIndex(picture, orientation);
  if (turned === null) return picture;
  const { width, height, from } = turned;
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) pixels[y * width + x] = picture.pixels[from(x, y)] ?? WHITE;
  return { width, height, pixels };
}

/** Pictures of any width, one below the other. */
export function below(pictures: readonly GrayPicture[]): GrayPicture {
  const [first] = pictures;
  if (first !== undefined && pictures.length === 1) return first;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const all = whitePicture(
    width,
    pictures.reduce((sum, { height }) => sum + height, 0),
  );
  let top = 0;
  for (const { width: own, height, pixels } of pictures) {
    for (let y = 0; y < height; y += 1)
      all.pixels.set(pixels.subarray(y * own, (y + 1) * own), (top + y) * width);
    top += height;
  }
  return all;
}

/** As a file that every reader of pictures knows: a portable graymap. */
export function graymap({ width, height, pixels }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n${WHITE}\n`, "latin1"), pixels]);
}
