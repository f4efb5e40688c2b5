/** Characters for private use that stand for pictures while a text is read: no program writes those of this plane. */
export const FIRST_SIGN = 0xf0000;
export const PICTURE_SIGN = /([\u{F0000}-\u{FFFFD}])/u;
const SIGNS = new RegExp(PICTURE_SIGN, "gu");

/** A text as it reads without pictures. */
export const withoutPictureSigns = (text: string) => text.replaceAll(SIGNS, "");
