/** What the first bytes of a picture say about it. */
export interface PictureHead {
  /** As stored, before it is turned. */
  readonly width: number;
  readonly height: number;
  /** How it is turned or mirrored to be seen upright: 1 to 8, of which 1 is as it is (Exif 2.32, 4.6.4, tag 0112). */
  readonly orientation: number;
}

/** Exif (CIPA DC-008), in a TIFF of its own: the tag that says how the camera was held. */
const TAG = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;
const MAX_ENTRIES = 200;

/** The orientation in an Exif block, 1 to 8; 1 if it names none. */
export function orientationIn(exif: Buffer): number {
  const order = exif.toString("latin1", 0, 2);
  if (exif.length < 8 || (order !== "II" && order !== "MM")) return 1;
  const isLittle = order === "II";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const start = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (start + 2 > exif.length) return 1;
  const count = Math.min(short(start), MAX_ENTRIES);
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    if (at + ENTRY_BYTES > exif.length) return 1;
    if (short(at) !== TAG || short(at + 2) !== SHORT) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
