/** Pages that are pictures: read while questions are written from those before. */
export { putInPageOrder } from "./page-order.ts";
export { type PictureDeps, type PictureReading, readPictures } from "./read.ts";
export { withUnread } from "./record-page.ts";
