import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { sampleText } from "./samples/sample-text.ts";

/** A set of a text that is there already, made like any other. */
export function SampleOffer({ onSend }: { readonly onSend: (text: string) => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => sampleText(language),
    onSuccess: onSend,
  });
  return (
    <section className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-6">
      <p className="text-ink-soft">{t("upload.sample.text")}</p>
      <Button variant="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
        {t("upload.sample.send")}
      </Button>
      {isError && (
        <Alert tone="wrong" className="w-full">
          {t("errors.NETWORK_ERROR")}
        </Alert>
      )}
    </section>
  );
}
