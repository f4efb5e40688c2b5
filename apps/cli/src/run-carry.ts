import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { CarriedSet, ExportFormat, Fidelity, QuestionPicture } from "@quizmill/contract";
import { type Exported, exportFormat, exportSet, withTags } from "@quizmill/interchange";
import { type Command, CommandFailed, UsageError } from "./options.ts";
import type { Surroundings } from "./surroundings.ts";
import { TEXTS } from "./texts.ts";

type CarryCommand = Extract<Command, { name: "export" | "convert" }>;

interface Carrying extends Pick<Surroundings, "err"> {
  /** Null for a file that is none of questions. */
  readonly read: () => Promise<{
    readonly set: CarriedSet;
    readonly fidelity: Fidelity;
    readonly pictures?: ReadonlyMap<string, QuestionPicture>;
  } | null>;
}

/**
 * Writes the questions of a file in another format; what is lost on the way goes to standard error. Returns the name
 * of the file that was written.
 */
export async function runCarry(
  { file, to, out, adapt, tags }: CarryCommand,
  { read, err }: Carrying,
): Promise<string> {
  const found = await read();
  if (found === null) throw new UsageError(TEXTS.noQuestionFile(file));
  tell(TEXTS.reading, found.fidelity, err);
  const { name } = path.parse(file);
  const questions = tags === undefined ? found.set.questions : withTags(found.set.questions, tags);
  if (tags !== undefined && questions.length === 0) throw new CommandFailed(TEXTS.noneTagged(tags));
  const set = { ...found.set, questions, title: found.set.title || name };
  const exported = await exportSet(set, to, { adapt, now: Date.now(), pictures: found.pictures });
  tell(TEXTS.writing, exported.fidelity, err);
  const target = targetOf(out ?? path.join(path.dirname(file), name + exported.extension), to, exported);
  if (path.resolve(target) === path.resolve(file)) throw new UsageError(TEXTS.sameFile);
  await writeFile(target, exported.bytes);
  return TEXTS.written(exported.fidelity.kept, target);
}

/** With pictures beside it a text is a package, which nobody opens under the name of a text. */
function targetOf(wanted: string, to: ExportFormat, { extension }: Pick<Exported, "extension">): string {
  const usual = exportFormat(to).extension;
  const isOther = extension !== usual && path.extname(wanted).toLowerCase() === usual;
  return isOther ? wanted.slice(0, -usual.length) + extension : wanted;
}

function tell(what: string, { losses }: Fidelity, err: Surroundings["err"]): void {
  for (const { questions, ...loss } of losses)
    err(`${TEXTS.loss(what, { ...loss, numbers: questions.map(({ number }) => number) })}\n`);
}
