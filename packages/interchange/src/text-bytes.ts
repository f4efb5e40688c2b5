const CHUNK_CHARS = 64 * 1024;

/** A long text that becomes bytes while it grows: the whole of it is never in memory twice. */
export class TextBytes {
  readonly #chunks: Buffer[] = [];
  #pending: string[] = [];
  #length = 0;

  add(...texts: readonly string[]): void {
    for (const text of texts) {
      this.#pending.push(text);
      this.#length += text.length;
    }
    if (this.#length >= CHUNK_CHARS) this.#flush();
  }

  /** Adds lines, each with its end. */
  lines(lines: readonly string[]): void {
    for (const line of lines) this.add(line, "\n");
  }

  bytes(): Uint8Array {
    this.#flush();
    return Buffer.concat(this.#chunks);
  }

  #flush(): void {
    this.#chunks.push(Buffer.from(this.#pending.join(""), "utf8"));
    this.#pending = [];
    this.#length = 0;
  }
}
