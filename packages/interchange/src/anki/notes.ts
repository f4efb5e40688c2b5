import type { CarriedQuestion, LossKind } from "@quizmill/contract";
import { picturesIn, withPictures } from "@quizmill/contract/tables";
import { type Card, questionsOfCards } from "../deck.ts";
import type { ReadNote } from "../format.ts";
import { changesIn, type HtmlText, type MarkOfPicture, readHtml } from "../html/read-html.ts";
import { namedPictures } from "../pictures-in-texts.ts";
import { beginning, tidyLine } from "../tidy.ts";
import { wordsIn as paperWordsIn } from "../words.ts";
import { countingFields, gapsIn, type Sides, sidesOf } from "./cards.ts";
import { choiceFields } from "./choice-fields.ts";
import { type Made, madeOfFields } from "./choices.ts";
import { madeOfTexts } from "./choices-in-text.ts";
import { readField } from "./formulas.ts";
import { withListsUnfolded } from "./list-fields.ts";
import { hasShapes, occlusionsIn } from "./occlusions.ts";
import { isOwnType, ownQuestion } from "./own-notes.ts";

/** A note of any type. */
export interface Note {
  /** In the file, from 1. */
  readonly number: number;
  /** What all notes of its type have in common. */
  readonly type: string;
  /** The type's name; "" if the file does not tell it. */
  readonly typeName: string;
  /** Of its fields; may be fewer than these. */
  readonly names: readonly string[];
  /** HTML. */
  readonly fields: readonly string[];
  readonly section: string | undefined;
  readonly tags: readonly string[];
}

export interface NotesRead {
  readonly questions: { question: CarriedQuestion; number: number }[];
  readonly notes: ReadNote[];
}

interface NoteRead extends Note {
  readonly read: readonly HtmlText[];
}

/**
 * Notes with options are questions; notes with a question and an answer, and gaps, are cards, whose distractors come
 * from the deck. All notes of a type are read together.
 */
export function notesAsQuestions(
  all: readonly Note[],
  markOf: MarkOfPicture = () => null,
  languageOf: (text: string) => string | null = () => null,
): NotesRead {
  const taken = new Taken(markOf, coveredIn(all, languageOf));
  for (const own of Map.groupBy(all, ({ type }) => type).values()) readType(own, taken);
  const made = questionsOfCards(taken.cards.toSorted((a, b) => a.number - b.number));
  return { questions: [...taken.questions, ...made.questions], notes: [...taken.notes, ...made.notes] };
}

/** Of long decks the beginning tells the language. */
const LANGUAGE_NOTES = 200;

/** Asks for what is covered, in the language of the notes. */
function coveredIn(all: readonly Note[], languageOf: (text: string) => string | null): string {
  if (!all.some(isImageOcclusion)) return "";
  const fields = all.slice(0, LANGUAGE_NOTES).flatMap((note) => note.fields.filter((own) => !hasShapes(own)));
  return paperWordsIn(languageOf(fields.map((own) => readHtml(own).text).join("\n")) ?? "").covered;
}

/** What has been taken of the notes so far. */
class Taken {
  readonly markOf: MarkOfPicture;
  /** Asks what a picture hides. */
  readonly covered: string;
  readonly questions: NotesRead["questions"] = [];
  readonly cards: Card[] = [];
  readonly notes: ReadNote[] = [];

  constructor(markOf: MarkOfPicture, covered: string) {
    this.markOf = markOf;
    this.covered = covered;
  }

  tell({ number }: Note, stem: string, kind: LossKind, effect: ReadNote["effect"]): void {
    this.notes.push({ number, stem: beginning(stem), kind, effect });
  }

  add(note: Note, made: Made, read: readonly HtmlText[]): void {
    if ("reason" in made) {
      this.tell(note, made.text, made.reason, "leftOut");
      return;
    }
    const { number, section, tags } = note;
    const about = {
      ...(section !== undefined && { section }),
      ...(tags.length > 0 && { tags: [...tags] }),
      ...(hasLostPicture(made, read) && { needsPicture: true }),
    };
    const { text } = "question" in made ? made.question : made;
    for (const { kind, effect } of changesIn(read)) this.tell(note, text, kind, effect);
    if ("answer" in made) this.cards.push({ number, ...made, answer: tidyLine(made.answer), ...about });
    else {
      for (const kind of made.losses) this.tell(note, text, kind, kind === "noKey" ? "lost" : "changed");
      this.questions.push({ question: { ...made.question, ...about }, number });
    }
  }
}

/** Of all pictures of its note a question keeps those that stand in its own texts. */
function hasLostPicture(made: Exclude<Made, { reason: LossKind }>, read: readonly HtmlText[]): boolean {
  const question = "question" in made ? made.question : { ...made, options: [made.answer] };
  const kept = namedPictures(question);
  return read.some(
    ({ text, hasPicture }) => hasPicture || picturesIn(text).some(({ hash }) => !kept.includes(hash)),
  );
}

