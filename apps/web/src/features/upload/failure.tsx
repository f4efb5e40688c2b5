import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { errorCodeOf } from "../../lib/api-error.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { failureTitle, isAnswerMissing, needsOtherSource, type UploadState } from "./flow.ts";

interface FailureProps {
  state: Extract<UploadState, { phase: "failed" }>;
  /** Whether the file is still chosen; false if it was refused before it was accepted. */
  hasFile: boolean;
  onRetry: () => void;
  onOther: () => void;
}

/** What went wrong, what is safe, and the one thing to do next. */
export function Failure({ state, hasFile, onRetry, onOther }: FailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { error, source } = state;
  const isFile = source.kind === "file";
  const isTimeout = errorCodeOf(error) === "TIMEOUT";
  const canRetry = !needsOtherSource(error) && (!isFile || hasFile);
  const isChanged = errorCodeOf(error) === "FILE_CHANGED";
  // "Nothing was stored" is only true if the server did answer, and before it began to write.
  const isFileSafe =
    hasFile && !isChanged && !isAnswerMissing(error) && errorCodeOf(error) !== "GENERATION_FAILED";
  const safe = isFile ? isFileSafe && t("upload.safeFile") : t("upload.safeNotes");
  const other = t(isChanged ? "upload.sameFile" : "upload.otherFile");
  return (
    <Alert
      step="failed"
      tone="wrong"
      title={t(failureTitle(error, source))}
      className="mt-6"
      action={
        (canRetry || (isFile && hasFile)) && (
          <Button size="sm" variant="secondary" onClick={canRetry ? onRetry : onOther}>
            {canRetry ? t("common.retry") : other}
          </Button>
        )
      }
    >
      {!isTimeout && <p>{errorText(error)}</p>}
      {safe && <p>{safe}</p>}
    </Alert>
  );
}
