import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { DialogActions } from "./dialog.tsx";

interface FormActionsProps {
  onClose: () => void;
  isBusy: boolean;
  /** Something is missing. */
  isOff?: boolean;
  /** What sending does. */
  children: ReactNode;
}

/** Under a form in a dialog: give it up, or send it. */
export function FormActions({ onClose, isBusy, isOff, children }: FormActionsProps) {
  const { t } = useTranslation();
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onClose}>
        {t("common.cancel")}
      </Button>
      <Button type="submit" aria-disabled={isOff} isBusy={isBusy}>
        {children}
      </Button>
    </DialogActions>
  );
}
