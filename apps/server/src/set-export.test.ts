import {
  BootstrapSchema,
  type DatasetDetail,
  type Fidelity,
  type Question,
  type SetWarning,
} from "@quizmill/contract";
import { carriedSet, exportSet } from "@quizmill/interchange";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { formOf } from "./features/generation/testing/files.ts";
import { allEvents, makeSet, notesOf, readSet, refusalOf } from "./features/generation/testing/sets.ts";
import { realEngine } from "./test-app.ts";
import { learnerOf, sharedServer } from "./test-learner.ts";

const GIFT = `$CATEGORY: $course$/top/Rivers

::Delta::[html]<p>Where does a delta form?</p>{=at the mouth#There it is slow. ~at the source}

::Both::Which two carry water?{~%50%rivers ~%50%pipes ~%-100%roads}

::Tell::Tell about rivers.{}

::Flow::What makes a river flow?{=gravity ~wind ~the sun}
`;

const server = sharedServer({ engine: realEngine });
const learner = learnerOf(server, beforeAll);

type File = readonly [name: string, bytes: Uint8Array<ArrayBuffer> | string];

const imported = async ([name, bytes]: File, query = ""): Promise<DatasetDetail> =>
  learner.finished(
    await learner.call("POST", `/api/upload/bootstrap?mode=study${query}`, formOf(bytes, name)),
  );

async function inspected([name, bytes]: File, query = ""): Promise<Fidelity | null> {
  const answer = await learner.call("POST", `/api/upload/inspect${query}`, formOf(bytes, name));
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { fidelity: Fidelity | null }).fidelity;
}

const exported = (id: string, body: object) => learner.call("POST", `/api/datasets/${id}/export`, body);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

describe("a file of questions", () => {
  it("becomes a set with its own questions, and tells what was not taken", async () => {
    const { questions, document, language, status } = await imported(["rivers.txt", GIFT]);
    expect([status, language]).toEqual(["READY", "en"]);
    expect(questions.map(({ text, groundTruthOptionId }) => [text, groundTruthOptionId])).toEqual([
      ["Where does a delta form?", 1],
      ["Which two carry water?", null],
      ["What makes a river flow?", 1],
    ]);
    expect(questions[0]).toMatchObject({
      aiExplanation: "There it is slow.",
      source: { heading: "Rivers" },
      writtenBy: "document",
    });
    const warning = document.warnings.find(({ code }) => code === "CARRIED") as SetWarning;
    expect(document.format).toBe("gift");
    expect(warning).toEqual({
      code: "CARRIED",
      questions: 4,
      kept: 3,
      losses: [
        { kind: "otherKind", effect: "leftOut", count: 1 },
        { kind: "severalKeys", effect: "changed", count: 1 },
      ],
    });
  });

  it("can be looked at before anything is stored", async () => {
    const count = async () => ((await learner.json("GET", "/api/datasets")) as []).length;
    const before = await count();
    const fidelity = await inspected(["rivers.txt", GIFT]);
    expect(fidelity).toMatchObject({ format: "gift", questions: 4, kept: 3 });
    expect(fidelity?.losses[0]?.questions).toEqual([{ number: 3, stem: "Tell about rivers." }]);
    expect(await inspected(["notes.txt", notesOf(3)])).toBeNull();
    expect(await count()).toBe(before);
  });

  it("is taken as the person decides", async () => {
    expect(await inspected(["rivers.txt", GIFT], "?adapt=manyOptions,picture")).toMatchObject({ kept: 2 });
    expect((await imported(["rivers.txt", GIFT], "&adapt=")).questions).toHaveLength(2);
    const table = "1,Which one?,left,right,right\n2,And which?,up,down,up\n";
    const columns = "ignore,stem,option,option,key";
    const named = await imported(["t.csv", table], `&columns=${columns}`);
    expect(named.questions.map(({ text }) => text)).toEqual(["Which one?", "And which?"]);
    const at = "/api/upload/inspect?columns=stem,nonsense";
    const wrong = await learner.call("POST", at, formOf(table, "t.csv"));
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, code: "VALIDATION_FAILED" });
  });

  it("without a question that can be taken is refused by name, and nothing is stored", async () => {
    const essays =
      "::a::Tell about rivers.{}\n\n::b::Match them.{=a -> b =c -> d}\n\n::c::Which?{=one ~two}\n";
    const none = essays.replace("{=one ~two}", "{=one ~}");
    const answer = await learner.call(
      "POST",
      "/api/upload/bootstrap?mode=study",
      formOf(none, "essays.gift"),
    );
    expect(await refusalOf(answer)).toMatchObject({ status: 422, code: "NO_QUESTIONS" });
  });
});

