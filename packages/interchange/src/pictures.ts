import { createHash } from "node:crypto";
import type { CarriedQuestion, QuestionPicture } from "@quizmill/contract";
import { LIMITS, pictureMark } from "@quizmill/contract/tables";
import { mapPictures, namedPictures } from "./pictures-in-texts.ts";

/** How many pictures may be kept, and how many bytes of them. */
export interface PictureRoom {
  readonly pictures: number;
  readonly bytes: number;
}

/** A rectangle of a picture, in shares of its width and height. */
export interface PicturePart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is done to the pixels of a picture before it is kept: parts are hidden, or nothing but one is left. */
export type PictureEdit =
  | { readonly kind: "cover"; readonly parts: readonly PicturePart[]; readonly asked: readonly PicturePart[] }
  | { readonly kind: "crop"; readonly part: PicturePart };

/** Which pictures are kept. */
export interface KeptPictures {
  /** Makes a picture anew, as the product keeps it; null for one that it cannot keep. */
  readonly reencode: (bytes: Uint8Array, edit?: PictureEdit) => Promise<QuestionPicture | null>;
  /** Default: that of an empty set. */
  readonly room?: PictureRoom;
}

const NO_PICTURES: KeptPictures = { reencode: async () => null };
const EMPTY_SET: PictureRoom = { pictures: LIMITS.pictures.perSet, bytes: LIMITS.pictures.setMaxBytes };

/** The bytes of a picture; null if they are missing or damaged. Asked once, if a question names the picture. */
type ReadPicture = () => Uint8Array | null;

const DATA_URL = /^data:image\/[\w.+-]{1,40}(?:;[\w=.+-]{1,40}){0,3};base64,/i;

/** The path that an address in a page names: decoded, without its query. */
export function pathOfAddress(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The pictures that the reader of a format found in its file. */
export class FoundPictures {
  readonly #found = new Map<string, ReadPicture>();
  readonly #edits = new Map<string, PictureEdit>();

  /**
   * A mark to put into a text, where the picture stands. `name` tells it apart from others of the file: its path in a
   * package, for instance. The bytes are read, and the mark is replaced, when all questions are known. An edited one
   * has no words in its place if it is not kept: nothing can be asked without it.
   */
  mark(name: string, read: ReadPicture, alt: string, edit?: PictureEdit): string {
    const edited = edit === undefined ? name : `${name}\n${JSON.stringify(edit)}`;
    const hash = createHash("sha256").update(edited).digest("hex");
    this.hold(hash, read);
    if (edit !== undefined) this.#edits.set(hash, edit);
    return pictureMark({ alt, hash, width: 0, height: 0 });
  }

  /** The same for the address of a picture that has its bytes in it; null for another address. */
  markOfUrl(url: string, alt: string, edit?: PictureEdit): string | null {
    const [head] = DATA_URL.exec(url) ?? [];
    return head === undefined
      ? null
      : this.mark(url, () => Buffer.from(url.slice(head.length), "base64"), alt, edit);
  }

  /** A picture that the texts name by this hash already. */
  hold(hash: string, read: ReadPicture): void {
    this.#found.set(hash, read);
  }

  editOf(hash: string): PictureEdit | undefined {
    return this.#edits.get(hash);
  }

  /** Null also for one that the file has, but damaged or too large: its questions are read without it. */
  read(hash: string): Uint8Array | null {
    try {
      return this.#found.get(hash)?.() ?? null;
    } catch {
      return null;
    }
  }
}

/**
 * The questions with the pictures that the product keeps. In the place of another one are its words, and the question
 * says that it needs a picture.
 */
export async function withKeptPictures(
  questions: readonly CarriedQuestion[],
  found: FoundPictures,
  { reencode, room: { pictures, bytes } = EMPTY_SET }: KeptPictures = NO_PICTURES,
): Promise<CarriedQuestion[]> {
  const kept = new Map<string, QuestionPicture | null>();
  const room = { pictures, bytes };
  const keep = async (name: string): Promise<QuestionPicture | null> => {
    const bytes = room.pictures > 0 && room.bytes > 0 ? found.read(name) : null;
    const picture = bytes && (await reencode(bytes, found.editOf(name)));
    if (picture === null) return null;
    room.pictures -= 1;
    room.bytes -= (picture.base64.length * 3) / 4;
    return picture;
  };
  const all: CarriedQuestion[] = [];
  for (const question of questions) {
    const names = namedPictures(question).slice(0, LIMITS.pictures.perQuestion);
    for (const name of names) if (!kept.has(name)) kept.set(name, await keep(name));
    const own = new Map(names.map((name) => [name, kept.get(name) ?? null]));
    all.push(withPicturesOf(question, own, found));
  }
  return all;
}

function withPicturesOf(
  question: CarriedQuestion,
  kept: ReadonlyMap<string, QuestionPicture | null>,
  found: FoundPictures,
): CarriedQuestion {
  if (namedPictures(question).length === 0) return question;
  let isMissing = false;
  const shown = mapPictures(question, ({ alt, hash }) => {
    const picture = kept.get(hash) ?? null;
    isMissing ||= picture === null;
    if (picture !== null) return pictureMark({ ...picture, alt });
    return found.editOf(hash) === undefined ? alt : "";
  });
  return isMissing ? { ...shown, needsPicture: true } : shown;
}
