import { MathReader } from "../math/math-reader.ts";

/**
 * A formula in RTF: the elements of Office Math as groups, each named as in Office Open XML with an "m" before it.
 * The values of properties are text (specification 1.9.1, "Math").
 */
export class RtfFormula {
  readonly #reader = new MathReader();
  /** Null for groups that are no element. */
  readonly #groups: ({ name: string; value: string } | null)[] = [];

  constructor() {
    this.openGroup();
    this.name("moMath");
  }

  openGroup(): void {
    this.#groups.push(null);
  }

  /** The first word of a group. */
  name(word: string): void {
    if (!/^m[a-z]/i.test(word) || this.#groups.at(-1) !== null) return;
    const group = { name: word, value: "" };
    this.#groups[this.#groups.length - 1] = group;
    this.#reader.open(`m:${word.slice(1)}`, (key) => (key === "m:val" ? group.value.trim() : undefined));
  }

  /** True when the formula has ended. */
  closeGroup(): boolean {
    if (this.#groups.pop() !== null) this.#reader.close();
    return this.#groups.length === 0;
  }

  add(text: string): void {
    const group = this.#groups.at(-1);
    if (group?.name !== "mr") {
      if (group !== null && group !== undefined) group.value += text;
      return;
    }
    this.#reader.open("m:t", () => undefined);
    this.#reader.text(text);
    this.#reader.close();
  }

  toText(): string {
    return this.#reader.toText();
  }
}
