import { LIMITS, ROUTES, type StudySettings } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentProps, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { studyFigures } from "../../lib/study/figures.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { minutesOf, timeOf } from "./clock-time.ts";

const { retentionMin, retentionMax, newPerDayMax, dayStartsAtMax } = LIMITS.study;

/** How one studies: how well to remember, how much a day, when a day begins. */
export function PaceForm({ settings }: { readonly settings: StudySettings }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useChangeSettings();
  const { register, handleSubmit, watch } = useForm({ defaultValues: fieldsOf(settings) });
  return (
    <form
      onSubmit={handleSubmit((fields) => mutate(settingsIn(fields, settings)))}
      className="grid gap-5 sm:max-w-md"
    >
      <Retention {...register("percent", { valueAsNumber: true })} share={watch("percent") / 100} />
      <TextField
        {...register("newPerDay", { valueAsNumber: true })}
        label={t("study.settings.newPerDay")}
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={newPerDayMax}
        step={1}
      />
      <TextField
        {...register("dayStartsAt")}
        label={t("study.settings.dayStartsAt")}
        type="time"
        required
        max={timeOf(dayStartsAtMax)}
      />
      <TimeZone {...register("timeZone")} />
      <Checkbox {...register("asksConfidence")} label={t("study.settings.asksConfidence")} />
      {error && <Alert tone="wrong">{errorText(error)}</Alert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" isBusy={isPending}>
          {t("common.save")}
        </Button>
        <p role="status" className="text-[0.94rem] text-ink-soft">
          {isSuccess && t("study.settings.saved")}
        </p>
      </div>
    </form>
  );
}

/** As the fields have them. */
function fieldsOf({ retention, dayStartsAt, timeZone, ...others }: StudySettings) {
  return {
    ...others,
    percent: Math.round(retention * 100),
    dayStartsAt: timeOf(dayStartsAt),
    timeZone: timeZone ?? "",
  };
}

function settingsIn(
  { percent, dayStartsAt, timeZone, ...others }: ReturnType<typeof fieldsOf>,
  before: StudySettings,
): StudySettings {
  return {
    ...others,
    retention: percent / 100,
    dayStartsAt: minutesOf(dayStartsAt) ?? before.dayStartsAt,
    timeZone: timeZone === "" ? null : timeZone,
  };
}

function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StudySettings) => call(ROUTES.changeStudySettings, { body }),
    onSuccess: (settings) => {
      client.setQueryData(studySettingsQuery.queryKey, settings);
      studyFigures.outdate();
    },
  });
}

function Retention({ share, ...field }: ComponentProps<"input"> & { readonly share: number }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-[0.94rem] font-medium">
        {t("study.settings.retention")}
        <output htmlFor={id} className="tabular-nums">
          {percent(share)}
        </output>
      </label>
      <input
        {...field}
        id={id}
        type="range"
        min={Math.round(retentionMin * 100)}
        max={Math.round(retentionMax * 100)}
        aria-valuetext={percent(share)}
        aria-describedby={`${id}-hint`}
        className="mt-1 h-11 w-full accent-accent"
      />
      <p id={`${id}-hint`} className="text-[0.88rem] text-ink-soft">
        {t("study.settings.retentionHint")}
      </p>
    </div>
  );
}

function TimeZone(field: ComponentProps<"input">) {
  const { t } = useTranslation();
  const listId = useId();
  const [zones] = useState(() => Intl.supportedValuesOf("timeZone"));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextField
        {...field}
        label={t("study.settings.timeZone")}
        list={listId}
        autoComplete="off"
        placeholder={own}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
