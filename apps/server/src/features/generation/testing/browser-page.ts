import {
  type BrowserModelAnswer,
  type BrowserModelRequest,
  type BrowserModelWork,
  BrowserModelWorkSchema,
} from "@quizmill/contract";

/** What a page needs of who has it open. */
interface Owner {
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

const PATH = "/api/me/browser-model/requests";

/** Waits once for what is asked. */
async function askedOf(owner: Owner): Promise<BrowserModelWork> {
  const answer = await owner.call("GET", PATH);
  if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`);
  return BrowserModelWorkSchema.parse(await answer.json());
}

const answerFor = (owner: Owner, id: string, answer: BrowserModelAnswer | object) =>
  owner.call("POST", `${PATH}/${id}`, answer);

/** What the stand-in of a model's server at this address writes. */
async function writtenBy(
  modelUrl: string,
  { system, user, schema, maxTokens }: BrowserModelRequest,
): Promise<string> {
  const answer = await fetch(`${modelUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      ...(schema && { response_format: { type: "json_schema", json_schema: { name: "asked", schema } } }),
      max_tokens: maxTokens,
    }),
  });
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
  return choices[0]?.message.content ?? "";
}

/** An open page with a model that works: it answers so many requests, or until nothing is open. Returns those. */
export async function workInPage(
  owner: Owner,
  modelUrl: string,
  most = Number.POSITIVE_INFINITY,
): Promise<BrowserModelRequest[]> {
  const answered: BrowserModelRequest[] = [];
  while (answered.length < most) {
    const { request, open } = await askedOf(owner);
    if (request === null && open === 0) break;
    if (request === null) continue;
    await answerFor(owner, request.id, { text: await writtenBy(modelUrl, request) });
    answered.push(request);
  }
  return answered;
}
