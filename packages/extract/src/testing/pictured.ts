import { docxFile } from "./files.ts";
import { asPng, pagePicture } from "./page-pictures.ts";
import { pptxFile } from "./slides.ts";

/** Office documents that hold nothing but pictures, as from somebody who pastes photos into them. */

/** Pages of a PDF as PNGs. */
export async function picturesOf(pdf: Uint8Array, pages: readonly number[]): Promise<Buffer[]> {
  return Promise.all(pages.map(async (page) => asPng(await pagePicture(pdf, page))));
}

export function picturedDocx(pictures: readonly Uint8Array[]): Buffer {
  const shown = pictures.map(
    (_, index) =>
      `<w:p><w:r><w:drawing><a:graphic><a:graphicData><a:blip r:embed="p${index}"/></a:graphicData></a:graphic></w:drawing></w:r></w:p>`,
  );
  const linked = pictures.map(
    (content, index) => [`p${index}`, { type: "image", name: `media/image${index}.png`, content }] as const,
  );
  return docxFile(shown.join(""), { linked: Object.fromEntries(linked) });
}

/** One on each slide. */
export function picturedPptx(pictures: readonly Uint8Array[]): Buffer {
  const slides = pictures.map((_, index) => ({
    shapes: '<p:pic><p:blipFill><a:blip r:embed="p"/></p:blipFill></p:pic>',
    links: { p: ["image", `../media/${index}.png`] as const },
  }));
  return pptxFile(
    slides,
    Object.fromEntries(pictures.map((picture, index) => [`ppt/media/${index}.png`, picture])),
  );
}
