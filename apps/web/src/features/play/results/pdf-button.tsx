import { FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import type { ExportState } from "./use-pdf-export.ts";

export function PdfButton({ state, onRun }: { state: ExportState; onRun: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" isBusy={state === "working"} onClick={onRun}>
      {state !== "working" && <FileDown aria-hidden="true" className="size-[1.1em]" />}
      {t("results.pdf.export")}
    </Button>
  );
}

/** Announced while the PDF is made; an error stays until the next try. */
export function PdfNotice({ state }: { state: ExportState }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className="sr-only">
        {state === "working" && t("results.pdf.working")}
      </p>
      {state === "failed" && (
        <Alert tone="wrong" className="mt-4">
          {t("results.pdf.failed")}
        </Alert>
      )}
    </>
  );
}
