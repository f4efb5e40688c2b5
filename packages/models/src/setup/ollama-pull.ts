import * as z from "zod";

/** How far a model has been fetched. The sizes are 0 while the server prepares. */
export interface PullProgress {
  readonly status: string;
  readonly doneBytes: number;
  readonly totalBytes: number;
}

const LineSchema = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
  error: z.string().optional(),
});

/** The server's program could not fetch the model. The message is the program's own. */
export class PullFailed extends Error {}

/**
 * Has Ollama fetch a model, by its own API. Gives the progress over all parts of the model. Throws PullFailed, or the
 * signal's reason. A pull that ended early goes on where it was.
 */
export async function* pullWithOllama(
  model: string,
  { origin, signal }: { origin: string; signal: AbortSignal },
): AsyncIterable<PullProgress> {
  const answer = await fetch(`${origin}/api/pull`, {
    method: "POST",
    redirect: "error",
    signal,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model, stream: true }),
  });
  const parts = new Map<string, { done: number; total: number }>();
  let isDone = false;
  for await (const line of linesOf(answer)) {
    const { error, status = "", digest, total, completed } = LineSchema.parse(JSON.parse(line));
    if (error !== undefined) throw new PullFailed(error);
    if (digest !== undefined && total !== undefined) parts.set(digest, { done: completed ?? 0, total });
    isDone ||= status === "success";
    const sum = (of: "done" | "total") => [...parts.values()].reduce((all, part) => all + part[of], 0);
    yield { status, doneBytes: sum("done"), totalBytes: sum("total") };
  }
  if (!answer.ok || !isDone) throw new PullFailed(`Ollama ended the pull of ${model} early.`);
}

async function* linesOf({ body }: Response): AsyncIterable<string> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const piece of body ?? []) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter((line) => line.trim() !== "");
  }
  if (rest.trim() !== "") yield rest;
}
