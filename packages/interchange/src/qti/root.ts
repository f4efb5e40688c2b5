/** Files of a package that may be QTI; those of Blackboard are called `res00001.dat`. */
export const DATA_NAME = /\.(?:xml|qti|dat)$/i;
export const MANIFEST_NAME = /(?:^|\/)imsmanifest\.xml$/i;

/** The root of a file stands in its beginning. */
const ROOT_CHARS = 4_000;
const ROOT = /<(?:\w+:)?(?:questestinterop|assessment(?:Item|Test)|qti-assessment-(?:item|test))[\s/>]/;

/** Whether a text is a test, an item or items of QTI, of any version. */
export function isQti(text: string): boolean {
  return /^\s*</.test(text) && ROOT.test(text.slice(0, ROOT_CHARS));
}
