import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { lastSet } from "../../lib/last-set.ts";
import { useStudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

const ROW = "max-sm:col-span-2";

/**
 * For members: where they were, their sets, and what is due today. How much is due is known last, so it comes last:
 * what stands there already never moves.
 */
export function MemberActions() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const paths = usePaths();
  const { due = 0, newLeft = 0 } = useStudyFigures() ?? {};
  const [last] = useState(lastSet.read);
  const isDue = due + newLeft > 0;
  return (
    <>
      {last && (
        <ButtonLink to={paths.dataset(last.id)} className={ROW}>
          <span className="line-clamp-1 max-w-64 break-all">{t("home.hero.goOn", { name: last.name })}</span>
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.mySets()}
        variant={last ? "secondary" : "primary"}
        className={last && isDue ? "" : ROW}
      >
        {t("home.hero.mySets")}
      </ButtonLink>
      {!last && (
        <ButtonLink to={paths.upload()} variant="secondary" className={isDue ? "" : ROW}>
          {t("home.hero.upload")}
        </ButtonLink>
      )}
      {isDue && (
        <ButtonLink to={paths.study()} variant="secondary">
          {t("home.hero.due", { number: number(due + newLeft) })}
        </ButtonLink>
      )}
    </>
  );
}
