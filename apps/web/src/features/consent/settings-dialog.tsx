import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  ALL_ACCEPTED,
  ALL_REFUSED,
  type Consent,
  type ConsentChoice,
  consent,
  OPTIONAL_CATEGORIES,
} from "../../lib/consent.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface SettingsDialogProps {
  /** Null if nobody has chosen yet: then nothing optional is ticked. */
  current: Consent | null;
  onClose: () => void;
}

/** What may be stored and sent, category by category. */
export function SettingsDialog({ current, onClose }: SettingsDialogProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<ConsentChoice>(current ?? ALL_REFUSED);
  const decide = ({ analytics, marketing, personalization }: ConsentChoice) => {
    consent.give({ analytics, marketing, personalization });
    onClose();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t("footer.privacySettings")}
      description={<p className="text-[0.94rem]">{t("consentSettings.text")}</p>}
      closeLabel={t("common.close")}
    >
      <div className="mt-4 divide-y divide-line border-y border-line">
        <Category
          title={t("consentSettings.necessary.title")}
          text={t("consentSettings.necessary.text")}
          mark={
            <span className="text-[0.82rem] font-normal text-ink-soft">{t("consentSettings.always")}</span>
          }
        />
        {OPTIONAL_CATEGORIES.map((category) => (
          <Category
            key={category}
            title={t(`consentSettings.${category}.title`)}
            text={t(`consentSettings.${category}.text`)}
            isAllowed={choice[category]}
            onChange={(isAllowed) => setChoice({ ...choice, [category]: isAllowed })}
          />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-2 gap-2.5">
        <Button className="col-span-2" onClick={() => decide(choice)}>
          {t("consentSettings.save")}
        </Button>
        <Button variant="secondary" onClick={() => decide(ALL_REFUSED)}>
          {t("consent.rejectAll")}
        </Button>
        <Button variant="secondary" onClick={() => decide(ALL_ACCEPTED)}>
          {t("consent.acceptAll")}
        </Button>
      </div>
    </Dialog>
  );
}

interface CategoryProps {
  title: string;
  text: string;
  mark?: ReactNode;
  isAllowed?: boolean;
  /** Absent if there is no choice. */
  onChange?: (isAllowed: boolean) => void;
}

function Category({ title, text, mark, isAllowed = true, onChange }: CategoryProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3.5 py-3">
      <input
        id={id}
        type="checkbox"
        checked={isAllowed}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-describedby={`${id}-text`}
        className="tick mt-[0.2em] size-5 shrink-0 cursor-pointer rounded accent-accent disabled:cursor-default"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="-my-2 flex flex-wrap items-baseline gap-x-2.5 py-2 font-[600]">
          {title}
          {mark}
        </label>
        <p id={`${id}-text`} className="text-[0.85rem] leading-normal text-ink-soft">
          {text}
        </p>
      </div>
    </div>
  );
}