describe("exporting a set", () => {
  it("gives the file of another program, and another account takes it in again", async () => {
    const before = await imported(["rivers.txt", GIFT]);
    for (const format of ["json", "anki", "csv"] as const) {
      const answer = await exported(before.id, { format });
      expect(answer.status).toBe(200);
      const bytes = await bytesOf(answer);
      const other = await server.account();
      const body = formOf(bytes, `again.${format === "anki" ? "apkg" : format}`);
      const again = await learner.call("POST", "/api/upload/bootstrap?mode=study", body, other.token);
      const set = BootstrapSchema.parse(await again.json());
      await allEvents(server, set);
      const { questions } = await readSet(server, other.token, set.datasetId);
      const shown = ({ id: _, ...question }: Question) => question;
      expect(questions.map(shown)).toEqual(before.questions.map(shown));
    }
  });

  it("gives the questions that are asked for, in the way that is accepted", async () => {
    const { id: datasetId, questions } = await imported(["rivers.txt", GIFT]);
    const [first, , third] = questions.map(({ id }) => id);
    const answer = await exported(datasetId, { format: "aiken", questions: [first, third] });
    expect(answer.headers.get("content-type")).toBe("text/plain");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="quizmill\.txt"$/);
    expect((await answer.text()).match(/^ANSWER: /gm)).toHaveLength(2);
    const worksheet = await exported(datasetId, {
      format: "worksheet",
      versions: 2,
      language: "pl",
      seed: 3,
    });
    const parts = unzipSync(await bytesOf(worksheet));
    expect(new TextDecoder().decode(parts["word/document.xml"])).toContain("Imię i nazwisko");
  });

  it("gives those that have a tag, which they brought along", async () => {
    const tagged = `// [tag:delta] [tag:exam 1, hard]\n${GIFT}`;
    const untitled = tagged.replace("$CATEGORY: $course$/top/Rivers\n", "");
    const { id: datasetId, questions, document } = await imported(["rivers.txt", untitled]);
    expect(questions.map(({ tags }) => tags)).toEqual([["delta", "exam 1", "hard"], undefined, undefined]);
    const warning = document.warnings.find(({ code }) => code === "CARRIED") as SetWarning;
    expect(warning).toMatchObject({
      losses: expect.arrayContaining([{ kind: "tags", effect: "changed", count: 1 }]),
    });
    const textsOf = async (body: object) => {
      const answer = await exported(datasetId, { format: "json", ...body });
      return JSON.parse(await answer.text()).questions.map(({ text }: { text: string }) => text);
    };
    expect(await textsOf({ tags: ["hard", "soft"] })).toEqual(["Where does a delta form?"]);
    expect(await textsOf({ tags: ["hard"], questions: [questions[1]?.id] })).toEqual([]);
    expect(await refusalOf(await exported(datasetId, { format: "json", tags: [] }))).toMatchObject({
      status: 400,
    });
  });

  it("is the same file that the package writes of the same set", async () => {
    const { datasetId } = await makeSet(server, learner.token, { text: notesOf(3) });
    const detail = await learner.set(datasetId);
    const { bytes } = await exportSet(carriedSet(detail), "gift");
    expect(await bytesOf(await exported(datasetId, { format: "gift" }))).toEqual(new Uint8Array(bytes));
  });

  it("is refused for a format that is none, and for another account's set", async () => {
    const { datasetId } = await makeSet(server, learner.token, { text: notesOf(1) });
    expect(await refusalOf(await exported(datasetId, { format: "nonsense" }))).toMatchObject({ status: 400 });
    const { token: other } = await server.account();
    const stolen = await learner.call("POST", `/api/datasets/${datasetId}/export`, { format: "json" }, other);
    expect(await refusalOf(stolen)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });
});
