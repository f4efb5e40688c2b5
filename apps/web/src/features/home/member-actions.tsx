import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { lastSet } from "../../lib/last-set.ts";
import { useStudyFigures } from "../../lib/study/figures.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

const ROW = "max-sm:col-span-2";

/** For members: what is due today and where they were; until they have studied, their sets and a new one. */
export function MemberActions() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const paths = usePaths();
  const { due = 0, newLeft = 0 } = useStudyFigures() ?? {};
  const [last] = useState(lastSet.read);
  const isDue = due + newLeft > 0;
  return (
    <>
      {isDue && (
        <ButtonLink to={paths.study()} className={ROW}>
          {t("home.hero.due", { number: number(due + newLeft) })}
        </ButtonLink>
      )}
      {last && (
        <ButtonLink
          to={paths.dataset(last.id)}
          variant={isDue ? "secondary" : "primary"}
          className={isDue ? "min-w-0" : ROW}
        >
          <span className="line-clamp-1 max-w-64 break-all">{t("home.hero.goOn", { name: last.name })}</span>
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.mySets()}
        variant={isDue || last ? "secondary" : "primary"}
        className={isDue && last ? "" : ROW}
      >
        {t("home.hero.mySets")}
      </ButtonLink>
      {!(isDue || last) && (
        <ButtonLink to={paths.upload()} variant="secondary" className={ROW}>
          {t("home.hero.upload")}
        </ButtonLink>
      )}
    </>
  );
}
