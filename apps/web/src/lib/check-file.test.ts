import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { fileFault, fileType } from "./check-file.ts";

const { fileMaxBytes } = LIMITS.upload;
const check = (size: number) => fileFault({ size }, LIMITS.upload);

describe("fileFault", () => {
  it("accepts every file that is neither empty nor too large", () => {
    expect(check(1)).toBeNull();
    expect(check(fileMaxBytes)).toBeNull();
  });

  it("names the fault, as the server would", () => {
    expect(check(0)).toMatchObject({ code: "FILE_EMPTY" });
    expect(check(fileMaxBytes + 1)).toMatchObject({
      code: "FILE_TOO_LARGE",
      details: { maxBytes: fileMaxBytes },
    });
  });
});

describe("fileType", () => {
  it("writes an extension as people do", () => {
    expect(LIMITS.upload.extensions.map(fileType)).toEqual(["PDF", "DOC", "DOCX", "PPTX"]);
  });
});
