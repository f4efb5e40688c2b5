import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Notice, NoticeButton } from "../../ui/notice.tsx";
import { type SetsChanged, useUndoChange } from "./use-set-changes.ts";

interface ChangedNoticeProps {
  readonly changed: SetsChanged;
  readonly onClose: () => void;
  /** Called with the sets that are back. */
  readonly onUndone: (ids: readonly string[]) => void;
}

/** What was done with some sets, and the way back. */
export function ChangedNotice({ changed, onClose, onUndone }: ChangedNoticeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useUndoChange(onUndone);
  if (error) {
    return (
      <Notice tone="wrong" onClose={onClose}>
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      onClose={onClose}
      action={
        <NoticeButton isBusy={isPending} onClick={() => isPending || mutate(changed)}>
          {t("quiz.resetDone.undo")}
        </NoticeButton>
      }
    >
      <p>{t(`datasets.changed.${changed.what}`, { count: changed.ids.length })}</p>
    </Notice>
  );
}
