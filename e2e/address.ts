import { tmpdir } from "node:os";
import path from "node:path";

export const PORT = Number(process.env.E2E_PORT ?? 4310);
export const ORIGIN = `http://127.0.0.1:${PORT}`;
/** What the server writes; without mail, the links to new passwords are in it. */
export const SERVER_LOG = path.join(tmpdir(), `quizmill-e2e-${PORT}.log`);
