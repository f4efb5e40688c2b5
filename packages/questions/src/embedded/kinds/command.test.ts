import { describe, expect, it } from "vitest";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../sample-texts.ts";

/** From the manual of Git, as a reader meets its commands: each in several sentences. */
const SHOWN = ["git status", "git add", "git commit", "git remote", "git clone"].flatMap((command) => [
  `The output of \`${command}\` is shown in the first chapter of the book on version control.`,
  `Most people learn \`${command}\` on the first day of their work with the repository.`,
  `A later chapter comes back to \`${command}\` and to all of its many options and arguments.`,
]);

function draftsOn(sentence: string, more: readonly string[] = SHOWN) {
  const plan = planPassages(sourceOf([sentence, ...more], "en"));
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => [...(embeddedEngine.write(passage, context) as [])]);
  return drafts.filter(({ quote, key }: { quote: string; key: string }) => {
    return quote === sentence && key.startsWith("git ");
  }) as { stem: string; key: string; distractors: string[] }[];
}

const TELLS =
  "The main tool you use to determine which files are in which state is the `git status` command.";

describe("a command that a manual tells of", () => {
  it("is asked for among other commands of its program", () => {
    const [draft] = draftsOn(TELLS);
    expect(draft?.key).toBe("git status");
    expect(draft?.stem).toBe(
      "The main tool you use to determine which files are in which state is the _____ command.",
    );
    expect([...(draft?.distractors ?? [])].sort()).toEqual([
      ...["git add", "git clone", "git commit", "git remote"],
    ]);
  });

  it("stands beside commands of as many words, if the text has them", () => {
    const remotes = ["git remote add", "git remote show", "git remote rename"].flatMap((command) =>
      Array.from(
        { length: 3 },
        (_, i) => `Among the commands on remotes is \`${command}\`, as part ${i} shows.`,
      ),
    );
    const tells = "Whoever wants to change the name of a remote repository runs `git remote rename` for it.";
    const [draft] = draftsOn(tells, [...SHOWN, ...remotes]);
    expect(draft?.distractors.slice(0, 2).sort()).toEqual(["git remote add", "git remote show"]);
  });

  it("has none beside it that the text shows once or twice, nor a longer form of itself", () => {
    const rare = ["We call it `git ci` for the rest of the day.", ...SHOWN];
    const longer = Array.from({ length: 3 }, (_, i) => `Show less with \`git status short\` for file ${i}.`);
    expect(draftsOn(TELLS, [...rare, ...longer])[0]?.distractors).toHaveLength(4);
  });

  it("is asked for where the reader is told to use it, or shown how", () => {
    const told = "To see in which state the files of a project are, use the `git status` command.";
    const shown = "The easiest way to record all of the changes you made is to type `git commit`:";
    expect(draftsOn(told)[0]?.stem).toBe(
      "To see in which state the files of a project are, use the _____ command.",
    );
    expect(draftsOn(shown)[0]?.stem).toBe(
      "The easiest way to record all of the changes you made is to type _____.",
    );
    expect(
      draftsOn("If you run the `git status` command again, you get something that looks like this:"),
    ).toEqual([]);
  });

  it("is not asked for beside another one, nor where too little is told of it", () => {
    expect(draftsOn("Whoever runs `git add` and then `git commit` has recorded all of the changes.")).toEqual(
      [],
    );
    expect(draftsOn("Luckily, `git status` tells which.")).toEqual([]);
  });
});
