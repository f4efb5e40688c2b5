import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** A mail link to the operator, if an address is set; fetched when the footer comes into view. */
export function ContactLink({ className }: { className: string }) {
  const { t } = useTranslation();
  const place = useRef<HTMLLIElement>(null);
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { loadSettings } = await import("../../lib/settings.ts");
      const settings = await loadSettings().catch(() => null);
      setEmail(settings?.contactEmail ?? null);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <li ref={place} className={email === null ? "-ml-6" : undefined}>
      {email !== null && (
        <a href={`mailto:${email}`} className={className}>
          {t("footer.contact")}
        </a>
      )}
    </li>
  );
}
