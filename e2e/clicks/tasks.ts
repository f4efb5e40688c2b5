import { expect } from "@playwright/test";
import { chooseFile } from "../person.ts";
import type { Hand } from "./hand.ts";
import { DELETED, LAST } from "./member.ts";

/** One of the things that a person wants, and how it is done from home; it ends when it is seen to be done. */
export interface Task {
  readonly what: string;
  readonly how: (hand: Hand) => Promise<void>;
}

const GIFT = ["Delta", "Top", "Foot"]
  .map((name) => `::${name}::Where is the ${name.toLowerCase()} of it?{=at one end ~at the other}\n\n`)
  .join("");
const NOTES = "The light-dependent reactions take place in the thylakoid membranes. ".repeat(6);

const heading = (hand: Hand, name: string | RegExp) => hand.sees(hand.page.getByRole("heading", { name }));
const says = (hand: Hand, words: string | RegExp) => hand.sees(hand.page.getByText(words));
const isAsked = (hand: Hand) => hand.sees(hand.page.getByRole("main").getByRole("radio"));
const dialog = (hand: Hand) => hand.page.getByRole("dialog");
const today = (hand: Hand) => hand.page.locator("[data-kept=today]");
const openSet = (hand: Hand, name = LAST) => hand.link(new RegExp(`^${name}`), today(hand));
const pace = (hand: Hand) => hand.link("Your pace", today(hand));
/** A question that was missed lately. */
const question = (hand: Hand) =>
  hand.press(hand.page.getByRole("region", { name: "Missed lately" }).getByRole("link"));

async function upload(hand: Hand, name: string, content: string): Promise<void> {
  await hand.file(/Drop a file here|Choose a file/, name, content);
  await hand.button("Make questions");
}

/** Opens a part of a set's page where it is folded. */
async function part(hand: Hand, name: string): Promise<void> {
  await openSet(hand);
  const head = hand.page.getByRole("main").getByRole("button", { name: new RegExp(`^${name}`) });
  await hand.sees(head);
  if ((await head.getAttribute("aria-expanded")) === "false") await hand.press(head);
}

async function more(hand: Hand, entry: string): Promise<void> {
  await question(hand);
  await hand.button("More for this question");
  await hand.entry(entry);
}

async function exportAs(hand: Hand, format: RegExp): Promise<void> {
  await part(hand, "Share and print");
  await hand.button(format);
  const file = hand.page.waitForEvent("download");
  await hand.button("Export", dialog(hand));
  await file;
}

