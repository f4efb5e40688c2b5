import type {
  Block,
  CarriedQuestion,
  ExtractionErrorCode,
  Fidelity,
  ImportChoices,
  QuestionPicture,
  Section,
  SourceText,
} from "@quizmill/contract";
import type { PictureRoom } from "@quizmill/interchange";

/**
 * The protocol between the server and the process that reads one document. To the child: one line of JSON, then the
 * bytes of the file. From the child: lines of JSON of bounded size, so that the server never parses megabytes at
 * once.
 */
export interface Request {
  /** The name the user gave. */
  readonly fileName: string;
  /** For a file of questions. */
  readonly choices?: ImportChoices | undefined;
  /** See `ReadOptions`. */
  readonly pictures?: boolean | undefined;
  /** For the pictures of questions; without it none is kept. */
  readonly pictureRoom?: PictureRoom | undefined;
  /** See `TakePictures`. */
  readonly isPicture?: boolean | undefined;
  readonly byteCount: number;
}

/** A file to read, and what was decided of it. */
export interface StoredFile extends Omit<Request, "byteCount"> {
  readonly filePath: string;
}

/** What the child sends; `answer.ts` checks it. */
export type Message =
  /** `pictures`: those of questions come next, and may take their own time. */
  | { type: "ready" | "long" | "pictures" | "done" }
  /** Sent before the document. */
  | { type: "picture"; picture: QuestionPicture }
  | { type: "document"; document: Omit<SourceText, "sections" | "carried"> }
  | { type: "carried"; fidelity: Fidelity }
  | { type: "questions"; questions: CarriedQuestion[] }
  | { type: "section"; section: Section }
  /** More of the previous section. */
  | { type: "blocks"; blocks: Block[] }
  | { type: "failed"; code: ExtractionErrorCode; details: Readonly<Record<string, string | number>> };

/** A few milliseconds for whoever parses it. */
const CHARS_PER_MESSAGE = 64 * 1024;
/** What a block or question costs beside its text. */
const CHARS_BESIDE = 200;

/** A text in messages of bounded size, the last of them "done". */
export function* messagesOf(source: SourceText): Generator<Message> {
  const { sections, carried, ...document } = source;
  yield { type: "document", document };
  if (carried !== undefined) {
    const { questions, fidelity } = carried;
    yield { type: "carried", fidelity };
    for (const slice of slicesOf(questions, charsOfQuestion)) yield { type: "questions", questions: slice };
  }
  for (const section of sections) {
    const [blocks = [], ...more] = slicesOf(section.blocks, ({ text }) => text.length);
    yield { type: "section", section: { ...section, blocks } };
    for (const slice of more) yield { type: "blocks", blocks: slice };
  }
  yield { type: "done" };
}

function charsOfQuestion({ text, options, context, explanation, source }: CarriedQuestion): number {
  const texts = [text, ...options, context, explanation, source?.quote];
  return texts.reduce((sum, words) => sum + (words?.length ?? 0), 0);
}

function* slicesOf<One>(all: readonly One[], charsOf: (one: One) => number): Generator<One[]> {
  let slice: One[] = [];
  let chars = 0;
  for (const one of all) {
    chars += charsOf(one) + CHARS_BESIDE;
    slice.push(one);
    if (chars < CHARS_PER_MESSAGE) continue;
    yield slice;
    [slice, chars] = [[], 0];
  }
  if (slice.length > 0) yield slice;
}

/** Puts the messages of a text together again. */
export class Assembly {
  #source: SourceText | null = null;

  /** The whole text with the last message, null before. */
  add(message: Message): SourceText | null {
    if (message.type === "document") this.#source = { ...message.document, sections: [] };
    if (message.type === "carried" && this.#source)
      this.#source.carried = { questions: [], fidelity: message.fidelity };
    if (message.type === "questions") this.#source?.carried?.questions.push(...message.questions);
    if (message.type === "section") this.#source?.sections.push(message.section);
    if (message.type === "blocks") this.#source?.sections.at(-1)?.blocks.push(...message.blocks);
    return message.type === "done" ? this.#source : null;
  }
}
