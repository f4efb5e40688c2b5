import { useTranslation } from "react-i18next";
import { Rich } from "../../i18n/rich.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { TEXT_LINK } from "./text-link.ts";

/** The sentence to agree to. Its links open in a new tab, so that nothing typed is lost. */
export function AcceptLabel() {
  const { t } = useTranslation();
  const paths = usePaths();
  const linkTo = (href: string) => (words: string) => (
    <a href={href} target="_blank" rel="noreferrer" className={TEXT_LINK}>
      {words}
    </a>
  );
  return (
    <Rich
      text={t("register.accept")}
      as={{ terms: linkTo(paths.terms()), privacy: linkTo(paths.privacy()) }}
    />
  );
}
