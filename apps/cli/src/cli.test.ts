import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { FallbackSchema, ModelUsageSchema, QuestionSchema, SourceTextSchema } from "@quizmill/contract";
import { type StandIn, type StandInOptions, startStandIn } from "@quizmill/models/testing";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { runProgram } from "./program.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const MAIN = path.join(ROOT, "apps/cli/src/main.ts");
const FIXTURES = path.join(ROOT, "fixtures");
const SetSchema = z.object({
  title: z.string(),
  language: z.string(),
  questions: z.array(QuestionSchema),
  model: z.object({ usage: ModelUsageSchema, fellBack: FallbackSchema.nullable() }).optional(),
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process, which need not load it again each time. */
async function quizmillWith(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  const [command, file, ...rest] = args;
  const named = command !== "--help" && file !== undefined ? [path.join(FIXTURES, file)] : [];
  const out: string[] = [];
  const err: string[] = [];
  const code = await runProgram([command ?? "", ...named, ...rest], {
    env: { ...process.env, ...settings },
    out: (text) => out.push(text),
    err: (text) => err.push(text),
  });
  return { code, out: out.join(""), err: err.join("") };
}

const quizmill = (...args: string[]) => quizmillWith({}, ...args);

/** Runs the program as a person does, in a process of its own; never throws. */
async function quizmillProcess(settings: Record<string, string>, ...args: string[]): Promise<Ended> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [MAIN, ...args], {
      cwd: FIXTURES,
      env: { ...process.env, ...settings },
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
}

describe("quizmill extract", () => {
  it("prints a document's text", async () => {
    const { code, out } = await quizmillProcess({}, "extract", "pdf/en-photosynthesis.pdf");
    expect(code).toBe(0);
    expect(out).toContain("Photosynthesis is the process by which plants, algae and some bacteria");
  });

  it("prints speaker notes of slides only on request", async () => {
    const file = "pptx/es-ciclo-del-agua.pptx";
    const [shown, all] = [
      (await quizmill("extract", file)).out,
      (await quizmill("extract", file, "--notes")).out,
    ];
    expect(all.length).toBeGreaterThan(shown.length);
    const paragraphs = new Set(all.split("\n"));
    expect(shown.split("\n").filter((line) => !paragraphs.has(line))).toEqual([]);
  });

  it("prints its structure with --json", async () => {
    const { out } = await quizmill("extract", "pptx/uk-astronomiia.pptx", "--json");
    const source = SourceTextSchema.parse(JSON.parse(out));
    expect(source).toMatchObject({ language: "uk", format: "pptx" });
    expect(source.sections.length).toBeGreaterThan(3);
  });

  it("prints beside the text what is missing from it", async () => {
    const settings = { OCR_MAX_PAGES: "0" };
    const { code, out, err } = await quizmillWith(settings, "extract", "pdf/half-scanned.pdf");
    const whole = await quizmillWith(settings, "extract", "pdf/half-scanned.pdf", "--json");
    const { pageCount, pagesWithText } = SourceTextSchema.parse(JSON.parse(whole.out));
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(200);
    expect(err).toMatch(new RegExp(`^${pagesWithText} of ${pageCount} pages had text;.*\n$`));
    // The JSON contains its warnings itself.
    expect(whole.err).toBe("");
  });

  it("recognises pages that are pictures, as many as it may, and says which", {
    tags: "thorough",
  }, async () => {
    const args = ["extract", "damaged/scan.pdf", "--json"];
    const { code, out, err } = await quizmillWith({ OCR_MAX_PAGES: "1" }, ...args);
    expect([code, err]).toEqual([0, expect.stringMatching(/^Page 1 of \d+ read from its picture\.\n$/)]);
    expect(SourceTextSchema.parse(JSON.parse(out))).toMatchObject({ language: "en", pagesWithText: 1 });
    expect(out).toContain("meal on Earth begins with a leaf");
    expect((await quizmillWith({ OCR_MAX_PAGES: "0" }, ...args)).err).toMatch(/^NO_TEXT_IN_FILE/);
  });

  it("prints nothing beside the text of a complete document", async () => {
    const { code, out, err } = await quizmill("extract", "docx/en-photosynthesis.docx");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Photosynthesis is the process");
  });

  it("stops without an error when its reader closes the pipe", async () => {
    const command = `"${process.execPath}" "${MAIN}" extract pdf/en-photosynthesis.pdf --json | head -c 1`;
    const { stdout, stderr } = await promisify(execFile)("sh", ["-c", command], {
      cwd: FIXTURES,
    });
    expect([stdout, stderr]).toEqual(["{", ""]);
  });

  it("reports a document's fault by its code", async () => {
    const { code, out, err } = await quizmillProcess({}, "extract", "damaged/encrypted.pdf");
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^FILE_ENCRYPTED/);
  });
});

describe("quizmill generate", () => {
  it.each([
    ["en", "pdf/en-photosynthesis.pdf"],
    ["pl", "docx/pl-historia-druku.docx"],
    ["de", "doc/de-thermodynamik.doc"],
    ["es", "pptx/es-ciclo-del-agua.pptx"],
    ["uk", "pdf/uk-astronomiia.pdf"],
    ["ja", "docx/ja-jishin-kazan.docx"],
  ])("writes questions in %s, each with evidence from the document", async (language, file) => {
    const set = SetSchema.parse(JSON.parse((await quizmill("generate", file, "--count", "8", "--json")).out));
    const text = (await quizmill("extract", file, "--notes")).out;
    expect(set.language).toBe(language);
    expect(set.questions.map((question) => question.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { source, options, groundTruthOptionId } of set.questions) {
      expect(text).toContain(source?.quote);
      expect([3, 4]).toContain(options.length);
      expect(options.map(({ id }) => id)).toContain(groundTruthOptionId);
    }
  });

  it("asks in the language of each chapter", async () => {
    const { out } = await quizmill("generate", "docx/mixed-honey-bees.docx", "--json");
    const { language, questions } = SetSchema.parse(JSON.parse(out));
    expect(language).toBe("en");
    const japanese = questions.filter(({ source }) => /[\u3041-\u30FA]/.test(source?.quote ?? ""));
    expect(japanese).not.toEqual([]);
    for (const { text, aiExplanation } of japanese) expect(text + aiExplanation).not.toMatch(/[A-Za-z]{4}/);
  });

  it("gives the same questions for the same seed, and others for another", async () => {
    const run = (seed: string) =>
      quizmill("generate", "docx/en-photosynthesis.docx", "--seed", seed, "--json");
    const [first, again, other] = [await run("7"), await run("7"), await run("8")];
    expect(again.out).toBe(first.out);
    expect(other.out).not.toBe(first.out);
  });

  it("prints questions for reading, with the key starred and its page", async () => {
    const { out } = await quizmill("generate", "pdf/en-photosynthesis.pdf", "--count", "3");
    expect(out).toMatch(/^1\. /);
    expect(out.match(/^ {2}\* [A-D]\) /gm)).toHaveLength(3);
    expect(out).toMatch(/” page \d, /);
  });
});

describe("quizmill generate with a language model", () => {
  let model: StandIn | undefined;
  afterEach(() => model?.close());
  const file = "docx/en-photosynthesis.docx";
  const sixOf = ["generate", file, "--count", "6"];

  async function settingsFor(options: StandInOptions): Promise<Record<string, string>> {
    model = await startStandIn(options);
    return { LLM_PROVIDER: "openai-compatible", LLM_BASE_URL: model.baseUrl("chat"), LLM_MODEL: "writer" };
  }

  it("says who wrote each question and how many tokens were used", async () => {
    const { code, out } = await quizmillWith(await settingsFor({}), ...sixOf, "--engine", "model", "--json");
    expect(code).toBe(0);
    const { questions, model: report } = SetSchema.parse(JSON.parse(out));
    expect(questions.length).toBe(6);
    expect(questions.filter(({ writtenBy }) => writtenBy === "model").length).toBeGreaterThan(2);
    expect(report).toMatchObject({ fellBack: null });
    expect(report?.usage.inputTokens).toBeGreaterThan(1_000);
  });

  it("sends nothing to a model that is configured but not requested", async () => {
    const { out } = await quizmillWith(await settingsFor({}), ...sixOf, "--json");
    expect(SetSchema.parse(JSON.parse(out)).questions).toHaveLength(6);
    expect(model?.calls).toEqual([]);
  });

  it("still makes a set if the API key is wrong, and says so", async () => {
    const settings = await settingsFor({ fail: () => "wrong_key" });
    const { code, out, err } = await quizmillProcess(settings, ...sixOf, "--engine", "model");
    expect(code).toBe(0);
    expect(out.match(/^ {2}\* [A-D]\) /gm)).toHaveLength(6);
    expect(err).toMatch(/^0 of 6 questions .* about 0 tokens/);
    expect(err).toContain("refuses LLM_API_KEY");
  });

  it("needs to know which model", async () => {
    const { code, err } = await quizmillWith({ LLM_PROVIDER: "" }, "generate", file, "--engine", "model");
    expect([code, err]).toEqual([2, expect.stringMatching(/needs LLM_PROVIDER and LLM_MODEL/)]);
    const incomplete = await quizmillWith({ LLM_PROVIDER: "groq" }, "generate", file, "--engine", "model");
    expect(incomplete.err).toMatch(/LLM_MODEL: LLM_PROVIDER needs the name of a model/);
  });
});

describe("wrong usage", () => {
  it.each([
    [["nonsense"], /no command "nonsense"/],
    [["extract"], /Name the file/],
    [["extract", "no-such-file.pdf"], /cannot be read/],
    [["generate", "pdf/en-photosynthesis.pdf", "--count", "0"], /--count/],
    [["generate", "pdf/en-photosynthesis.pdf", "--mode", "exam"], /--mode/],
    [["generate", "pdf/en-photosynthesis.pdf", "--engine", "best"], /--engine/],
    [["generate", "pdf/en-photosynthesis.pdf", "--language", "it"], /--language/],
    [["generate", "pdf/en-photosynthesis.pdf", "--colour"], /--colour/],
  ])("%j is explained, with the usage", async (args, words) => {
    const { code, err } = await quizmill(...args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
    expect(err).toContain("Usage:");
  });

  it("help is no error", async () => {
    const { code, out } = await quizmill("--help");
    expect(code).toBe(0);
    expect(out).toContain("quizmill generate FILE");
  });
});
