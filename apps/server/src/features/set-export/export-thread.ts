import { parentPort, workerData } from "node:worker_threads";
import { exportSet } from "@quizmill/interchange";
import type { ExportTask } from "./write-in-thread.ts";

/** The thread that writes one file and ends. */
const { set, format, options } = workerData as ExportTask;
const exported = await exportSet(set, format, options);
parentPort?.postMessage(exported);
