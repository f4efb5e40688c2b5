import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { ERROR_CODES, LANGUAGES, type Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import type { CatalogueTree } from "./catalogue.ts";
import { CRASH_WORDS } from "./catalogues/crash.ts";
import { de } from "./catalogues/de.ts";
import { en } from "./catalogues/en.ts";
import { es } from "./catalogues/es.ts";
import { ja } from "./catalogues/ja.ts";
import { pl } from "./catalogues/pl.ts";
import { uk } from "./catalogues/uk.ts";
import { formatsOf } from "./format.ts";

const CATALOGUES: Record<Language, CatalogueTree> = { en, pl, de, es, uk, ja };
const SOURCES = path.resolve(import.meta.dirname, "..");
const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** Every text by its dotted key. */
function flat(tree: CatalogueTree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/** Keys without their plural suffixes. */
function baseKeys(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map((key) => key.replace(PLURAL_SUFFIX, "")))].sort();
}

function categoriesOf(texts: Map<string, string>, base: string): string[] {
  return [...texts.keys()]
    .filter((key) => key.replace(PLURAL_SUFFIX, "") === base && PLURAL_SUFFIX.test(key))
    .map((key) => key.slice(base.length + 1))
    .sort();
}

/** What a translation must keep: placeholders and tags. */
function marksOf(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+>/g) ?? [])].sort();
}

const english = flat(en);

/** If "one" also means 21, as in Ukrainian, that form needs the placeholders of the general one. */
function modelOf(key: string, language: Language): string {
  const isGeneral = key.endsWith("_one") && new Intl.PluralRules(language).select(21) === "one";
  const own = isGeneral ? undefined : english.get(key);
  return own ?? english.get(key.replace(PLURAL_SUFFIX, "_other")) ?? "";
}

describe("the English catalogue", () => {
  it("has no unused text", () => {
    const sources = globSync("**/*.{ts,tsx}", { cwd: SOURCES }).filter(
      (file) => !/catalogues\/|\.test\./.test(file),
    );
    const code = sources.map((file) => readFileSync(path.join(SOURCES, file), "utf8")).join("\n");
    // A key in the code, or its beginning if the code adds the rest.
    const named = [...new Set([...code.matchAll(/["`](\w+\.[\w.]*)/g)].map(([, name = ""]) => name))];
    const shown = (key: string) => code.includes(`"${key}"`) || named.some((name) => key.startsWith(name));
    expect(baseKeys(english).filter((key) => !shown(key))).toEqual([]);
  });
});

describe.each(LANGUAGES)("the catalogue of %s", (language) => {
  const texts = flat(CATALOGUES[language]);

  it("has the same keys as the English one", () => {
    expect(baseKeys(texts)).toEqual(baseKeys(english));
  });

  it("has no empty text and no exclamation marks", () => {
    const bad = [...texts].filter(([, text]) => text.trim() === "" || /[!！¡]/.test(text));
    expect(bad).toEqual([]);
  });

  it("has each plural form of the language, and no other", () => {
    const expected = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    const plurals = baseKeys(english).filter((base) => categoriesOf(english, base).length > 0);
    const wrong = plurals.filter((base) => categoriesOf(texts, base).join() !== expected.join());
    expect(plurals.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });

  it("keeps the placeholders and tags of the English texts", () => {
    const wrong = [...texts].filter(
      ([key, text]) => marksOf(text).join() !== marksOf(modelOf(key, language)).join(),
    );
    expect(wrong).toEqual([]);
  });

  it("ends no sentence with two points, whatever is put into it", () => {
    const { duration, bytes, money, date, dateTime, time } = formatsOf(language);
    const moment = "2026-11-25T11:20:00.000Z";
    const durations = [duration(41), duration(150)];
    const values: Record<string, string[]> = {
      duration: durations,
      time: [...durations, time(moment)],
      size: [bytes(820 * 1024)],
      price: [money(0.12, "EUR")],
      date: [date(moment)],
      when: [dateTime(moment)],
    };
    const filled = Object.entries(values).flatMap(([name, written]) =>
      written.flatMap((value) => [...texts.values()].map((text) => text.replaceAll(`{{${name}}}`, value))),
    );
    expect(filled.filter((text) => text.includes(".."))).toEqual([]);
  });

  it("has every text for a page that cannot be shown, and says it calmly", () => {
    for (const words of Object.values(CRASH_WORDS[language])) expect(words).toMatch(/^[^!！¡]{4,}$/);
  });

  it("says what to do for every error code", () => {
    const missing = ERROR_CODES.filter((code) => !texts.get(`errors.${code}`));
    expect(missing).toEqual([]);
  });
});

describe("the English texts", () => {
  it.each([
    ["login.error.requiredEmail", "Please provide an e-mail."],
    ["login.error.requiredPassword", "Please provide a password."],
    ["auth.errors.passwordTooShort", "The password must be at least 8 characters long."],
    ["auth.errors.passwordNoUppercase", "The password must contain at least one uppercase letter."],
    ["auth.errors.tosRequired", "You must accept the Terms and the Privacy Policy."],
    ["auth.errors.invalidCredentials", "Invalid e-mail or password."],
    ["auth.errors.generic", "Operation failed. Please try again."],
    ["auth.errors.generic_login", "Login failed. Please try again."],
    ["upload.errorTimeout", "Processing is taking too long. Please try again or use a smaller file."],
    ["upload.errorUpload", "Upload error"],
    ["upload.errorNotes", "Error while generating from notes"],
    ["upload.errorProcessing", "An error occurred during processing."],
    ["demo.error.generate", "Could not generate sample questions."],
    ["demo.truncated", "Text was shortened for the demo."],
    ["datasets.error", "Error: {{msg}}"],
    ["common.fetchError", "Data fetch error"],
    ["account.delete.failed", "Account deletion failed"],
  ])("are the specification's for %s", (key, text) => {
    expect(english.get(key)).toBe(text);
  });
});
