import { AppError } from "../../platform/errors.ts";

/** The list is sorted by frequency and in lower case. Past this many entries it contains ordinary words. */
const COMMON = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Counted from passwords leaked in breaches. Loaded when a password is first set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]?.slice(0, COMMON) as string[]),
  );
  return loading;
}

/** What an attacker tries first on this very service. */
const OWN_WORDS = ["quizmill", "quizmillquizmill", "myquizmill", "quizmillpassword"];

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

/**
 * Throws PASSWORD_TOO_COMMON for one of the 10,000 passwords that attackers guess first, in any case. Also for one that
 * is only the product's name or the person's own name or address, with digits and signs around it.
 */
export async function refuseCommonPassword(
  password: string,
  person: { email?: string | undefined; name?: string | undefined } = {},
): Promise<void> {
  const { email = "", name = "" } = person;
  const own = [...OWN_WORDS, email, email.split("@", 1)[0] ?? "", name].map(lettersOf);
  const letters = lettersOf(password);
  const isOwn = letters !== "" && own.includes(letters);
  if (!isOwn && !(await commonPasswords()).has(password.toLowerCase())) return;
  throw new AppError("PASSWORD_TOO_COMMON", "This password is among those that are guessed first.");
}
