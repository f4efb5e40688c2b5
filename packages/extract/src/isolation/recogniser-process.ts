import { stat } from "node:fs/promises";
import type { RecognisedPage } from "../recognition/recognised-page.ts";
import type { ChildLimits, Command } from "./command.ts";
import { LimitedProcess } from "./limited-process.ts";
import { lowerPriority, RECOGNISER_NICENESS } from "./priority.ts";
import type { PageRequest, RecogniserRequest } from "./recogniser-protocol.ts";

/** A file of pictures, and what is known of its language. */
export interface StoredPictures extends Omit<RecogniserRequest, "byteCount"> {
  readonly filePath: string;
}

/** A child process that recognises pages of one document. Its time limit is for each of them. */
export class RecogniserProcess extends LimitedProcess {
  /** Whether it has the document. */
  isOpen = false;

  constructor(limits: ChildLimits, command: Command) {
    super(limits, command);
    if (this.pid !== undefined) lowerPriority(this.pid, RECOGNISER_NICENESS);
  }

  /** Gives it the document. Throws ExtractionError, or the signal's reason; it is killed then. */
  async open({ filePath, ...file }: StoredPictures, signal?: AbortSignal): Promise<void> {
    const { isOpened } = await import("./page-answer.ts");
    await this.exchange({
      send: async () => {
        const request: RecogniserRequest = { ...file, byteCount: (await stat(filePath)).size };
        this.write(`${JSON.stringify(request)}\n`);
        await this.writeFile(filePath);
      },
      take: isOpened,
      signal,
    });
    this.isOpen = true;
  }

  /** One page of it. Throws ExtractionError, or the signal's reason; it is killed then. */
  async page(page: number, signal?: AbortSignal): Promise<RecognisedPage> {
    const { pageIn } = await import("./page-answer.ts");
    const request: PageRequest = { page };
    return this.exchange({ send: () => this.write(`${JSON.stringify(request)}\n`), take: pageIn, signal });
  }
}
