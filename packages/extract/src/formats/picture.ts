import type { Format } from "../format.ts";
import type { PictureKind } from "../pictures/picture-head.ts";

/** A picture file: one page without text. Its text is recognised later, if at all. */
function picture(name: PictureKind): Format {
  return {
    name,
    isPicture: true,
    recognises: ({ magic }) => magic === name,
    async load() {
      const { pictureHead } = await import("../pictures/picture-head.ts");
      return async (bytes) => {
        pictureHead(bytes, name);
        return {
          title: null,
          pageCount: 1,
          pagesWithText: 0,
          parts: [],
          truncatedBy: null,
          picturePages: [1],
        };
      };
    },
  };
}

export const PICTURES: readonly Format[] = (["png", "jpeg", "webp"] as const).map(picture);
