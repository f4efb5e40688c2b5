import { parseRichText } from "@quizmill/contract/tables";

/** Symbols by the names of siunitx (its manual, "Units"); KaTeX and MathJax do not know them. */
const namesOf = (list: string) =>
  Object.fromEntries(list.split(" ").map((pair) => pair.split(":") as [string, string]));
const UNITS: Readonly<Record<string, string>> = {
  ...namesOf(
    "metre:m meter:m gram:g kilogram:kg second:s ampere:A kelvin:K mole:mol candela:cd hertz:Hz newton:N pascal:Pa joule:J",
  ),
  ...namesOf(
    "watt:W coulomb:C volt:V farad:F siemens:S weber:Wb tesla:T henry:H lumen:lm lux:lx becquerel:Bq gray:Gy sievert:Sv",
  ),
  ...namesOf(
    "katal:kat radian:rad steradian:sr litre:L liter:L minute:min hour:h day:d hectare:ha tonne:t dalton:Da bar:bar bel:B",
  ),
  ...namesOf("decibel:dB electronvolt:eV astronomicalunit:au neper:Np bit:bit byte:B"),
  ohm: "\\Omega",
  percent: "\\%",
  degree: "{}^{\\circ}",
  degreeCelsius: "{}^{\\circ}C",
  celsius: "{}^{\\circ}C",
};
const PREFIXES: Readonly<Record<string, string>> = {
  ...namesOf(
    "pico:p nano:n milli:m centi:c deci:d deca:da hecto:h kilo:k mega:M giga:G tera:T peta:P femto:f",
  ),
  micro: "\\mu ",
};
/** What stands before a unit, or behind it, and raises it. */
const RAISED: Readonly<Record<string, string>> = { square: "2", cubic: "3" };
const POWERS: Readonly<Record<string, string>> = { squared: "2", cubed: "3" };

const GROUP = "\\{((?:[^{}]|\\{[^{}]*\\})*)\\}";
const OPTIONS = "(?:\\[[^\\]]*\\])?";
const QUANTITY = new RegExp(`\\\\(?:SI|qty)${OPTIONS}${GROUP}${OPTIONS}${GROUP}`, "g");
const UNIT = new RegExp(`\\\\(?:si|unit)${OPTIONS}${GROUP}`, "g");
const NUMBER = new RegExp(`\\\\(num|ang)${OPTIONS}${GROUP}`, "g");
const NAMED = /\\(?:SI|qty|si|unit|num|ang)(?![a-zA-Z])/;

/** A text whose formulas have quantities of siunitx, with numbers and upright units instead; others stay. */
export function withUnits(text: string): string {
  if (!NAMED.test(text)) return text;
  const parts = parseRichText(text);
  return parts
    .map((part) =>
      part.kind === "math" ? part.source.replace(part.tex, () => unitsIn(part.tex)) : part.source,
    )
    .join("");
}

function unitsIn(tex: string): string {
  return tex
    .replaceAll(QUANTITY, (all, number: string, unit: string) => {
      const written = unitOf(unit);
      const space = /^\{\}\^\{\\circ\}$/.test(unit) ? "" : "\\,";
      return written === null ? all : `${numberOf(number)}${space}${written}`;
    })
    .replaceAll(UNIT, (all, unit: string) => unitOf(unit) ?? all)
    .replaceAll(NUMBER, (_, kind: string, number: string) =>
      kind === "ang" ? angleOf(number) : numberOf(number),
    );
}

/** "1.5e-3" as a power of ten. */
function numberOf(text: string): string {
  const [, digits = "", power] = /^(.*?)(?:[eE]([+-]?\d+))?$/s.exec(text.trim()) ?? [];
  const plain = digits
    .replaceAll(/\s+/g, "")
    .replaceAll("+-", "\\pm ")
    .replaceAll(/,(?=\d)/g, "{,}");
  if (power === undefined) return plain;
  const ten = `10^{${power.replace("+", "")}}`;
  return plain === "" ? ten : `${plain}\\times ${ten}`;
}

/** "30;15;7": degrees, minutes and seconds. */
function angleOf(text: string): string {
  const signs = ["^{\\circ}", "'", "''"];
  return text
    .split(";")
    .map((part, i) => (part.trim() === "" ? "" : `${part.trim()}${signs[i] ?? ""}`))
    .join("");
}

/** What was said of a unit before its name. */
interface Announced {
  readonly prefix: string;
  readonly power: string;
  readonly isInverse: boolean;
}
const NOTHING: Announced = { prefix: "", power: "", isInverse: false };

/** A unit by names or as it is typed; null for one that is not known. */
function unitOf(text: string): string | null {
  if (!text.includes("\\")) return `\\mathrm{${text.trim().replaceAll(/[.~\s]+/g, "\\,")}}`;
  const units: string[] = [];
  let before: Announced | null = NOTHING;
  for (const [, name = "", argument = ""] of text.matchAll(/\\([a-zA-Z]+)(?:\{([^{}]*)\})?/g)) {
    const power = POWERS[name] ?? (name === "tothe" ? argument : undefined);
    if (UNITS[name] !== undefined) {
      units.push(raised(before.prefix + UNITS[name], before));
      before = NOTHING;
    } else if (power !== undefined) units.push(withPower(units.pop() ?? "", power));
    else before = announced(before, name, argument);
    if (before === null) return null;
  }
  return units.length === 0 ? null : `\\mathrm{${units.join("\\,")}}`;
}

function announced(before: Announced, name: string, argument: string): Announced | null {
  if (name === "per") return { ...before, isInverse: true };
  const prefix = PREFIXES[name];
  if (prefix !== undefined) return { ...before, prefix };
  const power = RAISED[name] ?? (name === "raiseto" ? argument : undefined);
  return power === undefined ? null : { ...before, power };
}

function raised(unit: string, { power, isInverse }: Announced): string {
  if (power === "" && !isInverse) return unit;
  return `${unit}^{${isInverse ? "-" : ""}${power || "1"}}`;
}

/** The power that follows a unit, which may be an inverse already. */
const withPower = (unit: string, power: string) =>
  unit.endsWith("^{-1}") ? `${unit.slice(0, -2)}${power}}` : `${unit}^{${power}}`;
