import type { Route, RouteResponse } from "@quizmill/contract";
import type { z } from "zod";
import { type Encoding, pack } from "./encodings.ts";

/**
 * An answer of one contract row that can be sent again as long as its content is current. It is checked by the row when
 * it is made, like any other answer: there is no other way to make one, and only that row's handler may return it.
 */
export class ReadyAnswer<R extends Route = Route> {
  /** Holds nothing; it makes the answers of different rows different types. */
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

  /** Size of the uncompressed text; each encoding that was requested adds about a twentieth. */
  get byteLength(): number {
    return this.#plain.byteLength;
  }

  /** Compressed once for each encoding, when it is first requested; null is uncompressed. */
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
