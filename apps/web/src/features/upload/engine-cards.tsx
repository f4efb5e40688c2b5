import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { modelPace } from "../../lib/browser-model/pace.ts";
import { allTokens, costOf, roundedTokens } from "../../lib/model-cost.ts";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { DownloadPanel } from "../browser-model/download-panel.tsx";
import type { BrowserModel } from "../browser-model/use-browser-model.ts";
import { type EngineChoices, isUsable } from "./use-engine-choice.ts";

interface EngineCardsProps {
  readonly choices: EngineChoices;
  readonly isDisabled: boolean;
}

/** Who writes the questions: what leaves which computer, what it costs, how long it takes. */
export function EngineCards({ choices, isDisabled }: EngineCardsProps) {
  const { t } = useTranslation();
  const embedded = {
    value: "embedded",
    title: t("upload.engine.embedded"),
    text: t("upload.engine.embeddedText"),
  } as const;
  // The last one, since its model is downloaded below.
  const others = [useModelCard(choices), useBrowserCard(choices.browser)].filter((card) => card !== null);
  return (
    <>
      <RadioCards
        legend={t("upload.engine.legend")}
        cards={[embedded, ...others]}
        value={choices.engine}
        onChange={choices.choose}
        isDisabled={isDisabled}
      />
      <DownloadPanel model={choices.browser} onStart={() => choices.choose("browser")} />
    </>
  );
}

function useBrowserCard(browser: BrowserModel) {
  const { t, i18n } = useTranslation();
  const { language, list, duration } = useFormats();
  const { offer } = browser;
  const card = { value: "browser", title: t("browserModel.title") } as const;
  if (offer.state === "none") return null;
  if (offer.state === "insecure") return { ...card, text: t("browserModel.insecure"), isDisabled: true };
  const isKnown = offer.languages.includes(i18n.language);
  const pace = modelPace.read();
  const time =
    pace === null
      ? t("upload.engine.timeUnknown")
      : t("browserModel.pace", { duration: duration(pace / 1000) });
  const more = [
    ...(isUsable(browser) ? [t("browserModel.whileOpen"), time] : [t("browserModel.needed")]),
    ...(isKnown ? [] : [t("browserModel.refused", { languages: list(offer.languages.map(language)) })]),
  ];
  return { ...card, text: t("browserModel.text"), more, isDisabled: !isUsable(browser) };
}

/** Of so many the text says how long they take. */
const QUESTIONS = 20;

function useModelCard({ standing }: EngineChoices) {
  const { t } = useTranslation();
  const { number, money, time: hour, duration } = useFormats();
  if (standing === null) return null;
  const { perPage, price, msPerQuestion, host, isOwn, tokensLeft: left, unavailable } = standing;
  const card = { value: "model", title: t(`upload.engine.${isOwn ? "own" : "model"}`) } as const;
  if (unavailable) {
    const text = t(`upload.engine.unavailable.${unavailable}`, { time: hour(standing.renewsAt) });
    return { ...card, text, isDisabled: true };
  }
  const tokens = number(roundedTokens(allTokens(perPage)));
  const cost =
    price === null
      ? t("upload.engine.cost", { tokens })
      : t("upload.engine.costPriced", { tokens, price: money(costOf(perPage, price), price.currency) });
  const time =
    msPerQuestion === null
      ? t("upload.engine.timeUnknown")
      : t("upload.engine.time", { duration: duration((QUESTIONS * msPerQuestion) / 1000) });
  const more = [
    time,
    // What runs on the server's own machine is not paid by tokens, unless its operator says so.
    ...(host === null && price === null ? [] : [cost]),
    ...(left === null ? [] : [t("upload.engine.left", { tokens: number(roundedTokens(left)) })]),
  ];
  const where = host === null ? t("upload.engine.staysHere") : t("upload.engine.goesTo", { host });
  return { ...card, text: `${t("upload.engine.modelText")} ${where}`, more };
}
