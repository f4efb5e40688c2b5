import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../../candidates.ts";
import type { Draft } from "../../engine.ts";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

/** Shows what is a program, and what it is told. */
const LISTING = "A server is known by its short name from $ git remote add pb on, here and in the next part.";
const TOLD = [
  "To see the last commit of each branch, you can run git branch -v:",
  "To delete a label on your own side, use git tag -d <name>.",
  "If you want to link the server of a friend, use the git remote add command.",
  "To list the files that wait for a decision, run git status.",
  "To move your own work on top of the newest one, you have to use git rebase.",
];

function draftsOn(sentence: string, text: readonly string[], language: Language = "en"): Draft[] {
  const plan = planPassages(sourceOf([...text, LISTING], language));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  return drafts.filter(({ quote }) => quote === sentence);
}

function purposeOf(sentence: string, text: readonly string[] = TOLD, language?: Language): Draft | undefined {
  return draftsOn(sentence, text, language).find(({ kind }) => kind === "definition");
}

describe("what a command is for", () => {
  it("is asked for among what other commands are for", () => {
    const draft = purposeOf(TOLD[1] ?? "");
    expect(draft?.stem).toBe("What is the command git tag -d used for?");
    expect(draft?.key).toBe("to delete a label on your own side");
    expect(draft?.distractors).toContain("to see the last commit of each branch");
    expect(draft?.distractors).toContain("to link the server of a friend");
  });

  it("is asked of the whole call", () => {
    expect(purposeOf(TOLD[2] ?? "")?.stem).toBe("What is the command git remote add used for?");
  });

  it("is asked the other way round, among commands that listings show beside it", () => {
    const calls =
      "Later parts show $ git remote show pb and $ git remote rename pb paul and $ git remote prune pb too.";
    const [, , link = ""] = TOLD;
    const draft = draftsOn(link, [...TOLD, calls]).find(({ kind }) => kind === "typed");
    expect(draft?.key).toBe("git remote add");
    expect(draft?.distractors.slice(0, 3).sort()).toEqual([
      ...["git remote prune", "git remote rename", "git remote show"],
    ]);
  });

  it("is asked of no command that something else is done with", () => {
    const option = "To see the history as a tree, add the --graph option to git log.";
    const given = "To look at the newer state, run git switch testing:";
    for (const sentence of [option, given]) expect(purposeOf(sentence, [...TOLD, sentence])).toBeUndefined();
  });

  it("stands beside no like purpose of another command", () => {
    const like = "To see the last commit of a branch in short, run git stash.";
    const others = purposeOf(TOLD[0] ?? "", [...TOLD, like])?.distractors ?? [];
    expect(others.length).toBeGreaterThan(2);
    expect(others.join(" ")).not.toContain("in short");
  });

  it("is asked for in German, where the verb stands behind the command", () => {
    const german = [
      "Um den letzten Stand jedes Zweigs zu sehen, kannst du den Befehl git branch -v ausführen:",
      "Um ein Etikett auf der eigenen Seite zu löschen, verwende git tag -d <name>.",
      "Um den Server einer Freundin einzubinden, musst du git status verwenden.",
      "Um die eigene Arbeit auf die neueste zu setzen, führe git rebase aus.",
      "Wer will, kann das Werkzeug auch anders verwenden und führt es dann selbst aus.",
    ];
    const draft = purposeOf(german[2] ?? "", german, "de");
    expect(draft?.stem).toBe("Wozu dient der Befehl git status?");
    expect(draft?.key).toBe("um den Server einer Freundin einzubinden");
    expect(draft?.distractors).toContain("um die eigene Arbeit auf die neueste zu setzen");
  });
});
