import { Zip, ZipDeflate } from "fflate";
import type { Database } from "../../platform/database/open.ts";
import { findAccount, toUser } from "../accounts/store.ts";
import { type DatasetRow, toDetail } from "../datasets/entities.ts";
import { findPassages, findQuestions, listDatasets } from "../datasets/store.ts";

/** The part of a stored passage that is the reader's own text. */
interface StoredPassage {
  readonly heading: string | null;
  readonly blocks: readonly { readonly text: string }[];
}

/**
 * All that is kept of an account, as a ZIP that grows while it is read: `account.json`, and for each set its
 * questions and the text they were made from. Set by set, so that an account of any size takes little memory.
 */
export async function* exportArchive(db: Database, accountId: string): AsyncIterable<Uint8Array> {
  const archive = openArchive();
  const account = await findAccount(db, accountId);
  if (account !== undefined) yield* archive.add("account.json", JSON.stringify(toUser(account), null, 2));
  for (const [index, row] of (await listDatasets(db, accountId)).entries()) {
    const folder = `sets/${String(index + 1).padStart(3, "0")}`;
    const detail = toDetail({ ...row, jobId: null }, await findQuestions(db, row.id));
    yield* archive.add(`${folder}/questions.json`, JSON.stringify(detail, null, 2));
    yield* archive.add(`${folder}/text.txt`, await textOf(db, row));
  }
  yield* archive.end();
}

async function textOf(db: Database, { id }: DatasetRow): Promise<string> {
  const passages = (await findPassages(db, id)).map(
    ({ passageJson }) => JSON.parse(passageJson) as StoredPassage,
  );
  const lines = passages.flatMap(({ heading, blocks }, index) => [
    // Passages of one section follow each other.
    ...(heading !== null && heading !== passages[index - 1]?.heading ? [`# ${heading}`] : []),
    ...blocks.map(({ text }) => text),
  ]);
  return `${lines.join("\n\n")}\n`;
}

function openArchive() {
  let chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const taken = () => {
    const ready = chunks;
    chunks = [];
    return ready;
  };
  return {
    add: (name: string, text: string): Uint8Array[] => {
      const entry = new ZipDeflate(name);
      zip.add(entry);
      entry.push(Buffer.from(text, "utf8"), true);
      return taken();
    },
    end: (): Uint8Array[] => {
      zip.end();
      return taken();
    },
  };
}
