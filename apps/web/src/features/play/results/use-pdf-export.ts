import type { Language } from "@quizmill/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SheetFacts } from "./results-sheet.tsx";

export type ExportState = "idle" | "working" | "failed";

/** Makes the PDF and gives it to the browser as a download. Its code loads on the first request. */
export function usePdfExport(facts: Omit<SheetFacts, "date">) {
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<ExportState>("idle");
  const run = async () => {
    setState("working");
    try {
      const [{ exportResults }, { pdfFileName }] = await Promise.all([
        import("./export-results.tsx"),
        import("../../print/file-name.ts"),
      ]);
      const date = new Date().toISOString();
      const pdf = await exportResults({ ...facts, date }, i18n.language as Language);
      download(pdf, pdfFileName(facts.title, t("results.pdf.suffix")));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { state, run };
}

const REVOKE_AFTER_MS = 60_000;

function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
