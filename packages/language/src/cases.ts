import { expressionOf } from "./sections.ts";

type Gender = "m" | "f" | "n";

/** What endings tell of cases, by lines "name ending …". */
export function casesFrom(lines: readonly string[]) {
  const rows = lines.map((line) => line.split(" "));
  const of = (name: string) => rows.filter(([first]) => first === name).map(([, ...rest]) => rest);
  const expression = (name: string) => expressionOf(of(name).flat(), "u");
  const pairs = (name: string) =>
    of(name).map(([a = "", b = ""]) => [new RegExp(a, "u"), new RegExp(b, "u")] as const);
  const genders = (name: string) =>
    of(name).map(
      ([gender = "", ending = "", nominative = ""]) =>
        [new RegExp(ending, "u"), nominative, gender as Gender] as const,
    );
  const whole = (name: string) => new RegExp(`^(?:${of(name).flat().join("|") || "(?!)"})$`, "u");
  return {
    /** Of nouns that name something. */
    nominative: expression("nominative"),
    /** There of an adjective and its noun. */
    agreeing: pairs("agreeing"),
    /** Of what may stand behind a noun. */
    genitive: expression("genitive"),
    /** Of nouns that change their last letter in other cases. */
    open: expression("open"),
    /** What stands behind the stem in other cases of a feminine or a masculine, and in the nominative of a neuter. */
    feminine: whole("feminine"),
    masculine: whole("masculine"),
    neuter: whole("neuter"),
    /** Soft vowels, and what is written for them behind a hard consonant. */
    soft: new Map(of("soft").map(([soft = "", hard = ""]) => [soft, hard])),
    /** With the only nominative there can be: endings of nouns, and of adjectives beside one of a gender. */
    instrumental: genders("instrumental"),
    quality: genders("quality"),
  };
}
