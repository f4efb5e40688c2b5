import type { Mode } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Rich } from "../../i18n/rich.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { EngineCards } from "./engine-cards.tsx";
import { LocalOffer } from "./local-offer.tsx";
import type { useEngineChoice } from "./use-engine-choice.ts";

interface SetChoicesProps {
  readonly mode: Mode;
  readonly engines: ReturnType<typeof useEngineChoice>;
  readonly onMode: (mode: Mode) => void;
  readonly isDisabled: boolean;
}

/** What holds for a new set as a whole. */
export function SetChoices({ mode, engines, onMode, isDisabled }: SetChoicesProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const exam = (words: string) => (
    <Link to={paths.exams()} className="text-ink underline underline-offset-4">
      {words}
    </Link>
  );
  const modes = (["study", "test"] as const).map((value) => ({
    value,
    title: t(`upload.mode.${value}`),
    text: t(`upload.mode.${value}Text`),
  }));
  return (
    <>
      <RadioCards
        legend={t("upload.mode.legend")}
        cards={modes}
        value={mode}
        onChange={onMode}
        isDisabled={isDisabled}
      />
      <p className="mt-2.5 text-[0.88rem] text-pretty text-ink-soft">
        <Rich text={t("upload.mode.exam")} as={{ exam }} />
      </p>
      {engines && (
        <div className="mt-6">
          <EngineCards choices={engines} isDisabled={isDisabled} />
        </div>
      )}
      <LocalOffer />
    </>
  );
}

interface AddChoicesProps {
  readonly keepsDoubles: boolean;
  readonly onKeep: (keepsDoubles: boolean) => void;
}

/** What holds for a document that is added to a set. */
export function AddChoices({ keepsDoubles, onKeep }: AddChoicesProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      label={t("upload.add.keepDoubles")}
      checked={keepsDoubles}
      onChange={() => onKeep(!keepsDoubles)}
      className="mb-5"
    />
  );
}
