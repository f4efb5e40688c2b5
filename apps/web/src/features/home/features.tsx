import { ChartNoAxesColumn, FileText, GraduationCap, Lock, MessageSquareQuote } from "lucide-react";
import { useTranslation } from "react-i18next";

const FEATURES = [
  { key: "import", icon: FileText },
  { key: "explanations", icon: MessageSquareQuote },
  { key: "modes", icon: GraduationCap },
  { key: "statistics", icon: ChartNoAxesColumn },
  { key: "privacy", icon: Lock },
] as const;

/** Five features, in the form of a table of contents. */
export function Features() {
  const { t } = useTranslation();
  return (
    <section className="grid gap-x-16 gap-y-6 border-t border-line py-14 lg:grid-cols-[0.8fr_1.2fr] lg:py-20">
      <h2 className="text-[1.6rem] font-[660] leading-tight tracking-[-0.022em] lg:text-[2rem]">
        {t("home.features.title")}
      </h2>
      <ul>
        {FEATURES.map(({ key, icon: Icon }) => (
          <li key={key} className="flex gap-5 border-b border-line py-5 first:pt-0 last:border-0 last:pb-0">
            <Icon aria-hidden="true" strokeWidth={1.7} className="mt-1 size-[1.35rem] shrink-0 text-accent" />
            <div>
              <h3 className="font-[620]">{t(`home.features.${key}.title`)}</h3>
              <p className="mt-0.5 text-ink-soft">{t(`home.features.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
