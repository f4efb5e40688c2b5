import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

/** The e-mail address as a button; opens account and logout. */
export function UserButton({ email, ...rest }: ComponentProps<"button"> & { email: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={t("nav.userMenu", { email })}
      {...rest}
      className="hidden min-h-11 items-center gap-1.5 rounded-key px-1.5 text-[0.91rem] font-medium md:inline-flex"
    >
      <span className="max-w-52 truncate">{email}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
