import { docxFile, wordParagraph } from "./files.ts";
import { pngFile } from "./pictures.ts";
import { pptxFile, type TestSlide } from "./slides.ts";

/** Office documents with pictures that are known by their widths, for tests only. */

/** A paragraph with the picture of this width, as Word writes it. */
export function wordPicture(width: number): string {
  const extent = `<wp:extent xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" cx="${width}000" cy="40000"/>`;
  return `<w:p><w:r><w:drawing>${extent}<a:graphic><a:graphicData><a:blip r:embed="p${width}"/></a:graphicData></a:graphic></w:drawing></w:r></w:p>`;
}

/** A paragraph in the style of captions. */
export function wordCaption(text: string): string {
  return wordParagraph(text, { properties: '<w:pStyle w:val="Beschriftung"/>' });
}

const CAPTION = '<w:style w:type="paragraph" w:styleId="Beschriftung"><w:name w:val="caption"/></w:style>';

/** A Word document with this body and the pictures that it names. */
export function figureDocx(body: string, pictures: Record<string, Uint8Array> = {}): Buffer {
  const ids = [...new Set(body.match(/(?<=r:embed="p)\d+/g))];
  const linked = ids.map((id) => {
    const content = pictures[id] ?? pngFile({ width: Number(id), height: 40 });
    return [`p${id}`, { type: "image", name: `media/${id}.png`, content }] as const;
  });
  return docxFile(body, { styles: CAPTION, linked: Object.fromEntries(linked) });
}

/** The slide of `figurePptx` is 1000 by 750 units. */
export function slidePicture(id: string, [x, y, width, height]: readonly [number, number, number, number]) {
  const place = `<a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>`;
  return `<p:pic><p:blipFill><a:blip r:embed="p${id}"/></p:blipFill><p:spPr>${place}</p:spPr></p:pic>`;
}

/** A presentation of these slides with the pictures that they name. */
export function figurePptx(slides: readonly TestSlide[]): Buffer {
  const idsOf = ({ shapes }: TestSlide) => [...new Set(shapes.match(/(?<=r:embed="p)\d+/g))];
  const ids = new Set(slides.flatMap(idsOf));
  const linked = slides.map((slide) => {
    const links = idsOf(slide).map((id) => [`p${id}`, ["image", `../media/${id}.png`]] as const);
    return { ...slide, links: Object.fromEntries(links) };
  });
  const media = [...ids].map(
    (id) => [`ppt/media/${id}.png`, pngFile({ width: Number(id), height: 40 })] as const,
  );
  return pptxFile(linked, Object.fromEntries(media));
}

/** The run of a picture that says what it shows. */
export function wordPictureRun(width: number, words = ""): string {
  const says = `<wp:docPr xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" descr="${words}"/>`;
  return `<w:r><w:drawing>${says}<a:graphic><a:graphicData><a:blip r:embed="p${width}"/></a:graphicData></a:graphic></w:drawing></w:r>`;
}

/** A paragraph of words and of runs such as those of pictures. */
export function wordMixed(...pieces: readonly string[]): string {
  const runs = pieces.map((one) =>
    one.startsWith("<") ? one : `<w:r><w:t xml:space="preserve">${one}</w:t></w:r>`,
  );
  return `<w:p>${runs.join("")}</w:p>`;
}

/** A table of cells, each a paragraph. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) => row.map((cell) => `<w:tc>${cell}</w:tc>`).join("");
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join("")}</w:tbl>`;
}
