import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { inLanguage } from "../lib/paths.ts";
import { PUBLIC_PAGES, publicPageOf, siteOrigin } from "../lib/public-pages.ts";
import { useLanguage } from "../lib/use-paths.ts";

const TITLES = {
  home: "home.title",
  demo: "demo.title",
  login: "login.title",
  register: "register.title",
  privacy: "footer.privacy",
  terms: "footer.terms",
} as const;

const LOCALES: Record<Language, string> = {
  en: "en_GB",
  pl: "pl_PL",
  de: "de_DE",
  es: "es_ES",
  uk: "uk_UA",
  ja: "ja_JP",
};

/**
 * What search engines and link previews get of a page: React puts it into the head. For one person's page they only get
 * a description of the product.
 */
export function PageHead() {
  const { t } = useTranslation();
  const page = publicPageOf(useLocation().pathname);
  if (page === null) return <meta name="description" content={t("meta.home")} />;
  return <PublicHead name={PUBLIC_PAGES[page]} />;
}

function PublicHead({ name }: { name: keyof typeof TITLES }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const language = useLanguage();
  const description = t(`meta.${name}`);
  const addressIn = (other: Language) => siteOrigin() + inLanguage({ pathname, search: "", hash: "" }, other);
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Quizmill" />
      <meta property="og:title" content={t(TITLES[name])} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={`${siteOrigin()}/share/${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
