import type { Route, RouteResponse } from "@quizmill/contract";
import type { z } from "zod";
import { type Encoding, pack } from "./encodings.ts";

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
    answer: RouteResponse<R>,
  ): ReadyAnswer<R> {
    return new ReadyAnswer(JSON.stringify(response.parse(answer)));
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
