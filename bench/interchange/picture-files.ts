/**
 * `npm run bench -- picture-files [DIR]`: real files of questions with pictures, read, written in every format that
 * holds pictures, and read again. Their licences differ, so none is part of the project.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CarriedSet, ExportFormat, QuestionPicture } from "@quizmill/contract";
import { picturesIn } from "@quizmill/contract/tables";
import { loadReader } from "@quizmill/extract/load-reader";
import { exportSet, FORMATS } from "@quizmill/interchange";
import { type BenchOptions, questionsFolder } from "../options.ts";

/** QTI is read under one name. */
const BOTH_WAYS = FORMATS.filter(
  ({ name, holds, writer, reader }) => holds.pictures && writer && (reader || name.startsWith("qti")),
).map(({ name }) => name as ExportFormat);

interface Read {
  readonly set: CarriedSet;
  readonly pictures: ReadonlyMap<string, QuestionPicture>;
  /** Questions of which a picture is not in the file, or cannot be kept. */
  readonly lacking: number;
  readonly format: string;
}

export async function run(options: BenchOptions): Promise<void> {
  const folder = questionsFolder(options, "pictures");
  if (!existsSync(folder)) {
    console.log(`Skipped: ${folder} is not there.`);
    return;
  }
  const totals = { files: 0, named: 0, back: 0 };
  for (const name of readdirSync(folder).sort()) {
    const bytes = readFileSync(path.join(folder, name));
    const read = await readQuestions(name, bytes).catch((error: Error) => error.message);
    if (typeof read === "string") console.log(`${name}: ${read}`);
    else await measure(name, bytes.byteLength, read, totals);
  }
  console.log(
    `${totals.files} files: ${totals.back} of ${totals.named} pictures named by what was written came back equal`,
  );
}

/** As `quizmill convert` reads a file. */
async function readQuestions(name: string, bytes: Uint8Array): Promise<Read | string> {
  const { extractQuestions } = await loadReader();
  const pictures = new Map<string, QuestionPicture>();
  const take = (picture: QuestionPicture) => void pictures.set(picture.hash, picture);
  const found = await extractQuestions(bytes, name, { take });
  if (found === null) return "no file of questions";
  const lacking = found.set.questions.filter(({ needsPicture }) => needsPicture).length;
  return { set: found.set, pictures, lacking, format: found.fidelity.format };
}

async function measure(
  name: string,
  bytes: number,
  { set, pictures, lacking, format }: Read,
  totals: { files: number; named: number; back: number },
): Promise<void> {
  const kept = [...pictures.values()].reduce((sum, { base64 }) => sum + (base64.length * 3) / 4, 0);
  const named = hashesIn(set).length;
  console.log(
    `${name} (${format}): ${set.questions.length} questions, ${named} pictures named, ${pictures.size} kept, ${lacking} questions lack one; ${kilobytes(bytes)} in, pictures ${kilobytes(kept)}`,
  );
  if (pictures.size === 0) return;
  totals.files += 1;
  for (const to of BOTH_WAYS) {
    const { wanted, back, size } = await thereAndBack(set, to, pictures);
    totals.named += wanted;
    totals.back += back;
    if (back < wanted) console.log(`  ${to}: ${back} of ${wanted} equal; ${kilobytes(size)}`);
  }
}

/** How many of the pictures that the written questions name come back with equal hashes. */
async function thereAndBack(
  set: CarriedSet,
  to: ExportFormat,
  pictures: ReadonlyMap<string, QuestionPicture>,
): Promise<{ wanted: number; back: number; size: number }> {
  const { bytes, extension, fidelity } = await exportSet(set, to, { pictures });
  const again = await readQuestions(`set${extension}`, bytes);
  if (typeof again === "string") throw new Error(`What was written as ${to} is ${again}.`);
  const wanted = hashesIn(set);
  const found = new Map<string, number>();
  for (const hash of hashesIn(again.set)) found.set(hash, (found.get(hash) ?? 0) + 1);
  let back = 0;
  for (const hash of wanted) {
    const left = found.get(hash) ?? 0;
    if (left > 0) back += 1;
    found.set(hash, left - 1);
  }
  if (fidelity.kept < set.questions.length)
    console.log(`  ${to}: ${fidelity.kept} of ${set.questions.length} questions written`);
  return { wanted: wanted.length, back, size: bytes.byteLength };
}

/** In the order of the questions, as often as they stand there. */
function hashesIn({ questions }: CarriedSet): string[] {
  return questions
    .flatMap(({ text, context = "", options, explanation = "" }) => [context, text, ...options, explanation])
    .flatMap((text) => picturesIn(text).map(({ hash }) => hash));
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
