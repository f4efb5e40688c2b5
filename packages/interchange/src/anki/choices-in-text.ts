import { readKeys } from "../keys/read-keys.ts";
import { optionsInText, type TextWithOptions } from "../options-in-text.ts";
import type { Made } from "./choices.ts";
import { roleOfField } from "./field-names.ts";

/** A card's two sides. */
export interface Sides {
  readonly front: string;
  readonly back: string;
}

interface Row {
  readonly asked: TextWithOptions;
  readonly back: string;
}

/** So many of the lists in front must have a key behind, before they are taken for options. */
const CONVINCING = 0.8;

/** Cards of one type whose options stand in front; null for each that is an ordinary card. */
export function madeOfTexts(cards: readonly Sides[]): (Made | null)[] {
  const made: (Made | null)[] = cards.map(() => null);
  const found = cards.map(({ front, back }) => ({ asked: optionsInText(front), back }));
  for (const areLettered of [true, false]) {
    const places = found.flatMap(({ asked }, i) => (asked?.areLettered === areLettered ? [i] : []));
    const rows = places.map((i) => found[i] as Row);
    const keys = keysBehind(rows);
    const keyed = keys.filter(({ key }) => key.length > 0).length;
    const isConvincing = areLettered || keyed >= CONVINCING * rows.length;
    for (const [at, row] of rows.entries()) {
      const { key, rest } = keys[at] ?? { key: [], rest: "" };
      const isRead = key.length > 0 && (isConvincing || isOption(row));
      const isSure = isRead || (areLettered && !answersEach(row));
      if (isSure) made[places[at] ?? -1] = questionOf(row, key, rest);
    }
  }
  return made;
}

/** Whether the back begins with an option as it stands in front. */
const isOption = ({ asked, back }: Row) =>
  asked.options.some((option) => option !== "" && (back === option || back.startsWith(`${option}\n`)));

function questionOf({ asked, back }: Row, key: readonly number[], rest: string): Made {
  const filled = asked.options.flatMap((option, i) => (option === "" ? [] : [i]));
  if (filled.length < 2) return { text: asked.stem, reason: "fewOptions" };
  const explanation = key.length > 0 ? rest : back;
  return {
    question: {
      text: asked.stem,
      options: filled.map((i) => asked.options[i] ?? ""),
      key: key.map((i) => filled.indexOf(i)),
      ...(explanation !== "" && { explanation }),
    },
    losses: key.length === 0 ? ["noKey"] : [],
  };
}

/** "Answer: B", "The correct answer is B" */
const NAMED = /^([^:：\n]{1,40}?)(?:\s*[:：]|\s(?:is|ist|jest|es|est|—|–|-)(?=\s)|は)\s*(?=\S)/u;
const LABELLED = /^[([（]?(?:\p{L}|\d{1,2})[)）\].．:、]/u;

/**
 * Of each row the key that its back begins with, and what follows. Where several lines have labels, all of these are the
 * key, or, if they are all of the options, none is: any of them could be the right one. Else it is the first line, or all.
 */
function keysBehind(rows: readonly Row[]): { key: readonly number[]; rest: string }[] {
  const backs = rows.map(({ back }) => {
    const role = roleOfField(NAMED.exec(back)?.[1] ?? "");
    return (role === "key" || role === "answer" ? back.replace(NAMED, "") : back).split("\n");
  });
  const tries = [() => 1, (lines: readonly string[]) => lines.length].map((count) => {
    const parted = backs.map((lines) => {
      const labelled = lines.filter((line) => LABELLED.test(line)).length;
      const end = labelled > 1 ? lines.findLastIndex((line) => LABELLED.test(line)) + 1 : count(lines);
      return { told: lines.slice(0, end).join("\n"), rest: lines.slice(end).join("\n").trim() };
    });
    const keys = readKeys(
      rows.map(({ asked }, i) => ({ options: asked.options, told: parted[i]?.told ?? "" })),
    );
    return keys.map((key, i) => {
      const isChoice =
        (key ?? []).length < (rows[i]?.asked.options.filter((option) => option !== "").length ?? 0);
      return { key: isChoice ? (key ?? []) : [], rest: parted[i]?.rest ?? "" };
    });
  });
  return rows.map(
    (_, i) => tries.map((own) => own[i]).find((own) => (own?.key.length ?? 0) > 0) ?? { key: [], rest: "" },
  );
}

/** Whether the back has words of its own for each part of the front: these are parts of a question. */
function answersEach({ asked, back }: Row): boolean {
  const behind = optionsInText(`?\n${back}`);
  return behind?.areLettered === true && !behind.options.some((option) => asked.options.includes(option));
}
