import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { RunModel } from "./use-run.ts";

/** An exam is handed in once: what is still open or marked is said before. */
export function HandInDialog({ run, onClose }: { readonly run: RunModel; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { unanswered, marked, handInError } = run;
  const lines = [
    unanswered > 0 && t("exams.handIn.unanswered", { count: unanswered }),
    marked.size > 0 && t("exams.handIn.marked", { count: marked.size }),
    t("exams.handIn.text"),
  ];
  return (
    <ConfirmDialog
      title={t("exams.handIn.title")}
      text={lines.filter(Boolean).join(" ")}
      failure={handInError && errorText(handInError)}
      confirmLabel={t("exams.run.handIn")}
      cancelLabel={t("exams.handIn.back")}
      closeLabel={t("common.close")}
      isBusy={run.isHandingIn}
      onConfirm={run.handIn}
      onClose={onClose}
    />
  );
}
