import { LIMITS, ROUTES, type StudySettings } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { call } from "../../lib/api.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { TextField } from "../../ui/field.tsx";
import { minutesOf, timeOf } from "./clock-time.ts";
import { studiedSetsQuery, todayQuery } from "./queries.ts";

const { retentionMin, retentionMax, newPerDayMax, dayStartsAtMax } = LIMITS.study;

/** How one studies: how well to remember, how much a day, when a day begins. */
export function SettingsForm({ settings }: { readonly settings: StudySettings }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, isSuccess, error } = useChangeSettings();
  const [form, setForm] = useState(settings);
  const change = (changes: Partial<StudySettings>) => setForm({ ...form, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(form);
  };
  return (
    <form onSubmit={submit} className="grid gap-5 sm:max-w-md">
      <Retention value={form.retention} onChange={(retention) => change({ retention })} />
      <TextField
        label={t("study.settings.newPerDay")}
        type="number"
        inputMode="numeric"
        required
        min={0}
        max={newPerDayMax}
        step={1}
        value={form.newPerDay}
        onChange={(event) => change({ newPerDay: Math.round(Number(event.target.value)) })}
      />
      <TextField
        label={t("study.settings.dayStartsAt")}
        type="time"
        required
        max={timeOf(dayStartsAtMax)}
        value={timeOf(form.dayStartsAt)}
        onChange={(event) => change({ dayStartsAt: minutesOf(event.target.value) ?? form.dayStartsAt })}
      />
      <TimeZone value={form.timeZone} onChange={(timeZone) => change({ timeZone })} />
      <Checkbox
        label={t("study.settings.asksConfidence")}
        checked={form.asksConfidence}
        onChange={(event) => change({ asksConfidence: event.target.checked })}
      />
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

function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StudySettings) => call(ROUTES.changeStudySettings, { body }),
    onSuccess: async (settings) => {
      client.setQueryData(studySettingsQuery.queryKey, settings);
      await client.invalidateQueries({ queryKey: todayQuery.queryKey });
      // Whether an exam date can be met depends on the new questions a day.
      await client.invalidateQueries({ queryKey: studiedSetsQuery.queryKey });
    },
  });
}

interface RetentionProps {
  readonly value: number;
  readonly onChange: (retention: number) => void;
}

function Retention({ value, onChange }: RetentionProps) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-[0.94rem] font-medium">
        {t("study.settings.retention")}
        <output htmlFor={id} className="tabular-nums">
          {percent(value)}
        </output>
      </label>
      <input
        id={id}
        type="range"
        min={Math.round(retentionMin * 100)}
        max={Math.round(retentionMax * 100)}
        value={Math.round(value * 100)}
        aria-valuetext={percent(value)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        className="mt-1 h-11 w-full accent-accent"
      />
      <p id={`${id}-hint`} className="text-[0.88rem] text-ink-soft">
        {t("study.settings.retentionHint")}
      </p>
    </div>
  );
}

interface TimeZoneProps {
  readonly value: string | null;
  readonly onChange: (timeZone: string | null) => void;
}

function TimeZone({ value, onChange }: TimeZoneProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [zones] = useState(() => Intl.supportedValuesOf("timeZone"));
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextField
        label={t("study.settings.timeZone")}
        list={listId}
        autoComplete="off"
        placeholder={own}
        value={value ?? ""}
        onChange={(event) => onChange(event.target.value === "" ? null : event.target.value)}
      />
      <datalist id={listId}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
