import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

interface Found {
  readonly rule: string;
  /** The elements, as selectors. */
  readonly where: readonly string[];
}

/**
 * What axe finds wrong with the page, or with the part of it that `within` selects: all rules, or those of `only`. Axe
 * stays in the page, so that a second look costs only the look. The product has no frames to look into.
 */
export async function violationsOf(
  page: Page,
  { only, within = "html" }: { only?: readonly string[]; within?: string } = {},
): Promise<Found[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"], ...(only && { runOnly: [...only] }) };
  return page.evaluate(`(async () => {
    const { violations } = await axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)});
    return violations.map(({ id, nodes }) => ({ rule: id, where: nodes.flatMap(({ target }) => target.map(String)) }));
  })()`);
}
