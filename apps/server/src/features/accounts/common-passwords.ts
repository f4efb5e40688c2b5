import { AppError } from "../../platform/errors.ts";

/** The list is in order of frequency, in lower case; beyond this many it grows into all sorts of words. */
const COMMON = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** As the passwords that became known in break-ins count them; loaded when an account is first opened. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]?.slice(0, COMMON) as string[]),
  );
  return loading;
}

/** Throws PASSWORD_TOO_COMMON for one of the 10,000 that are guessed first, whatever its letters' case. */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await commonPasswords()).has(password.toLowerCase())) return;
  throw new AppError("PASSWORD_TOO_COMMON", "This password is among those that are guessed first.");
}
