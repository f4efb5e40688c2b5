import type { CarriedQuestion, ImportChoices } from "@quizmill/contract";
import { type FileToRead, NotReadable, type Parts, type ReadNote, type ReadQuestions } from "../format.ts";
import type { MarkOfPicture } from "../html/read-html.ts";
import { childOf, type Element, readXml, textIn, within } from "../html/xml.ts";
import type { FoundPictures } from "../pictures.ts";
import { beginning, tidyLine } from "../tidy.ts";
import type { QtiItem } from "./item.ts";
import { itemOf12 } from "./item12.ts";
import { itemOf21 } from "./item21.ts";
import { withNamesOf2 } from "./names.ts";
import { folderOf, joinedPath, picturesBeside } from "./paths.ts";
import { DATA_NAME, isQti, MANIFEST_NAME } from "./root.ts";
import { type Assessment, withoutCopies } from "./without-copies.ts";

interface PlacedItem {
  readonly item: QtiItem;
  readonly section: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

/** Reads all items of a package in the order of its test, or of its names; or one file. */
export function readQti(
  { text, parts }: Pick<FileToRead, "text" | "parts">,
  _choices: ImportChoices,
  pictures: FoundPictures,
): ReadQuestions {
  const { files, sections, tags, title, folder } = parts === null ? single(text ?? "") : filesIn(parts);
  const picturesOf = picturesBeside(parts, folder, pictures);
  const items: PlacedItem[] = [];
  const assessments = withoutCopies(files.flatMap(({ name, root }) => assessmentsIn(root, picturesOf(name))));
  const isSeveral = assessments.filter((one) => one.items.length > 0).length > 1;
  for (const one of assessments)
    for (const { item } of one.items)
      items.push({ item, section: isSeveral && one.title !== "" ? one.title : undefined });
  for (const { name, root } of files) {
    const item = childOf(root, "assessmentitem");
    if (item !== undefined)
      items.push({
        item: itemOf21(item, picturesOf(name)),
        section: sections.get(name),
        tags: tags.get(name),
      });
  }
  if (files.length === 0) throw new NotReadable("damaged");
  const titles = files.map(({ root }) => titleIn(root)).filter((one) => one !== "");
  return collected(items, (isSeveral && title) || (titles[0] ?? ""));
}

interface Files {
  readonly files: readonly File[];
  /** The sections of a test, by the files of their items. */
  readonly sections: ReadonlyMap<string, string>;
  /** The keywords that the manifest has for a file. */
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** The title of the whole package; "" if it has none. */
  readonly title: string;
  /** Where the manifest is. */
  readonly folder: string;
}

interface File {
  readonly name: string;
  readonly root: Element;
}

const single = (content: string): Files => ({
  files: [{ name: "", root: withNamesOf2(readXml(content)) }],
  sections: new Map(),
  tags: new Map(),
  title: "",
  folder: "",
});

/** The title of a test, or of an assessment of version 1.2. */
function titleIn(root: Element): string {
  const test = childOf(root, "assessmenttest");
  const [assessment] =
    test === undefined ? within(childOf(root, "questestinterop") ?? NOTHING, "assessment") : [test];
  return tidyLine(assessment?.attributes.title ?? "");
}

const NOTHING: Element = { name: "", attributes: {}, children: [] };

/** The assessments, banks and single items of a file of version 1.2. */
function assessmentsIn(root: Element, markOf: MarkOfPicture): Assessment[] {
  return (childOf(root, "questestinterop")?.children ?? []).flatMap((one) => {
    if (typeof one === "string") return [];
    const fields = [...within(one, "qtimetadatafield")];
    const bank = fields.find((field) => textIn(childOf(field, "fieldlabel")) === "bank_title");
    const items = (one.name === "item" ? [one] : [...within(one, "item")])
      .filter((item) => childOf(item, "presentation") !== undefined)
      .map((element) => ({ element, item: itemOf12(element, markOf) }));
    return [
      {
        ident: one.attributes.ident ?? "",
        title: tidyLine(one.attributes.title ?? textIn(childOf(bank, "fieldentry"))),
        isBank: one.name !== "assessment",
        items,
      },
    ];
  });
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

/** What is QTI beside the manifest, in the order in which a test or the manifest lists it; then all others by name. */
function filesIn(parts: Parts): Files {
  const all = parts.names
    .filter((name) => DATA_NAME.test(name) && !MANIFEST_NAME.test(name))
    .filter((name) => !isCopy(name, parts.names))
    .flatMap((name): File[] => {
      const content = parts.text(name) ?? "";
      return isQti(content) ? [{ name, root: withNamesOf2(readXml(content)) }] : [];
    });
  const tests = all
    .filter(({ root }) => childOf(root, "assessmenttest") !== undefined)
    .map(({ name, root }) => ({ folder: folderOf(name), root }));
  const manifest = manifestIn(parts);
  const order = orderOf(manifest, tests);
  const rank = ({ name }: File) => order.get(name) ?? order.size;
  const files = all.sort(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, "en", { numeric: true }),
  );
  const [title] = within(manifest.root, "title");
  return {
    files,
    sections: sectionsIn(tests),
    tags: tagsIn(manifest),
    title: tidyLine(textIn(title)),
    folder: manifest.folder,
  };
}

/** Canvas writes each quiz twice: in the form of the cartridge, and whole. */
function isCopy(name: string, names: readonly string[]): boolean {
  const [, folder, ident] = /^(.*?)([^/]+)\/assessment_qti\.xml$/i.exec(name) ?? [];
  return ident !== undefined && names.includes(`${folder}non_cc_assessments/${ident}.xml.qti`);
}

/** An XML file, and where it is. */
interface Placed {
  readonly folder: string;
  readonly root: Element;
}

function manifestIn(parts: Parts): Placed {
  const name = parts.names.find((one) => MANIFEST_NAME.test(one)) ?? "";
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
