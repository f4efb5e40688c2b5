import { stat } from "node:fs/promises";
import type { QuestionPicture, SourceText } from "@quizmill/contract";
import { LIMITS } from "@quizmill/contract/tables";
import { LimitedProcess } from "./limited-process.ts";
import type { Request, StoredFile } from "./protocol.ts";

/** A child process: started in advance, used for one document, then killed. */
export class ReaderProcess extends LimitedProcess {
  /** Reads the document. Throws ExtractionError, or the signal's reason. The process has exited afterwards. */
  async read(
    { filePath, ...file }: StoredFile,
    signal?: AbortSignal,
    onPicture?: (picture: QuestionPicture) => void,
  ): Promise<SourceText> {
    // Loaded late: a process that never starts a reader, like the command line, need not build all schemas.
    const { Answer } = await import("./answer.ts");
    const answer = new Answer(onPicture);
    try {
      return await this.exchange({
        send: async () => {
          const request: Request = { ...file, byteCount: (await stat(filePath)).size };
          this.write(`${JSON.stringify(request)}\n`);
          await this.writeFile(filePath);
        },
        take: (line) => answer.add(line),
        isQuick: () => !answer.mayTakeLong,
        moreMs: () => (answer.hasPictures ? LIMITS.pictures.readingMs : 0),
        signal,
      });
    } finally {
      this.kill();
    }
  }
}
