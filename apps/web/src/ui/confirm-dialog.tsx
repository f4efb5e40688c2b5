import type { ReactNode } from "react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

interface ConfirmDialogProps {
  readonly title: string;
  /** What becomes of it. */
  readonly text: string;
  /** Why the last try failed. */
  readonly failure: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly closeLabel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation of something that is not easily undone. Mount it only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, failure, confirmLabel, cancelLabel, closeLabel, isBusy, onConfirm, onClose } = props;
  return (
    <Dialog onClose={onClose} title={title} description={<p>{text}</p>} closeLabel={closeLabel}>
      {failure && (
        <Alert tone="wrong" className="mt-4">
          {failure}
        </Alert>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
