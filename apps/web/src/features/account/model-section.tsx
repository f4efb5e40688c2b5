import { KEY_PROVIDERS, type OwnModel, ROUTES } from "@quizmill/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { Facts } from "./facts.tsx";
import { LoadError } from "./load-error.tsx";
import { LocalModels } from "./local-models.tsx";
import { ModelForm } from "./model-form.tsx";
import { ModelTrial } from "./model-trial.tsx";
import { Section } from "./section.tsx";
import { useOwnModel, useOwnModelStep } from "./use-own-model.ts";

/** The language model of the account's own: what is kept, the form for another one, and how its trial goes. */
export function ModelSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnModel();
  const isShown =
    data && (data.isAllowed || data.kept || data.trial || data.here?.chosen || data.here?.models.length);
  if (!error && !isShown) return null;
  return (
    <Section title={t("ownModel.heading")}>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : data && <Steps own={data} />}
    </Section>
  );
}

function Steps({ own }: { readonly own: OwnModel }) {
  const [isOpen, setOpen] = useState(false);
  const { trial, kept } = own;
  const step = trial ? `model-${trial.state.name}` : isOpen ? "model-form" : "model-rest";
  useNextFocus(step);
  return (
    <div data-step={step} tabIndex={-1} className="outline-none">
      {trial && (
        <ModelTrial
          key={trial.state.name}
          trial={trial}
          onAgain={() => setOpen(true)}
          onKept={() => setOpen(false)}
        />
      )}
      {!trial && isOpen && <ModelForm onClose={() => setOpen(false)} />}
      {!trial && !isOpen && (
        <>
          {own.here && <LocalModels here={own.here} />}
          {kept && <Kept own={own} kept={kept} onOther={() => setOpen(true)} />}
          {!kept && own.isAllowed && <None onOpen={() => setOpen(true)} />}
        </>
      )}
    </div>
  );
}

function None({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="mb-4 text-ink-soft">{t("ownModel.text")}</p>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {t("ownModel.open")}
      </Button>
    </>
  );
}

interface KeptProps {
  readonly own: OwnModel;
  readonly kept: NonNullable<OwnModel["kept"]>;
  readonly onOther: () => void;
}

function Kept({ own, kept, onOther }: KeptProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const errorText = useErrorText();
  const forget = useOwnModelStep(() => call(ROUTES.forgetModel));
  return (
    <>
      {!kept.isReadable && (
        <Alert tone="info" className="mb-4">
          <p>{t("ownModel.unreadable")}</p>
        </Alert>
      )}
      {forget.error && (
        <Alert tone="wrong" className="mb-4">
          {errorText(forget.error)}
        </Alert>
      )}
      <Facts
        facts={[
          { label: t("ownModel.provider"), value: KEY_PROVIDERS[kept.provider].name },
          { label: t("ownModel.model"), value: kept.model },
          { label: t("ownModel.key"), value: `•••• ${kept.lastFour}` },
          { label: t("ownModel.since"), value: date(kept.keptAt) },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {own.isAllowed && (
          <Button variant="secondary" size="sm" onClick={onOther}>
            {t("ownModel.other")}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          className="text-wrong"
          isBusy={forget.isPending}
          onClick={() => forget.mutate()}
        >
          {t("ownModel.forget")}
        </Button>
      </div>
    </>
  );
}