/** What fields are judged by: a picture is as short as a sign, and says nothing beside words. */
const wordsIn = (text: string) => withPictures(text, () => "").trim() || (text && PICTURE);
const PICTURE = "\u{fffc}";

function readType(notes: readonly Note[], taken: Taken): void {
  const { names = [], typeName = "" } = notes[0] ?? {};
  const rest: NoteRead[] = [];
  for (const note of notes) {
    if (isImageOcclusion(note)) takeOcclusions(note, taken);
    else if (!takeOwn(note, taken) && !takeGaps(note, taken))
      rest.push({ ...note, read: note.fields.map((field) => readField(field, taken.markOf)) });
  }
  const unfolded = withListsUnfolded({ names, notes: rest.map((note) => note.read) });
  const fields = choiceFields(
    unfolded.names,
    unfolded.notes.map((own) => own.map(({ text }) => wordsIn(text))),
  );
  if (fields === null) takeCards(rest, taken);
  else {
    const made = madeOfFields(fields, { ...unfolded, kind: typeName });
    for (const [i, note] of rest.entries()) taken.add(note, made[i] as Made, note.read);
  }
}

/** Of the add-on and of Anki itself, whose note types have translated names. */
function isImageOcclusion({ typeName, names, fields }: Note): boolean {
  return (
    /image.?occlusion/i.test(typeName) ||
    names.some((name) => /^(?:question|answer|original) mask$/i.test(name.trim())) ||
    fields.some(hasShapes) ||
    /^[0-9a-f]{32}-(?:ao|oa)-\d+$/.test(fields[0] ?? "")
  );
}

function takeOcclusions(note: Note, taken: Taken): void {
  const asked = occlusionsIn(note.fields, taken.markOf, taken.covered);
  if (asked.length === 0) taken.tell(note, firstWords(note.fields), "imageOcclusion", "leftOut");
  for (const { question, read } of asked)
    taken.add(note, { question, losses: ["distractorsFromDeck"] }, read);
}

const firstWords = (fields: readonly string[]) =>
  fields.map((field) => readHtml(field).text).find((text) => text !== "") ?? "";

function takeOwn(note: Note, taken: Taken): boolean {
  if (!isOwnType(note.names)) return false;
  const read = note.fields.map((field) => readHtml(field, taken.markOf));
  const question = ownQuestion(note.names, read);
  if (question !== null) taken.add(note, { question, losses: [] }, read);
  return question !== null;
}

function takeGaps(note: Note, taken: Taken): boolean {
  const cards = gapsIn(note.fields, taken.markOf);
  if (cards?.length === 0) taken.tell(note, firstWords(note.fields), "otherKind", "leftOut");
  for (const sides of cards ?? []) takeCard(note, sides, taken);
  return cards !== null;
}

function takeCard(note: Note, { question, answer, explanation }: Sides, taken: Taken): void {
  const card = { text: question.text, answer: answer.text, ...(explanation !== "" && { explanation }) };
  taken.add(note, card, [question, answer]);
}

/** So many cards of a type must have letters behind, before these are taken for those of options that are not there. */
const LETTERED = { share: 0.8, min: 3 };

/** Notes of a type without fields for options. */
function takeCards(notes: readonly NoteRead[], taken: Taken): void {
  const counting = countingFields(notes.map(({ read }) => read));
  const cards = notes.flatMap((note) => {
    const sides = sidesOf(note.names, note.read, counting);
    if (sides === null) {
      const isPicture = note.read.some(({ hasPicture }) => hasPicture);
      taken.tell(note, firstWords(note.fields), isPicture ? "picture" : "otherKind", "leftOut");
    }
    return sides === null ? [] : [{ note, sides }];
  });
  const made = madeOfTexts(
    cards.map(({ sides }) => ({ front: sides.question.text, back: sides.answer.text })),
  );
  const plain = cards.filter((_, i) => made[i] === null);
  const lettered = plain.filter(({ sides }) => isLetter(sides.answer.text)).length;
  const areLettered = lettered >= Math.max(LETTERED.min, LETTERED.share * plain.length);
  for (const [i, { note, sides }] of cards.entries()) {
    const one = made[i] ?? null;
    if (one !== null) taken.add(note, one, [sides.question, sides.answer]);
    else if (isLetter(sides.answer.text) && (areLettered || isPictured(sides.question)))
      taken.tell(note, sides.question.text, sides.question.hasPicture ? "picture" : "fewOptions", "leftOut");
    else takeCard(note, sides, taken);
  }
}

/** Its options may be in the picture. */
const isPictured = ({ text, hasPicture }: HtmlText) => hasPicture || picturesIn(text).length > 0;

/** Of options, as most questions have no more. */
const isLetter = (text: string) => /^[([]?[a-e][)\].]?$/i.test(text);
