import { ROUTES } from "@quizmill/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { usePaths } from "../../lib/use-paths.ts";

const hereQuery = queryOptions({
  queryKey: ["me", "here"],
  queryFn: async ({ signal }) => (await call(ROUTES.ownModel, { signal })).here,
});

/** For whoever sits at the server's machine: says which model runs there and is not used yet. */
export function LocalOffer() {
  const { t } = useTranslation();
  const paths = usePaths();
  const { data: here } = useQuery(hereQuery);
  const [first] = here?.models ?? [];
  if (!here || first === undefined || here.chosen !== null || here.isFixed) return null;
  return (
    <p className="mt-3 text-[0.88rem] text-ink-soft">
      {t("ownModel.here.found", first)}{" "}
      <Link to={paths.account()} className="font-[520] text-accent underline">
        {t("ownModel.here.setUp")}
      </Link>
    </p>
  );
}
