import { type Today, withoutMarks } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { questionPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { ROW, TodaySection } from "./today-section.tsx";

/** What was missed last, each with the way to its question, and the way to all of it. */
export function LastMistakes({ mistakes: { total, latest } }: Pick<Today, "mistakes">) {
  const { t } = useTranslation();
  const paths = usePaths();
  if (latest.length === 0) return null;
  return (
    <TodaySection title={t("today.missed")}>
      <ul>
        {latest.map(({ id, text, datasetId, language }) => (
          <li key={id}>
            <Link to={questionPath(paths, datasetId, id)} className={ROW}>
              <span lang={language ?? undefined} className="line-clamp-2">
                {withoutMarks(text)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to={paths.mistakes()} variant="secondary" size="sm" className="mt-4">
        {t("today.allMissed", { count: total })}
      </ButtonLink>
    </TodaySection>
  );
}