/** In the order of the list. */
export const TASKS: readonly Task[] = [
  { what: "do what is due today", how: (hand) => hand.link("Start").then(() => isAsked(hand)) },
  { what: "go on where I was", how: (hand) => hand.link("Go on").then(() => isAsked(hand)) },
  {
    what: "make a set of a PDF",
    how: async (hand) => {
      await upload(hand, "lecture.txt", NOTES);
      await says(hand, /questions? (is|are) ready/);
    },
  },
  {
    what: "make a set of my notes",
    how: async (hand) => {
      await hand.place("Upload");
      await hand.page.getByLabel("Your notes").fill(NOTES);
      await hand.button("Generate from notes");
      await says(hand, /questions? (is|are) ready/);
    },
  },
  {
    what: "see what I got wrong lately, over all sets",
    how: async (hand) => {
      await hand.link(/^Go through all/);
      await hand.sees(hand.page.getByRole("main").getByRole("listitem").nth(2));
    },
  },
  {
    what: "practise only those",
    how: async (hand) => {
      await hand.link(/^Go through all/);
      await hand.button("Start");
      await isAsked(hand);
    },
  },
  {
    what: "take an exam of two sets in 30 minutes",
    how: async (hand) => {
      await hand.place("Exams");
      await hand.link("New exam");
      await hand.page.getByLabel("Minutes").fill("30");
      await hand.button("Begin now");
      await says(hand, "Question 1");
    },
  },
  {
    what: "look at my last exam's result",
    how: async (hand) => {
      await hand.link(/^Last result/);
      await heading(hand, "Exam result");
    },
  },
  {
    what: "set the day of my real exam",
    how: async (hand) => {
      await hand.place("Exams");
      const day = hand.page.getByRole("textbox", { name: LAST });
      await day.fill("2031-05-12");
      await day.blur();
      await says(hand, /new questions? a day/);
    },
  },
  {
    what: "see how well I know a set",
    how: async (hand) => {
      await hand.place("Progress");
      await says(hand, /^Known: /);
    },
  },
  {
    what: "read the text of a set",
    how: async (hand) => {
      await openSet(hand);
      await hand.link("Read the text");
      await expect(hand.page).toHaveURL(/\/text\//);
      await hand.sees(hand.page.getByRole("main").getByText(/thylakoid/));
    },
  },
  {
    what: "find the question on osmosis",
    how: async (hand) => {
      await hand.place("My sets");
      await hand.page.getByRole("searchbox").fill("chlorophyll");
      await hand.sees(hand.page.locator("[data-set] a[href*='question=']"));
    },
  },
  {
    what: "see where in the document an answer stands",
    how: async (hand) => {
      await question(hand);
      await hand.press(hand.page.getByRole("main").locator("label:has(input[type=radio])"));
      await hand.button("Check");
      await hand.sees(hand.page.locator("[data-quote] blockquote"));
    },
  },
  {
    what: "report a bad question",
    how: async (hand) => {
      await question(hand);
      await hand.button("Report");
      await hand.button("The question is unclear", dialog(hand));
      await says(hand, "Your report is kept with the question.");
    },
  },
  {
    what: "change how many new questions a day",
    how: async (hand) => {
      await pace(hand);
      await hand.page.getByLabel("New questions a day").fill("12");
      await hand.button("Save");
      await says(hand, "Saved.");
    },
  },
  {
    what: "take all my data along",
    how: async (hand) => {
      await pace(hand);
      const file = hand.page.waitForEvent("download");
      await hand.button("Download my data");
      await file;
    },
  },
  {
    what: "put a Moodle file in as a set",
    how: async (hand) => {
      await upload(hand, "rivers.txt", GIFT);
      const isLookedAt = hand.page.getByRole("heading", { name: "This file holds questions" });
      await hand.sees(isLookedAt.or(hand.page.getByText(/questions? (is|are) ready/)));
      if (await isLookedAt.isVisible()) await hand.button("Import");
      await says(hand, /questions? (is|are) ready/);
    },
  },
  { what: "export a set to Anki", how: (hand) => exportAs(hand, /^Anki deck/) },
  { what: "export a set to Moodle", how: (hand) => exportAs(hand, /^Moodle XML/) },
  {
    what: "print a worksheet with its key",
    how: (hand) => exportAs(hand, /^Worksheet \(PDF\)/),
  },
  {
    what: "correct a wrong key",
    how: async (hand) => {
      await part(hand, "Questions");
      const row = hand.page.locator("[data-group=questions] li").first();
      await hand.press(row.getByRole("radio", { checked: false }));
      await says(hand, "The right answer is changed.");
    },
  },
  {
    what: "write a question of my own",
    how: async (hand) => {
      await openSet(hand);
      await hand.button("Write my own");
      const form = dialog(hand);
      await form.getByLabel("Question", { exact: true }).fill("What colour is the sky?");
      for (const option of await form.getByRole("textbox", { name: /^Option [A-D]$/ }).all())
        await option.fill(`Colour ${crypto.randomUUID().slice(0, 4)}`);
      await hand.button("Save", form);
      await says(hand, "Your question is in the set.");
    },
  },
  {
    what: "replace one question by another like it",
    how: async (hand) => {
      await more(hand, "Another one like this");
      await says(hand, /A new question was added|no further/);
    },
  },
  {
    what: "more questions from chapter 2",
    how: async (hand) => {
      await part(hand, "Sections");
      await hand.press(hand.page.getByRole("button", { name: "More from here" }).nth(1));
      await says(hand, /added\.|Nothing|no more/);
    },
  },
  {
    what: "see which chapters have few questions",
    how: async (hand) => {
      await part(hand, "Sections");
      await hand.sees(hand.page.getByRole("button", { name: "More from here" }));
    },
  },
  {
    what: "upload this year's version of the script",
    how: async (hand) => {
      await part(hand, "Documents");
      await hand.page
        .locator("[data-group=documents] input[type=file]")
        .setInputFiles({ name: "new.txt", mimeType: "text/plain", buffer: Buffer.from(NOTES) });
      await hand.button("Use this version");
      await says(hand, /matches the new version/);
    },
  },
  {
    what: "add a second document to a set",
    how: async (hand) => {
      await part(hand, "Documents");
      await hand.link("Add a document");
      // The set's page has a field for files too.
      await hand.sees(hand.page.locator("[data-step=send]"));
      await chooseFile(hand.page, { name: "second.txt", mimeType: "text/plain", buffer: Buffer.from(NOTES) });
      await hand.button("Make questions");
      await says(hand, /Added to/);
    },
  },
  {
    what: "merge two sets",
    how: async (hand) => {
      await part(hand, "Copy, merge");
      await hand.button("Merge with another set");
      await hand.button(/^Bees/, dialog(hand));
      await heading(hand, `${LAST} + Bees`);
    },
  },
  {
    what: "tag a set, and see all with that tag",
    how: async (hand) => {
      await openSet(hand, "Bees");
      await hand.button("Tags");
      await dialog(hand).getByLabel("New tag").fill("Biology");
      await dialog(hand).getByLabel("New tag").press("Enter");
      await hand.link("Biology");
      await hand.sees(hand.page.locator("[data-set]"));
    },
  },
  {
    what: "bring back a set deleted yesterday",
    how: async (hand) => {
      await hand.place("My sets");
      await hand.button("Trash");
      await hand.button(`Restore ${DELETED}`);
      await expect(hand.page.getByText(DELETED)).toHaveCount(0);
    },
  },
  {
    what: "delete my account",
    how: async (hand) => {
      await pace(hand);
      await hand.button("Delete my account");
      await hand.button("Yes, delete everything", dialog(hand));
      await hand.sees(hand.page.getByRole("link", { name: "Try the demo" }));
    },
  },
];
