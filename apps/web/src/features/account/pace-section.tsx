import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { PACE } from "../../lib/paths.ts";
import { studySettingsQuery } from "../../lib/study/settings-query.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadError } from "./load-error.tsx";
import { PaceForm } from "./pace-form.tsx";
import { Section } from "./section.tsx";

/** How one studies; Today leads here. */
export function PaceSection() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const { data: settings, error, refetch } = useQuery(studySettingsQuery);
  const place = useRef<HTMLDivElement>(null);
  const isKnown = settings !== undefined;
  // What is above it has its height by then.
  useEffect(() => {
    if (isKnown && hash === `#${PACE}`) place.current?.scrollIntoView();
  }, [isKnown, hash]);
  return (
    <div id={PACE} ref={place}>
      <Section title={t("study.settings.title")}>
        {settings && <PaceForm settings={settings} />}
        {!settings && !error && <Skeleton className="h-96" />}
        {error && <LoadError error={error} onRetry={() => void refetch()} />}
      </Section>
    </div>
  );
}
