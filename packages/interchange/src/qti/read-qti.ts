import type { CarriedQuestion } from "@quizmill/contract";
import { type FileToRead, NotReadable, type Parts, type ReadNote, type ReadQuestions } from "../format.ts";
import { childOf, type Element, readXml, within } from "../html/xml.ts";
import { beginning, tidyLine } from "../tidy.ts";
import type { QtiItem } from "./item.ts";
import { itemOf12 } from "./item12.ts";
import { itemOf21 } from "./item21.ts";

interface PlacedItem {
  readonly item: QtiItem;
  readonly section: string | undefined;
}

/** Reads all items of a package in the order of its test, or of its names; or one file. */
export function readQti({ text, parts }: Pick<FileToRead, "text" | "parts">): ReadQuestions {
  const files = parts === null ? [{ name: "", content: text ?? "" }] : textsOf(parts);
  const sections = parts === null ? new Map<string, string>() : sectionsIn(parts);
  const items: PlacedItem[] = [];
  let title = "";
  for (const { name, content } of files) {
    const root = readXml(content);
    title ||= titleIn(root);
    items.push(...itemsIn(root, sections.get(name)));
  }
  const isQti = files.some(({ content }) => /questestinterop|assessment/i.test(content));
  if (items.length === 0 && !isQti) throw new NotReadable("damaged");
  return collected(items, title);
}

function titleIn(root: Element): string {
  for (const name of ["assessment", "assessmenttest"])
    for (const { attributes } of within(root, name)) return tidyLine(attributes.title ?? "");
  return "";
}

function* itemsIn(root: Element, section: string | undefined): Iterable<PlacedItem> {
  for (const item of within(root, "item"))
    if (childOf(item, "presentation") !== undefined) yield { item: itemOf12(item), section: undefined };
  for (const item of within(root, "assessmentitem")) yield { item: itemOf21(item), section };
}

function collected(items: readonly PlacedItem[], title: string): ReadQuestions {
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  for (const [i, { item, section }] of items.entries()) {
    const where = { number: i + 1, stem: beginning(item.stem) };
    if (item.question === null) {
      notes.push({ ...where, kind: "otherKind", effect: "leftOut" });
      continue;
    }
    for (const note of item.notes) notes.push({ ...where, ...note });
    questions.push({ ...item.question, ...(section !== undefined && { section }) });
    numbers.push(i + 1);
  }
  return { set: { title, questions }, numbers, total: items.length, notes };
}

interface Text {
  readonly name: string;
  readonly content: string;
}

/** XML files beside the manifest, in the order in which it lists them; then all others. */
function textsOf(parts: Parts): Text[] {
  const names = parts.names.filter(
    (name) => /\.(?:xml|qti)$/i.test(name) && !/imsmanifest\.xml$/i.test(name),
  );
  const order = orderOf(parts);
  const rank = (name: string) => order.get(name) ?? order.size;
  return names
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b, "en", { numeric: true }))
    .map((name) => ({ name, content: parts.text(name) ?? "" }));
}

function orderOf(parts: Parts): Map<string, number> {
  const order = new Map<string, number>();
  for (const { folder, reference } of referencesIn(parts)) {
    const name = joinedPath(folder, reference.attributes.href ?? "");
    if (!order.has(name)) order.set(name, order.size);
  }
  return order;
}

/** The sections of a test, by the files of their items. */
function sectionsIn(parts: Parts): Map<string, string> {
  const sections = new Map<string, string>();
  for (const { folder, root } of testsIn(parts))
    for (const section of within(root, "assessmentsection")) {
      const title = tidyLine(section.attributes.title ?? "");
      if (title === "" || section.attributes.visible === "false") continue;
      for (const reference of within(section, "assessmentitemref"))
        sections.set(joinedPath(folder, reference.attributes.href ?? ""), title);
    }
  return sections;
}

function* testsIn(parts: Parts): Iterable<{ folder: string; root: Element }> {
  for (const name of parts.names) {
    if (!/\.xml$/i.test(name)) continue;
    const content = parts.text(name) ?? "";
    if (/<(?:\w+:)?assessmentTest[\s>]/.test(content.slice(0, 4_000)))
      yield { folder: name.slice(0, name.lastIndexOf("/") + 1), root: readXml(content) };
  }
}

function* referencesIn(parts: Parts): Iterable<{ folder: string; reference: Element }> {
  for (const { folder, root } of testsIn(parts))
    for (const reference of within(root, "assessmentitemref")) yield { folder, reference };
  const manifest = parts.names.find((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name)) ?? "";
  const folder = manifest.slice(0, manifest.lastIndexOf("/") + 1);
  for (const reference of within(readXml(parts.text(manifest) ?? ""), "file")) yield { folder, reference };
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
