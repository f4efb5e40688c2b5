import { type OwnModel, ROUTES } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useOwnModelStep } from "./use-own-model.ts";

type Here = NonNullable<OwnModel["here"]>;

/** For whoever sits at the server's machine: the models that run there, or the one that was chosen, to be undone. */
export function LocalModels({ here: { chosen, models, isFixed } }: { readonly here: Here }) {
  const { t, i18n } = useTranslation();
  const errorText = useErrorText();
  const language = i18n.language as "en";
  const begin = useOwnModelStep((local: Here["models"][number]) =>
    call(ROUTES.tryLocalModel, { body: { ...local, language } }),
  );
  const undo = useOwnModelStep(() => call(ROUTES.forgetLocalModel));
  const failure = begin.error ?? undo.error;
  if (isFixed || (chosen === null && models.length === 0)) return null;
  return (
    <div className="mb-6 grid gap-3">
      {failure && <Alert tone="wrong">{errorText(failure)}</Alert>}
      {chosen !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="min-w-0 flex-1 basis-60 text-ink-soft">
            {t("ownModel.here.chosen", { model: chosen })}
          </p>
          <Button variant="secondary" size="sm" isBusy={undo.isPending} onClick={() => undo.mutate()}>
            {t("ownModel.here.undo")}
          </Button>
        </div>
      )}
      {chosen === null && <p className="text-ink-soft">{t("ownModel.here.text")}</p>}
      {chosen === null &&
        models.map((local) => (
          <div
            key={local.program + local.model}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
          >
            <p className="min-w-0 font-[520] [overflow-wrap:anywhere]">{t("ownModel.here.found", local)}</p>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t("ownModel.here.tryNamed", local)}
              isBusy={begin.isPending && begin.variables === local}
              onClick={() => begin.mutate(local)}
            >
              {t("ownModel.try")}
            </Button>
          </div>
        ))}
    </div>
  );
}
