import type { CarriedQuestion } from "@quizmill/contract";
import { type FileToRead, NotReadable, type Parts, type ReadNote, type ReadQuestions } from "../format.ts";
import { childOf, type Element, readXml, textIn, within } from "../html/xml.ts";
import { beginning, tidyLine } from "../tidy.ts";
import type { QtiItem } from "./item.ts";
import { itemOf12 } from "./item12.ts";
import { itemOf21 } from "./item21.ts";

interface PlacedItem {
  readonly item: QtiItem;
  readonly section: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Reads all items of a package in the order of its test, or of its names; or one file. */
export function readQti({ text, parts }: Pick<FileToRead, "text" | "parts">): ReadQuestions {
  const { files, sections, tags } = parts === null ? single(text ?? "") : filesIn(parts);
  const items: PlacedItem[] = [];
  let title = "";
  for (const { name, content } of files) {
    const root = readXml(content);
    title ||= titleIn(root);
    items.push(...itemsIn(root, { section: sections.get(name), tags: tags.get(name) }));
  }
  const isQti = files.some(({ content }) => /questestinterop|assessment/i.test(content));
  if (items.length === 0 && !isQti) throw new NotReadable("damaged");
  return collected(items, title);
}

interface Files {
  readonly files: readonly Text[];
  /** The sections of a test, by the files of their items. */
  readonly sections: ReadonlyMap<string, string>;
  /** The keywords that the manifest has for a file. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
}

const single = (content: string): Files => ({
  ...{ files: [{ name: "", content }], sections: new Map(), tags: new Map() },
});

/** The title of a test, or of an assessment of version 1.2. */
function titleIn(root: Element): string {
  const test = childOf(root, "assessmenttest");
  const [assessment] =
    test === undefined ? within(childOf(root, "questestinterop") ?? NOTHING, "assessment") : [test];
  return tidyLine(assessment?.attributes.title ?? "");
}

const NOTHING: Element = { name: "", attributes: {}, children: [] };

function* itemsIn(root: Element, about: Omit<PlacedItem, "item">): Iterable<PlacedItem> {
  const own = childOf(root, "assessmentitem");
  if (own !== undefined) yield { item: itemOf21(own), ...about };
  for (const item of within(childOf(root, "questestinterop") ?? NOTHING, "item"))
    if (childOf(item, "presentation") !== undefined) yield { item: itemOf12(item), section: undefined };
}

function collected(items: readonly PlacedItem[], title: string): ReadQuestions {
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  for (const [i, { item, section, tags }] of items.entries()) {
    const where = { number: i + 1, stem: beginning(item.stem) };
    if (item.question === null) {
      notes.push({ ...where, kind: "otherKind", effect: "leftOut" });
      continue;
    }
    for (const note of item.notes) notes.push({ ...where, ...note });
    questions.push({
      ...item.question,
      ...(section !== undefined && { section }),
      ...(tags !== undefined && { tags: [...tags] }),
    });
    numbers.push(i + 1);
  }
  return { set: { title, questions }, numbers, total: items.length, notes };
}

interface Text {
  readonly name: string;
  readonly content: string;
}

const TEST = /<(?:\w+:)?assessmentTest[\s>]/;
/** The root of a file stands in its beginning. */
const ROOT_CHARS = 4_000;

/** XML files beside the manifest, in the order in which a test or the manifest lists them; then all others. */
function filesIn(parts: Parts): Files {
  const all = parts.names
    .filter((name) => /\.(?:xml|qti)$/i.test(name) && !/imsmanifest\.xml$/i.test(name))
    .map((name): Text => ({ name, content: parts.text(name) ?? "" }));
  const tests = all
    .filter(({ content }) => TEST.test(content.slice(0, ROOT_CHARS)))
    .map(({ name, content }) => ({ folder: folderOf(name), root: readXml(content) }));
  const manifest = manifestIn(parts);
  const order = orderOf(manifest, tests);
  const rank = ({ name }: Text) => order.get(name) ?? order.size;
  const files = all.sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en", { numeric: true }),
  );
  return { files, sections: sectionsIn(tests), tags: tagsIn(manifest) };
}

const folderOf = (name: string) => name.slice(0, name.lastIndexOf("/") + 1);

/** An XML file, and where it is. */
interface Placed {
  readonly folder: string;
  readonly root: Element;
}

function manifestIn(parts: Parts): Placed {
  const name = parts.names.find((one) => /(?:^|\/)imsmanifest\.xml$/i.test(one)) ?? "";
  return { folder: folderOf(name), root: readXml(parts.text(name) ?? "") };
}

function tagsIn({ folder, root }: Placed): Map<string, string[]> {
  const tags = new Map<string, string[]>();
  for (const resource of within(root, "resource")) {
    const metadata = childOf(resource, "metadata");
    const keywords = metadata === undefined ? [] : [...within(metadata, "keyword")];
    const own = keywords.map((keyword) => tidyLine(textIn(keyword))).filter((tag) => tag !== "");
    if (own.length > 0) tags.set(joinedPath(folder, resource.attributes.href ?? ""), own);
  }
  return tags;
}

function orderOf(manifest: Placed, tests: readonly Placed[]): Map<string, number> {
  const order = new Map<string, number>();
  const add = (folder: string, { attributes }: Element) => {
    const name = joinedPath(folder, attributes.href ?? "");
    if (!order.has(name)) order.set(name, order.size);
  };
  for (const { folder, root } of tests)
    for (const reference of within(root, "assessmentitemref")) add(folder, reference);
  for (const file of within(manifest.root, "file")) add(manifest.folder, file);
  return order;
}

function sectionsIn(tests: readonly Placed[]): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { folder, root } of tests)
    for (const section of within(root, "assessmentsection")) {
      const title = tidyLine(section.attributes.title ?? "");
      if (title === "" || section.attributes.visible === "false") continue;
      for (const { attributes } of within(section, "assessmentitemref"))
        sections.set(joinedPath(folder, attributes.href ?? ""), title);
    }
  return sections;
}

/** A path within the package; one that leaves it names no part. */
function joinedPath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
