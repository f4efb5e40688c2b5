import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { allTokens, costOf, roundedTokens } from "../../lib/model-cost.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import type { EngineChoices } from "./use-engine-choice.ts";

interface EngineCardsProps {
  readonly choices: EngineChoices;
  readonly isDisabled: boolean;
}

/** Who writes the questions, with the data that leaves the machine, the tokens needed and the tokens left. */
export function EngineCards({ choices, isDisabled }: EngineCardsProps) {
  const { t } = useTranslation();
  const embedded = {
    value: "embedded",
    title: t("upload.engine.embedded"),
    text: t("upload.engine.embeddedText"),
  } as const;
  return (
    <RadioCards
      legend={t("upload.engine.legend")}
      cards={[embedded, useModelCard(choices)]}
      value={choices.engine}
      onChange={choices.choose}
      isDisabled={isDisabled}
    />
  );
}

/** Of so many the text says how long they take. */
const QUESTIONS = 20;

function useModelCard({ model, standing }: EngineChoices) {
  const { t } = useTranslation();
  const { number, money, time: hour, duration } = useFormats();
  const card = { value: "model", title: t("upload.engine.model") } as const;
  if (standing?.unavailable) {
    const text = t(`upload.engine.unavailable.${standing.unavailable}`, { time: hour(standing.renewsAt) });
    return { ...card, text, isDisabled: true };
  }
  const { perPage, price, msPerQuestion } = model;
  const tokens = number(roundedTokens(allTokens(perPage)));
  const cost =
    price === null
      ? t("upload.engine.cost", { tokens })
      : t("upload.engine.costPriced", { tokens, price: money(costOf(perPage, price), price.currency) });
  const left = standing?.tokensLeft ?? null;
  const time =
    msPerQuestion === null
      ? t("upload.engine.timeUnknown")
      : t("upload.engine.time", { duration: duration((QUESTIONS * msPerQuestion) / 1000) });
  const more = [
    time,
    cost,
    ...(left === null ? [] : [t("upload.engine.left", { tokens: number(roundedTokens(left)) })]),
  ];
  return { ...card, text: t("upload.engine.modelText"), more };
}
