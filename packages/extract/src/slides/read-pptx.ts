import { ExtractionError } from "../errors.ts";
import { mainPartOf, pictureOf, type Relationship, relationshipsOf, titleOf } from "../package-parts.ts";
import { PackagePictures } from "../package-pictures.ts";
import type { Part, Reading } from "../reading.ts";
import { Salvage } from "../salvage.ts";
import { walkXml } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";
import { readChart } from "./chart.ts";
import { readDiagram } from "./diagram.ts";
import { showTitle } from "./show-title.ts";
import { SlideList } from "./slide-list.ts";
import {
  NO_SLIDE,
  type ShownPicture,
  type Slide,
  type SlideShape,
  slideParts,
  spokenParts,
} from "./slide-parts.ts";
import { readSlide, type Shape, type SlidePicture } from "./slide-walker.ts";

/** The slide image and the number, on notes pages and slides; they hold no text. */
const DECORATION = new Set(["sldNum", "sldImg"]);
const RUNNING = new Set(["dt", "ftr", "hdr"]);
const TITLE_LEVELS = new Map<string | null, 1 | 2>([
  ["ctrTitle", 1],
  ["title", 2],
]);

/** Reads a presentation, slide by slide. Throws if the file holds none, FILE_DAMAGED if no slide can be read. */
export async function readPptx(bytes: Uint8Array, signal?: AbortSignal): Promise<Reading> {
  const zip = openZip(bytes);
  const salvage = new Salvage();
  const { names, area } = slidesIn(zip, salvage);
  const list = new SlideList();
  for (const name of names) {
    signal?.throwIfAborted();
    if (list.isFull) break;
    list.add(salvage.trySync(() => slideOf(zip, { name, area }, salvage), NO_SLIDE));
  }
  const { skippedParts } = salvage;
  // Only damaged slides is a different failure than slides that are only pictures.
  if (list.isEmpty && skippedParts > 0 && skippedParts >= names.length) {
    throw new ExtractionError("FILE_DAMAGED");
  }
  const title = showTitle(titleOf(zip));
  const pictures = new PackagePictures(zip);
  return { title, skippedParts, ...(await list.toReading(names.length, pictures)) };
}

interface Slides {
  readonly names: readonly string[];
  /** Of each, in the units of drawings; 0 if the file does not say it. */
  readonly area: number;
}

/**
 * Part names in the order of `p:sldIdLst`: file names follow the order of creation, not of showing. A slide without a
 * part keeps its place, so that those after it keep their numbers.
 */
function slidesIn(zip: Zip, salvage: Salvage): Slides {
  const main = mainPartOf(zip);
  const presentation = zip.read(main);
  if (presentation === null) throw new Error(`No part ${main}`);
  const relationships = relationshipsOf(zip, main);
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));
  const names: string[] = [];
  let area = 0;
  const isWhole = salvage.trySync(() => {
    walkXml(presentation, {
      open(name, attributes) {
        if (name === "p:sldId") names.push(targets.get(attributes("r:id") ?? "") ?? "");
        else if (name === "p:sldSz") area = Number(attributes("cx")) * Number(attributes("cy")) || 0;
      },
    });
    return true;
  }, false);
  if (isWhole || names.length > 0) return { names, area };
  const targetsOfSlides = relationships.filter(({ type }) => type === "slide").map(({ target }) => target);
  return { names: targetsOfSlides, area };
}

/** Throws if the slide itself cannot be read. Its notes and drawings are salvaged one by one. */
function slideOf(zip: Zip, { name, area }: { name: string; area: number }, salvage: Salvage): Slide {
  const bytes = zip.read(name);
  if (bytes === null) throw new Error(`No part ${name}`);
  const { shapes, isHidden, pictures } = readSlide(bytes);
  const relationships = salvage.trySync(() => relationshipsOf(zip, name), []);
  const linked = new LinkedParts(zip, relationships, salvage);
  const shown: SlideShape[] = [];
  const isChartAlone = !shapes.some(saysMoreThanTitle);
  for (const shape of shapes.filter(({ placeholder }) => !DECORATION.has(placeholder ?? ""))) {
    const drawn = [
      ...(shape.diagram === undefined ? [] : linked.drawing(shape.diagram, readDiagram)),
      ...(shape.chart === undefined || !isChartAlone ? [] : linked.drawing(shape.chart, readChart)),
    ];
    shown.push({
      titleLevel: TITLE_LEVELS.get(shape.placeholder) ?? null,
      isRunning: RUNNING.has(shape.placeholder ?? ""),
      parts: [...shape.parts, ...drawn],
      ...(shape.place !== undefined && { place: shape.place }),
    });
  }
  const parts = [...slideParts(shown), ...linked.notes()];
  return { parts, isHidden, pictures: linked.names(pictures), shown: linked.shown(pictures, area) };
}

/** Beside a text a chart only illustrates the text. */
function saysMoreThanTitle({ placeholder, parts, diagram }: Shape): boolean {
  const kind = placeholder ?? "";
  if (DECORATION.has(kind) || RUNNING.has(kind) || TITLE_LEVELS.has(kind)) return false;
  return diagram !== undefined || parts.some(({ text }) => text.trim() !== "");
}

/** The parts that a slide refers to. */
class LinkedParts {
  readonly #zip: Zip;
  readonly #targets: Map<string, string>;
  readonly #notes: string | undefined;
  readonly #salvage: Salvage;

  constructor(zip: Zip, relationships: readonly Relationship[], salvage: Salvage) {
    this.#zip = zip;
    this.#targets = new Map(relationships.map(({ id, target }) => [id, target]));
    this.#notes = relationships.find(({ type }) => type === "notesSlide")?.target;
    this.#salvage = salvage;
  }

  /** Each once: a malicious slide refers to the same drawing many times. */
  drawing(id: string, parse: (bytes: Uint8Array) => Part[]): Part[] {
    const target = this.#targets.get(id);
    this.#targets.delete(id);
    return this.#read(target, parse, []);
  }

  /** The parts of these pictures. */
  names(pictures: readonly SlidePicture[]): string[] {
    return pictures.flatMap(({ id }) => this.#targets.get(id) ?? []);
  }

  /** Those that may be figures. `area`: of the slide. */
  shown(pictures: readonly SlidePicture[], area: number): ShownPicture[] {
    return pictures.flatMap(({ id, place }) => {
      const name = this.#targets.get(id);
      if (name === undefined || place === null) return [];
      const share = place === undefined || area === 0 ? null : (place.width * place.height) / area;
      return [{ name, share, read: () => pictureOf(this.#zip, name) }];
    });
  }

  /** On a notes page only the body holds speaker's notes. */
  notes(): Part[] {
    const shapes = this.#read(this.#notes, (bytes) => readSlide(bytes).shapes, []);
    const spoken = shapes.filter(({ placeholder }) => placeholder === "body");
    return spokenParts(spoken.flatMap(({ parts }) => parts));
  }

  #read<T>(target: string | undefined, parse: (bytes: Uint8Array) => T[], none: T[]): T[] {
    return this.#salvage.trySync(() => {
      const bytes = target === undefined ? null : this.#zip.read(target);
      return bytes === null ? none : parse(bytes);
    }, none);
  }
}
