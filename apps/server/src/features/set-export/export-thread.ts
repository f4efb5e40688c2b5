import { parentPort, workerData } from "node:worker_threads";
import type { CarriedSet, QuestionPicture } from "@quizmill/contract";
import { exportSet } from "@quizmill/interchange";
import type { ExportPart, ExportTask } from "./write-in-thread.ts";

/** The thread that writes one file and ends. */
const { set, format, options } = workerData as ExportTask;
const questions: CarriedSet["questions"][number][] = [];
const pictures = new Map<string, QuestionPicture>();
parentPort?.on("message", async (part: ExportPart | null) => {
  if (part === null)
    parentPort?.postMessage(await exportSet({ ...set, questions }, format, { ...options, pictures }));
  else if ("hash" in part) pictures.set(part.hash, part);
  else questions.push(...part);
});
