import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { allWritten } from "../../candidates.ts";
import type { Draft } from "../../engine.ts";
import { embeddedEngine, planPassages } from "../../index.ts";
import { sourceOf } from "../../testing/sample-texts.ts";

/** From the manual of Git, as a reader meets its commands: each in several sentences. */
const SHOWN = ["git status", "git add", "git commit", "git remote", "git clone"].flatMap((command) => [
  `The output of \`${command}\` is shown in the first chapter of the book on version control.`,
  `Most people learn \`${command}\` on the first day of their work with the repository.`,
  `A later chapter comes back to \`${command}\` and to all of its many options and arguments.`,
]);

function writtenOn(sentences: readonly string[], language: Language, listing?: string): Draft[] {
  const source = sourceOf(sentences, language);
  if (listing !== undefined)
    source.sections[0]?.blocks.push({ kind: "paragraph", text: listing, role: "code" });
  const plan = planPassages(source);
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

function draftsOn(
  sentence: string,
  more: readonly string[] = SHOWN,
  language: Language = "en",
  listing?: string,
): Draft[] {
  const drafts = writtenOn([sentence, ...more], language, listing);
  return drafts.filter(({ quote, key }) => quote === sentence && key.startsWith("git "));
}

function keysOn(sentence: string, more: readonly string[], listing: string): string[] {
  return writtenOn([sentence, ...more], "en", listing).map(({ key }) => key);
}

const TELLS =
  "The main tool you use to determine which files are in which state is the `git status` command.";

describe("a command that a manual tells of", () => {
  it("is asked for among other commands of its program", () => {
    const [draft] = draftsOn(TELLS);
    expect(draft?.key).toBe("git status");
    expect(draft?.stem).toBe("Which command is used to determine which files are in which state?");
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
    const told = "Every now and then, look with the `git status` command in which state your files are.";
    const shown = "The easiest way to record all of the changes you made is to type `git commit`:";
    expect(draftsOn(told)[0]?.stem).toBe(
      "Every now and then, look with the _____ command in which state your files are.",
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

const ASKED: readonly [Language, string, string][] = [
  [
    "en",
    "To see in which state the files of a project are, use the `git status` command.",
    "Which command is used to see in which state the files of a project are?",
  ],
  [
    "de",
    "Um den Zustand aller Dateien eines Projekts anzuzeigen, verwendest du den Befehl `git status`.",
    "Welchen Befehl verwendet man, um den Zustand aller Dateien eines Projekts anzuzeigen?",
  ],
  [
    "es",
    "Para ver el estado de todos los archivos de un proyecto, puedes usar el comando `git status`.",
    "¿Qué comando se usa para ver el estado de todos los archivos de un proyecto?",
  ],
  [
    "pl",
    "Aby zobaczyć stan wszystkich plików projektu, użyj polecenia `git status`.",
    "Jakiego polecenia użyć, aby zobaczyć stan wszystkich plików projektu?",
  ],
  [
    "uk",
    "Щоб побачити стан усіх файлів проєкту, виконайте команду `git status`.",
    "Якою командою слід скористатися, щоб побачити стан усіх файлів проєкту?",
  ],
  [
    "ja",
    "プロジェクトのすべてのファイルの状態を確認するには、`git status` コマンドを使用します。",
    "プロジェクトのすべてのファイルの状態を確認するには、どのコマンドを使うか。",
  ],
];

const FRAMES: Readonly<Record<Language, (command: string, n: number) => string>> = {
  en: (command, n) => `Chapter ${n} of the book describes \`${command}\` and all of its many options.`,
  de: (command, n) =>
    `Das Kapitel ${n} des Buches beschreibt \`${command}\` und alle seine Optionen ausführlich.`,
  es: (command, n) =>
    `El capítulo ${n} del libro describe \`${command}\` y todas sus opciones con mucho detalle.`,
  pl: (command, n) =>
    `Rozdział ${n} podręcznika szczegółowo opisuje \`${command}\` i wszystkie dostępne opcje.`,
  uk: (command, n) => `Розділ ${n} підручника докладно описує \`${command}\` і всі доступні параметри.`,
  ja: (command, n) => `第${n}章では、\`${command}\` とそのすべてのオプションについて詳しく説明している。`,
};

function shownIn(language: Language): string[] {
  const commands = ["git status", "git add", "git commit", "git remote", "git clone"];
  return commands.flatMap((command) => [1, 2, 3].map((n) => FRAMES[language](command, n)));
}

/** The same in a format that keeps no mark of code, with the listing that shows what the program is. */
const UNMARKED = [
  "The whole history of a project is shown by $ git log 2f1c and by nothing else in this book.",
  ...SHOWN.map((sentence) => sentence.replaceAll("`", "")),
];

describe("what a manual says that a command does", () => {
  it.each(ASKED)("is a whole question in %s", (language, sentence, stem) => {
    expect(draftsOn(sentence, shownIn(language), language)[0]).toMatchObject({
      kind: "typed",
      stem,
      key: "git status",
    });
  });

  it("is found where no mark of code was kept, among the commands of a program that a listing calls", () => {
    const told = "To see in which state the files of a project are, you can run git status.";
    expect(draftsOn(told, UNMARKED)[0]).toMatchObject({ kind: "typed", key: "git status" });
    expect(draftsOn(told, UNMARKED.slice(1)).filter(({ kind }) => kind === "typed")).toEqual([]);
  });

  it("is told from what a listing set off as such calls, and from words that are a program's name too", () => {
    const listing = "$ git log 2f1c\n$ make install docs";
    const made = ["Make sure", "We make sure", "They make sure"].map(
      (words) => `${words} that the whole history of the project is kept in one place.`,
    );
    const told = "To see in which state the files of a project are, you can run git status.";
    const unsure = "To see in which state the files of a project are, you can make sure.";
    const text = [...UNMARKED.slice(1), ...made];
    expect(draftsOn(told, text, "en", listing)[0]).toMatchObject({ kind: "typed", key: "git status" });
    expect(keysOn(unsure, [...text, told], listing)).not.toContain("make sure");
  });

  it("stands beside its siblings that listings show, and beside nothing that is given to commands", () => {
    const listing =
      "$ git remote add pb $ git remote show pb $ git remote prune pb $ git remote origin $ git push origin $ git fetch origin";
    const tells = "To change the name of a remote repository, use the `git remote rename` command.";
    const [draft] = draftsOn(tells, SHOWN, "en", listing);
    expect(draft?.key).toBe("git remote rename");
    expect(draft?.distractors.slice(0, 3).sort()).toEqual([
      ...["git remote add", "git remote prune", "git remote show"],
    ]);
    expect(draft?.distractors).not.toContain("git remote origin");
  });

  it("is asked for with the option that it is called with", () => {
    const [draft] = draftsOn(
      "To see in which state the files of a project are, use git status --short.",
      UNMARKED,
    );
    expect(draft).toMatchObject({
      kind: "typed",
      stem: "Which command is used to see in which state the files of a project are?",
      key: "git status --short",
    });
    expect(draft?.distractors).not.toContain("git status");
  });

  it("is nothing to ask for where the command is given something", () => {
    const given = "To see in which state the files of a project are, use git status folder --short.";
    expect(draftsOn(given, UNMARKED)).toEqual([]);
  });

  it("is left to a gap where it leans on another sentence", () => {
    const leaning = "To see them all in the order of their names, you can use the `git status` command.";
    expect(draftsOn(leaning).filter(({ kind }) => kind === "typed")).toEqual([]);
  });

  it("is asked for without what dashes set off behind it", () => {
    const aside =
      "If you want to get a copy of a repository – for example, a project of others – the command you need is `git clone`.";
    const [draft] = draftsOn(aside.replace(" the command", ", the command"));
    expect(draft?.stem).toBe("Which command is used to get a copy of a repository?");
  });
});
