import type { StudySettings } from "@quizmill/contract";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ExamDates } from "./exam-dates.tsx";
import { SettingsForm } from "./settings-form.tsx";

/** Rarely needed, so it is folded away: how one studies, and for which day. */
export function StudySettingsSection({ settings }: { readonly settings: StudySettings }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/settings mt-8 border-t border-line pt-3"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-key font-[620] [&::-webkit-details-marker]:hidden">
        <h2>{t("study.settings.title")}</h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none text-ink-soft transition-transform group-open/settings:rotate-180"
        />
      </summary>
      {isOpen && (
        <div className="grid gap-10 pt-4">
          <SettingsForm settings={settings} />
          <ExamDates />
        </div>
      )}
    </details>
  );
}
