/** One event as it was received. */
export interface WireEvent {
  readonly id: number;
  readonly name: string;
  readonly data: Record<string, unknown>;
}

function parseEvent(block: string): WireEvent | undefined {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
  const data = field("data");
  if (data === undefined) return undefined;
  return { id: Number(field("id")), name: field("event") ?? "message", data: JSON.parse(data) };
}

/** Events of a stream until it ends or the reader stops; comments (the heartbeat) are left out. */
export async function* readEvents(answer: Response): AsyncGenerator<WireEvent> {
  let rest = "";
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}
