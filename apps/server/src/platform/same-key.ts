import { createHash } from "node:crypto";
import { samenessOf } from "@quizmill/contract";

/** The columns of a question that decide which others are the same. */
export interface AskedColumns {
  readonly text: string;
  readonly optionsJson: string;
  readonly groundTruthOptionId?: number | null;
  readonly context?: string | null;
  readonly needsPicture?: number | null;
}

/** See `samenessOf`. */
export function samenessOfRow(row: AskedColumns): string {
  const { text, optionsJson, groundTruthOptionId: key, context, needsPicture } = row;
  const options = JSON.parse(optionsJson) as { id: number; text: string }[];
  return samenessOf({
    text,
    context,
    needsPicture: needsPicture === 1,
    options: options.map((option) => option.text),
    right: options.find(({ id }) => id === key)?.text ?? null,
  });
}

/**
 * Equal for questions of one account that are the same. Those of others have other keys, so that finding the same ones
 * by their index never reads rows of another account, however many have uploaded one file.
 */
export function sameKeyOf(accountId: string, row: AskedColumns): string {
  const said = `${accountId}\n${samenessOfRow(row)}`;
  return createHash("sha256").update(said).digest("base64url").slice(0, 22);
}
