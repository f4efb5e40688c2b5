import { contentTypes, NAMESPACES, relationships, zipFile } from "./files.ts";

/** Small handmade PresentationML documents, for tests only. */

export interface TestSlide {
  /** The inner XML of its shape tree, and of that of its notes page. */
  readonly shapes: string;
  readonly notes?: string;
  /** Content of its SmartArt data parts, with the ids "diagram0", "diagram1" … */
  readonly diagrams?: readonly string[];
  /** Content of its chart part, with the id "chart". */
  readonly chart?: string;
  /** Whether its author hid it. */
  readonly isHidden?: boolean;
  /** Further relationships, by id. */
  readonly links?: Record<string, readonly [type: string, target: string]>;
}

/** A presentation of these slides in this order; `parts` are added to the package, or replace parts of it. */
export function pptxFile(
  slides: readonly TestSlide[],
  parts: Record<string, string | Uint8Array> = {},
): Buffer {
  // Numbered against the order of showing, as after slides were moved.
  const fileName = (index: number) => `slide${slides.length - index}.xml`;
  const ids = slides.map((_slide, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`);
  const targets = slides.map(
    (_slide, index) => [`s${index}`, ["slide", `slides/${fileName(index)}`]] as const,
  );
  return zipFile({
    "[Content_Types].xml": contentTypes("ppt/presentation.xml", "presentationml.presentation"),
    "_rels/.rels": relationships({ rId1: ["officeDocument", "ppt/presentation.xml"] }),
    "ppt/presentation.xml": `<p:presentation ${NAMESPACES}><p:sldIdLst>${ids.join("")}</p:sldIdLst><p:sldSz cx="1000" cy="750"/></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relationships(Object.fromEntries(targets)),
    ...Object.assign({}, ...slides.map((slide, index) => slideParts(slide, fileName(index)))),
    ...parts,
  });
}

function slideParts(
  { shapes, notes, diagrams = [], chart, isHidden = false, links: more }: TestSlide,
  fileName: string,
): Record<string, string> {
  const diagramName = (index: number) => `diagrams/${index}-of-${fileName}`;
  const links = diagrams.map(
    (_data, index) => [`diagram${index}`, ["diagramData", `../${diagramName(index)}`]] as const,
  );
  const data = diagrams.map((content, index) => [
    `ppt/${diagramName(index)}`,
    `<dgm:dataModel ${NAMESPACES}>${content}</dgm:dataModel>`,
  ]);
  return {
    [`ppt/slides/${fileName}`]: slidePart("sld", shapes, isHidden ? 'show="0"' : ""),
    [`ppt/slides/_rels/${fileName}.rels`]: relationships({
      notes: ["notesSlide", `../notesSlides/${fileName}`],
      ...Object.fromEntries(links),
      chart: ["chart", `../charts/of-${fileName}`],
      ...more,
    }),
    ...(notes !== undefined && { [`ppt/notesSlides/${fileName}`]: slidePart("notes", notes) }),
    ...Object.fromEntries(data),
    ...(chart !== undefined && {
      [`ppt/charts/of-${fileName}`]: `<c:chartSpace ${NAMESPACES}>${chart}</c:chartSpace>`,
    }),
  };
}

function slidePart(root: "sld" | "notes", shapes: string, attributes = ""): string {
  return `<p:${root} ${NAMESPACES} ${attributes}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`;
}

/** A shape of a slide; without a placeholder type it is a text box. */
export function shape(paragraphs: readonly string[], placeholder?: string): string {
  const marker = placeholder === undefined ? "" : `<p:ph type="${placeholder}"/>`;
  return `<p:sp><p:nvSpPr><p:nvPr>${marker}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs.map(drawn).join("")}</p:txBody></p:sp>`;
}

/** A DrawingML paragraph with one run, or with the given runs. */
export function drawn(content: string): string {
  return `<a:p>${content.startsWith("<") ? content : run(content)}</a:p>`;
}

/** A run with these attributes in its properties. */
export function run(text: string, properties = ""): string {
  return `<a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r>`;
}
