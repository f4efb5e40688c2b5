import { profileOf } from "@quizmill/language";
import { expect, it } from "vitest";
import { planPassages } from "../index.ts";
import { runToEnd } from "../steps.ts";
import { sourceOf } from "../testing/sample-texts.ts";
import { readCase } from "./letter-case.ts";
import { linesOf } from "./lines.ts";

const en = profileOf("en");

const TEXT = [
  "Each profile of AppArmor names one program, and the command apparmor prints its rules.",
  "The guards of a system watch what its programs do, and rules tell them what to refuse.",
];

it("keeps the capital of a name with another one inside, though a command is written small", () => {
  const { lowerCased, isSure } = runToEnd(readCase(linesOf(planPassages(sourceOf(TEXT, "en")), en), en));
  expect(lowerCased("AppArmor limits what a program may do.")).toBe("AppArmor limits what a program may do.");
  expect(isSure("SmartLock opens by itself.")).toBe(true);
  expect(lowerCased("Rules tell them what to refuse.")).toBe("rules tell them what to refuse.");
});
