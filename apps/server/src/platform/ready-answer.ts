import type { Route, RouteResponse } from "@quizmill/contract";
import type { z } from "zod";
import { type Encoding, pack } from "./encodings.ts";

interface LongAnswer<R extends Route> {
  readonly name: keyof RouteResponse<R> & string;
  readonly items: AsyncIterable<readonly unknown[]>;
  readonly answer: (count: number) => RouteResponse<R> & object;
}

/**
 * An answer of one contract row that can be sent again as long as its content is current. It is checked by the row when
 * it is made, like any other answer: there is no other way to make one, and only that row's handler may return it.
 */
export class ReadyAnswer<R extends Route = Route> {
  /** Holds nothing; it makes the answers of different rows different types. */
  declare protected readonly of: R;
  readonly #plain: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  private constructor(json: Buffer) {
    this.#plain = json;
  }

  static made<R extends Route & { response: z.ZodType }>(
    { response }: R,
    answer: RouteResponse<R>,
  ): ReadyAnswer<R> {
    return new ReadyAnswer(Buffer.from(JSON.stringify(response.parse(answer))));
  }

  /**
   * One with a long list, whose items come some at a time: others are served between two parts. `answer` gives the rest
   * of it for so many items, with an empty list.
   */
  static async withList<R extends Route & { response: z.ZodType }>(
    { response }: R,
    { name, items, answer }: LongAnswer<R>,
  ): Promise<ReadyAnswer<R>> {
    const checked = (count: number, some: readonly unknown[]) =>
      response.parse({ ...answer(count), [name]: some }) as Record<string, readonly unknown[]>;
    const parts = [Buffer.from(`{${JSON.stringify(name)}:[`)];
    let count = 0;
    for await (const some of items) {
      if (some.length === 0) continue;
      const json = JSON.stringify(checked(count, some)[name]).slice(1, -1);
      parts.push(Buffer.from(count === 0 ? json : `,${json}`));
      count += some.length;
    }
    const { [name]: _, ...rest } = checked(count, []);
    parts.push(Buffer.from(`],${JSON.stringify(rest).slice(1)}`));
    return new ReadyAnswer(Buffer.concat(parts));
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
