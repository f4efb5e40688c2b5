import { openAccount } from "../callers.ts";

/** An exam paper as people type it: numbered questions, lettered options, the key under each. */
function examPaper(questions: number): string {
  return Array.from({ length: questions }, (_, at) => {
    const [a, b] = [at + 12, (at % 9) + 3];
    const options = [a * b + b, a * b, a * b - a, a + b];
    const lines = options.map((option, place) => `${"ABCD"[place]}) ${option} litres of water`);
    const stem = `${at + 1}. How much do ${a} tanks hold in laboratory ${at + 1}, at ${b} litres each?`;
    return [stem, ...lines, "Answer: B"].join("\n");
  }).join("\n\n");
}

export interface LongQuiz {
  readonly datasetId: string;
  /** What the browser stores for the account that owns the set. */
  readonly storage: Readonly<Record<string, string>>;
  readonly questions: number;
}

/** Makes an account with one set of this many questions, imported word for word from an exam paper. */
export async function makeLongQuiz(url: string, wanted: number): Promise<LongQuiz> {
  const token = await openAccount(url);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/notes/bootstrap?mode=study&minFirst=5`, {
    method: "POST",
    headers,
    body: JSON.stringify({ text: examPaper(wanted), name: "A long exam" }),
  });
  if (!answer.ok) throw new Error(`The notes were refused: ${await answer.text()}`);
  const { datasetId, jobId, token: jobToken } = (await answer.json()) as Record<string, string>;
  await (await fetch(`${url}/api/jobs/${jobId}/events?token=${jobToken}&afterSeq=0`)).text();
  const set = (await (await fetch(`${url}/api/datasets/${datasetId}`, { headers })).json()) as {
    questions: unknown[];
  };
  const me = await (await fetch(`${url}/api/me`, { headers })).text();
  return {
    datasetId: datasetId ?? "",
    storage: { access_token: token, "auth.user": me },
    questions: set.questions.length,
  };
}
