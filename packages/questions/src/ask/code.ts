/** "`--stat`", "`-p`, `--patch`": a switch, a command or a name, as a manual's tables have them. */
const CODE =
  /^(?:`[^`]{1,40}`|-{1,2}[\p{L}\d][\p{L}\d-]{0,40})(?:(?:, | \/ )(?:`[^`]{1,40}`|-{1,2}[\p{L}\d-]{1,40}))*$/u;

/** Whether a name is code and nothing else. */
export function isCode(name: string): boolean {
  return CODE.test(name);
}
