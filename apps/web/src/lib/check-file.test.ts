import { LIMITS } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { fileFault, fileTypes } from "./check-file.ts";

const check = (name: string, size: number) => fileFault({ name, size }, LIMITS.upload);

describe("fileFault", () => {
  it("lets the four formats through, whatever the case of their ending", () => {
    expect(check("a.pdf", 10)).toBeNull();
    expect(check("Folien.PPTX", LIMITS.upload.fileMaxBytes)).toBeNull();
  });

  it("names what is wrong", () => {
    expect(check("a.exe", 10)).toBe("UNSUPPORTED_FILE");
    expect(check("pdf", 10)).toBe("UNSUPPORTED_FILE");
    expect(check("a.pdf", 0)).toBe("FILE_EMPTY");
    expect(check("a.pdf", LIMITS.upload.fileMaxBytes + 1)).toBe("FILE_TOO_LARGE");
  });
});

describe("fileTypes", () => {
  it("writes extensions as people do", () => {
    expect(fileTypes(LIMITS.upload.extensions)).toBe("PDF, DOC, DOCX, PPTX");
  });
});
