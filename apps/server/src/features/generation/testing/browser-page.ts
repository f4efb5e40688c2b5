import {
  type BrowserModelAnswer,
  type BrowserModelRequest,
  type BrowserModelWork,
  BrowserModelWorkSchema,
} from "@quizmill/contract";

/** Whoever has a page open. */
interface Owner {
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

const PATH = "/api/me/browser-model/requests";

/** Waits once for what is asked. */
export async function workFor(owner: Owner): Promise<BrowserModelWork> {
  const answer = await owner.call("GET", PATH);
  if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`);
  return BrowserModelWorkSchema.parse(await answer.json());
}

/** The status of what the server makes of an answer. */
export async function answerFor(owner: Owner, id: string, answer: BrowserModelAnswer | object) {
  return (await owner.call("POST", `${PATH}/${id}`, answer)).status;
}

/** The next request; throws if the account has no open set. */
export async function nextRequest(owner: Owner): Promise<BrowserModelRequest> {
  for (;;) {
    const { request, open } = await workFor(owner);
    if (request !== null) return request;
    if (open === 0) throw new Error("No set is open.");
  }
}

/** An open page: it answers so many requests, or until no set is open. Returns those. */
export async function workInPage(
  owner: Owner,
  write: (request: BrowserModelRequest) => Promise<string> | string,
  most = Number.POSITIVE_INFINITY,
): Promise<BrowserModelRequest[]> {
  const answered: BrowserModelRequest[] = [];
  while (answered.length < most) {
    const { request, open } = await workFor(owner);
    if (request === null && open === 0) break;
    if (request === null) continue;
    await answerFor(owner, request.id, { text: await write(request) });
    answered.push(request);
  }
  return answered;
}
