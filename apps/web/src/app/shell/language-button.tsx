import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-paths.ts";
import { Flag } from "../../ui/flag.tsx";
import { LANGUAGE_NAMES } from "./language-names.ts";

/** Shows the language of the page; opens the choice of six. */
export function LanguageButton(props: ComponentProps<"button">) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className="inline-flex min-h-11 items-center gap-2 rounded-key px-1.5 text-[0.91rem] text-ink-soft transition-colors hover:text-ink"
    >
      <Flag language={language} />
      <span className="sr-only">{t("nav.language")}</span>
      <span className="max-sm:sr-only md:max-lg:sr-only" lang={language}>
        {LANGUAGE_NAMES[language]}
      </span>
      <ChevronDown aria-hidden="true" className="size-4" />
    </button>
  );
}
