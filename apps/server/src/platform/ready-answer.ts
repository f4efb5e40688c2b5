import { type Encoding, pack } from "./encodings.ts";

/** An answer that is sent again as long as what it tells is so; checked by the contract when it was made. */
export class ReadyAnswer {
  readonly #plain: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  /** `json` is what the contract's row declares as the answer. */
  constructor(json: string) {
    this.#plain = Buffer.from(json);
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
