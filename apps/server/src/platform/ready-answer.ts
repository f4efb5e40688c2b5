import type { Route, RouteResponse } from "@quizmill/contract";
import type { z } from "zod";
import { type Encoding, pack } from "./encodings.ts";

/**
 * An answer of which one list, by far its largest part, is JSON already, because it was kept as such. What keeps it
 * has checked each of its items by the contract; the rest is checked when it is sent, as any answer is.
 */
export class PartlyWritten {
  readonly rest: object;
  readonly list: string;
  readonly itemsJson: readonly string[];
  /** `list` names the member that is left out of `rest`. */
  constructor(rest: object, list: string, itemsJson: readonly string[]) {
    this.rest = rest;
    this.list = list;
    this.itemsJson = itemsJson;
  }
}

/** The answer whole, as JSON. */
export function jsonOf(schema: z.ZodType, { rest, list, itemsJson }: PartlyWritten): string {
  const { [list]: _empty, ...checked } = schema.parse({ ...rest, [list]: [] }) as Record<string, unknown>;
  const head = JSON.stringify(checked).slice(0, -1);
  return `${head},${JSON.stringify(list)}:[${itemsJson.join(",")}]}`;
}

/**
 * An answer of one row of the contract that is sent again as long as what it tells is so. The row has checked it when it
 * was made, as it checks what is sent at once: there is no other way to make one, and only that row's handler may give it.
 */
export class ReadyAnswer<R extends Route = Route> {
  /** Holds nothing; it keeps the answers of different rows apart. */
  declare protected readonly of: R;
  readonly #plain: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  private constructor(json: string) {
    this.#plain = Buffer.from(json);
  }

  static made<R extends Route & { response: z.ZodType }>(
    { response }: R,
    answer: RouteResponse<R> | PartlyWritten,
  ): ReadyAnswer<R> {
    const isPartlyWritten = answer instanceof PartlyWritten;
    return new ReadyAnswer(
      isPartlyWritten ? jsonOf(response, answer) : JSON.stringify(response.parse(answer)),
    );
  }

  /** Of the plain text; each encoding that was asked for adds a twentieth or so. */
  get byteLength(): number {
    return this.#plain.byteLength;
  }

  /** Packed once for each encoding, and not before somebody takes it; null is as it stands. */
  in(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.#plain;
    const known = this.#packed.get(encoding);
    if (known !== undefined) return known;
    const packing = pack(this.#plain, encoding, "once");
    this.#packed.set(encoding, packing);
    packing.catch(() => this.#packed.delete(encoding));
    return packing;
  }
}
