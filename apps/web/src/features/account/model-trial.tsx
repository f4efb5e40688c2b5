import { KEY_PROVIDERS, type KeyProvider, ROUTES } from "@quizmill/contract";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { roundedTokens } from "../../lib/model-cost.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type Trial, useOwnModelStep } from "./use-own-model.ts";

interface ModelTrialProps {
  readonly trial: Trial;
  readonly onAgain: () => void;
  readonly onKept: () => void;
}

/** How a trial goes, why it failed, or what it gave, with two questions to look at before the model is kept. */
export function ModelTrial({ trial, onAgain, onKept }: ModelTrialProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const forget = useOwnModelStep(() => call(ROUTES.forgetTrial));
  const keep = useOwnModelStep(() => call(ROUTES.keepModel));
  const { state, model, provider } = trial;
  const failure = forget.error ?? keep.error;
  const leave = (label: string, then = () => {}) => (
    <Button
      variant="secondary"
      size="sm"
      isBusy={forget.isPending}
      onClick={() => forget.mutate(undefined, { onSuccess: then })}
    >
      {label}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <p className="font-[520] [overflow-wrap:anywhere]">
        {t("ownModel.of", { model, provider: isBought(provider) ? KEY_PROVIDERS[provider].name : provider })}
      </p>
      {failure && <Alert tone="wrong">{errorText(failure)}</Alert>}
      {state.name === "running" && <Running state={state} />}
      {state.name === "running" && !isBought(provider) && (
        <p className="text-[0.88rem] text-ink-soft">{t("ownModel.here.slow")}</p>
      )}
      {state.name === "failed" && <Alert tone="wrong">{t(`errors.${state.code}`)}</Alert>}
      {state.name === "done" && <Done state={state} />}
      <div className="flex flex-wrap gap-3">
        {state.name === "running" && leave(t("ownModel.stop"))}
        {state.name === "failed" && leave(t("common.retry"), onAgain)}
        {state.name === "done" && (
          <>
            <Button
              size="sm"
              isBusy={keep.isPending}
              onClick={() => keep.mutate(undefined, { onSuccess: onKept })}
            >
              {t("ownModel.keep")}
            </Button>
            {leave(t("ownModel.discard"))}
          </>
        )}
      </div>
    </div>
  );
}

/** A program on the server's machine has a name alone. */
const isBought = (provider: Trial["provider"]): provider is KeyProvider => provider in KEY_PROVIDERS;

type StateOf<Name> = Extract<Trial["state"], { name: Name }>;

function Running({ state: { form, done, passages } }: { readonly state: StateOf<"running"> }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid gap-2">
      <p className="text-[0.94rem] text-ink-soft">{t(`ownModel.trying.${form}`)}</p>
      <ProgressBar share={done === 0 ? null : done / passages} label={t("ownModel.progress")} />
    </div>
  );
}

function Done({ state }: { readonly state: StateOf<"done"> }) {
  const { t } = useTranslation();
  const { number, duration } = useFormats();
  const { written, kept, msForTwenty, tokens } = state;
  return (
    <>
      <p className="text-ink-soft">
        {t("ownModel.result", {
          kept: number(kept),
          written: number(written),
          duration: duration(msForTwenty / 1000),
          tokens: number(roundedTokens(tokens)),
        })}
      </p>
      <ul className="grid gap-4">
        {state.samples.map((sample) => (
          <Sample key={sample.stem} sample={sample} />
        ))}
      </ul>
    </>
  );
}

function Sample({
  sample: { stem, options, quote },
}: {
  readonly sample: StateOf<"done">["samples"][number];
}) {
  const { t } = useTranslation();
  return (
    <li className="rounded-option border border-line px-[18px] py-4">
      <p className="font-[620]">{stem}</p>
      <ul className="my-3 grid gap-1.5 text-[0.94rem]">
        {options.map(({ text, isKey }) => (
          <li key={text} className="flex gap-2">
            <span className="w-5 shrink-0 pt-[0.2em] text-correct">
              {isKey && <Check role="img" aria-label={t("ownModel.right")} className="size-[1.1em]" />}
            </span>
            <span className={isKey ? "font-[520]" : ""}>{text}</span>
          </li>
        ))}
      </ul>
      <p className="text-[0.88rem] text-ink-soft">
        <mark>{quote}</mark>
      </p>
    </li>
  );
}
