import { ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { download } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

const FILE_NAME = "quizmill-export.zip";

/** Downloads everything stored of the account as a file. */
export function ExportButton() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveFile(await download(ROUTES.exportMe), FILE_NAME),
  });
  return (
    <>
      <Button variant="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
        {t("account.export")}
      </Button>
      {error && (
        <Alert tone="wrong" title={t("account.exportFailed")} className="mt-4 basis-full">
          <p>{errorText(error)}</p>
        </Alert>
      )}
    </>
  );
}
