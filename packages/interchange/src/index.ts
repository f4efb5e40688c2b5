/** Questions into files and out of them: the formats of other programs, and what each of them keeps and loses. */
export {
  type Exported,
  type ExportOptions,
  exportFormat,
  exportSet,
  type Imported,
  importSet,
  recognised,
} from "./carry.ts";
export { type FileToRead, type Format, NotReadable, type Parts } from "./format.ts";
export { FORMATS } from "./formats.ts";
export type { KeptPictures, PictureEdit, PicturePart, PictureRoom } from "./pictures.ts";
export { exportFidelity } from "./report.ts";
export { carriedSet, withTags } from "./stored-set.ts";
