import { KEY_PROVIDERS, type KeyProvider, ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { errorCodeOf } from "../../lib/api-error.ts";
import { Alert } from "../../ui/alert.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { PasswordField } from "../auth/password-field.tsx";
import { useOwnModelStep } from "./use-own-model.ts";

const PROVIDERS = Object.entries(KEY_PROVIDERS) as [KeyProvider, { name: string; host: string }][];

/** First the provider and the key; with these the provider is asked for its models. Where it lists none, one is typed. */
export function ModelForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [provider, setProvider] = useState<KeyProvider>("openai");
  const [key, setKey] = useState("");
  const [model, setModel] = useState("");
  const list = useModelList();
  const trial = useTrial();
  const isRefused = list.error !== null && errorCodeOf(list.error) === "MODEL_KEY_REFUSED";
  const canName = list.data !== undefined || (list.error !== null && !isRefused);
  const models = list.data?.models ?? [];
  /** What was asked with another key says nothing any more. */
  const change = (apply: () => void) => {
    apply();
    list.reset();
    setModel("");
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canName) trial.mutate({ provider, key, model });
    else list.mutate({ provider, key });
  };
  const { host } = KEY_PROVIDERS[provider];
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t("ownModel.formText")}</p>
      {trial.error && <Alert tone="wrong">{errorText(trial.error)}</Alert>}
      <SelectField
        label={t("ownModel.provider")}
        value={provider}
        onChange={({ target }) => change(() => setProvider(target.value as KeyProvider))}
      >
        {PROVIDERS.map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <PasswordField
        label={t("ownModel.key")}
        hint={t("ownModel.keyHint", { host })}
        autoComplete="off"
        required
        minLength={8}
        value={key}
        onChange={({ target }) => change(() => setKey(target.value.trim()))}
        error={isRefused ? errorText(list.error) : undefined}
      />
      {canName && models.length > 0 && (
        <SelectField
          label={t("ownModel.model")}
          required
          autoFocus
          value={model}
          onChange={({ target }) => setModel(target.value)}
        >
          <option value="">{t("ownModel.choose")}</option>
          {models.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {canName && models.length === 0 && (
        <TextField
          label={t("ownModel.model")}
          hint={t("ownModel.typeIt")}
          required
          autoFocus
          value={model}
          onChange={({ target }) => setModel(target.value.trim())}
        />
      )}
      <FormActions onClose={onClose} isBusy={list.isPending || trial.isPending}>
        {t(canName ? "ownModel.try" : "ownModel.list")}
      </FormActions>
    </form>
  );
}

interface Typed {
  readonly provider: KeyProvider;
  readonly key: string;
}

function useModelList() {
  return useMutation({ mutationFn: (body: Typed) => call(ROUTES.listModels, { body }) });
}

function useTrial() {
  const { i18n } = useTranslation();
  return useOwnModelStep((typed: Typed & { readonly model: string }) =>
    call(ROUTES.tryModel, { body: { ...typed, language: i18n.language as "en" } }),
  );
}
