import type { Fidelity } from "@quizmill/contract";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { ImportQuery } from "../carry/import-report.tsx";
import { WorkCard } from "./work-card.tsx";

const ImportReport = lazy(async () => ({
  default: (await import("../carry/import-report.tsx")).ImportReport,
}));

interface LookingProps {
  looked: { readonly file: File; readonly fidelity: Fidelity | null; readonly isLooking: boolean };
  onChange: (query: ImportQuery) => void;
  onImport: (query: ImportQuery) => void;
  onCancel: () => void;
}

/** The server looks into a file that may hold questions; then what it found. */
export function Looking({ looked: { file, fidelity, isLooking }, ...act }: LookingProps) {
  const { t } = useTranslation();
  const work = <WorkCard name={file.name} share={null} stage={t("carry.looking")} onCancel={act.onCancel} />;
  if (fidelity === null) return work;
  return (
    <Suspense fallback={work}>
      <ImportReport fileName={file.name} fidelity={fidelity} isBusy={isLooking} {...act} />
    </Suspense>
  );
}
