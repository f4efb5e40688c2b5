import type { Bootstrap, UploadProgress } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../lib/api-error.ts";
import {
  failureTitle,
  IDLE,
  isRepeat,
  needsOtherSource,
  pageBeingRead,
  type Source,
  shareDone,
  step,
} from "./flow.ts";

const file: Source = { kind: "file", file: new File(["x"], "a.pdf") };
const notes: Source = { kind: "notes", text: "…" };
const result: Bootstrap = { datasetId: "d", jobId: "j", token: "t", datasetName: "a", initial: [] };
const failed = (code: ApiError["code"]) => new ApiError({ status: 0, code, message: code, url: "" });

describe("the upload flow", () => {
  it("counts bytes, then waits for the server, then is ready", () => {
    const sending = step(IDLE, { type: "started", source: file });
    expect(sending).toMatchObject({ phase: "sending", bytes: { sent: 0, total: 1 } });
    const half = step(sending, { type: "moved", bytes: { sent: 5, total: 10 } });
    expect(half).toMatchObject({ phase: "sending", bytes: { sent: 5, total: 10 } });
    const waiting = step(half, { type: "moved", bytes: { sent: 10, total: 10 } });
    expect(waiting.phase).toBe("waiting");
    expect(step(waiting, { type: "answered", result })).toMatchObject({ phase: "ready", result });
  });

  it("shows no bytes for notes", () => {
    expect(step(IDLE, { type: "started", source: notes }).phase).toBe("waiting");
  });

  it("runs one upload at a time", () => {
    const first = step(IDLE, { type: "started", source: file });
    expect(step(first, { type: "started", source: notes })).toBe(first);
  });

  it("ignores news of an upload that was cancelled", () => {
    const cancelled = step(step(IDLE, { type: "started", source: file }), { type: "left" });
    expect(step(cancelled, { type: "answered", result })).toEqual(IDLE);
    expect(step(cancelled, { type: "failed", error: failed("INTERNAL") })).toEqual(IDLE);
  });

  it("can be started again after a failure", () => {
    const broken = step(step(IDLE, { type: "started", source: notes }), {
      type: "failed",
      error: failed("TIMEOUT"),
    });
    expect(broken.phase).toBe("failed");
    expect(step(broken, { type: "started", source: notes }).phase).toBe("waiting");
  });
});

describe("a failed upload", () => {
  describe("requested again", () => {
    const last = { key: "k", source: file, mode: "study", engine: undefined, count: undefined } as const;
    const failedWith = (code: ApiError["code"], source: Source = file) =>
      ({ phase: "failed", source, error: failed(code) }) as const;

    it("is a retry if only the answer is missing", () => {
      expect(
        isRepeat(failedWith("TIMEOUT"), last, {
          source: file,
          mode: "study",
          engine: undefined,
          count: undefined,
        }),
      ).toBe(true);
      expect(
        isRepeat(failedWith("NETWORK_ERROR"), last, {
          source: file,
          mode: "study",
          engine: undefined,
          count: undefined,
        }),
      ).toBe(true);
    });

    it("is a new request for another set", () => {
      const wish = { source: file, mode: "study", engine: undefined, count: undefined } as const;
      expect(isRepeat(failedWith("TIMEOUT"), last, { ...wish, into: "a set" })).toBe(false);
      expect(isRepeat(failedWith("TIMEOUT"), { ...last, into: "a set" }, { ...wish, into: "a set" })).toBe(
        true,
      );
    });

    it("is a new request after a refusal", () => {
      expect(
        isRepeat(failedWith("FILE_DAMAGED"), last, {
          source: file,
          mode: "study",
          engine: undefined,
          count: undefined,
        }),
      ).toBe(false);
    });

    it("is a new request in another mode, with another engine or number, with another file or with other notes", () => {
      const state = failedWith("TIMEOUT");
      const other: Source = { kind: "file", file: new File(["x"], "a.pdf") };
      expect(isRepeat(state, last, { source: file, mode: "test", engine: undefined, count: undefined })).toBe(
        false,
      );
      expect(isRepeat(state, last, { source: file, mode: "study", engine: "model", count: undefined })).toBe(
        false,
      );
      expect(isRepeat(state, last, { source: file, mode: "study", engine: undefined, count: 20 })).toBe(
        false,
      );
      expect(
        isRepeat(state, last, { source: other, mode: "study", engine: undefined, count: undefined }),
      ).toBe(false);
      expect(
        isRepeat(state, last, { source: notes, mode: "study", engine: undefined, count: undefined }),
      ).toBe(false);
      const lastNotes = { ...last, source: notes };
      const changed: Source = { kind: "notes", text: "… and more" };
      expect(
        isRepeat(failedWith("TIMEOUT", notes), lastNotes, {
          source: changed,
          mode: "study",
          engine: undefined,
          count: undefined,
        }),
      ).toBe(false);
      expect(
        isRepeat(failedWith("TIMEOUT", notes), lastNotes, {
          source: { ...notes },
          mode: "study",
          engine: undefined,
          count: undefined,
        }),
      ).toBe(true);
    });
  });

  it("needs another file if the fault is in this one", () => {
    expect(needsOtherSource(failed("FILE_ENCRYPTED"))).toBe(true);
    expect(needsOtherSource(failed("SERVER_BUSY"))).toBe(false);
  });

  it("has a title that names the action", () => {
    expect(failureTitle(failed("TIMEOUT"), file)).toBe("upload.errorTimeout");
    expect(failureTitle(failed("FILE_DAMAGED"), file)).toBe("upload.errorUpload");
    expect(failureTitle(failed("INTERNAL"), notes)).toBe("upload.errorNotes");
    expect(failureTitle(failed("GENERATION_FAILED"), file)).toBe("upload.errorProcessing");
  });
});

describe("the share that is done", () => {
  const progress = (done: number, read: number): UploadProgress => ({
    stage: "generating",
    done,
    total: 4,
    questions: 0,
    etaSeconds: null,
    datasetId: "d",
    failureCode: null,
    document: {
      format: "pdf",
      pageCount: 12,
      pagesWithText: read,
      warnings: [],
      pictures: { pages: 12, done: read },
    },
  });

  it("is that of the pages as long as they are read from pictures, then that of the passages", () => {
    expect(pageBeingRead(progress(4, 2))).toEqual({ page: 3, total: 12 });
    expect(shareDone(progress(4, 3))).toBe(0.25);
    expect(pageBeingRead(progress(2, 12))).toBeNull();
    expect(shareDone(progress(2, 12))).toBe(0.5);
  });

  it("is unknown before the set exists", () => {
    expect(pageBeingRead({ ...progress(0, 0), datasetId: null })).toBeNull();
    expect(shareDone({ ...progress(0, 0), total: 0, datasetId: null })).toBeNull();
  });
});
