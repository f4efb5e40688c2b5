import { parentPort, workerData } from "node:worker_threads";
import type { CarriedSet } from "@quizmill/contract";
import { exportSet } from "@quizmill/interchange";
import type { ExportTask } from "./write-in-thread.ts";

/** The thread that writes one file and ends. */
const { set, format, options } = workerData as ExportTask;
const questions: CarriedSet["questions"][number][] = [];
parentPort?.on("message", async (some: CarriedSet["questions"] | null) => {
  if (some !== null) questions.push(...some);
  else parentPort?.postMessage(await exportSet({ ...set, questions }, format, options));
});
