import { ChevronDown, type LucideIcon, PencilLine } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { cx } from "../../ui/cx.ts";
import { FreshText } from "../../ui/fresh-text.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

const fetchPopover = () => import("../../ui/popover.tsx").then((module) => module.Popover);

export interface StatusProps {
  /** live: work goes on · info: something to know · wrong: something failed. */
  readonly tone: "live" | "info" | "wrong";
  readonly sign?: LucideIcon;
  readonly title: string;
  readonly detail?: ReactNode;
  /** The detail matters more: it is shown alone if there is no room for both. */
  readonly isDetailFirst?: boolean;
  readonly action?: ReactNode;
  readonly role?: "alert" | "status";
  /** For focus whose element was removed. */
  readonly ref?: Ref<HTMLParagraphElement>;
}

/**
 * One line about the set, under its title, in space that is always reserved: news about the set neither moves the
 * question nor takes room from it. A button opens the full text over the page.
 */
export function StatusLine(props: StatusProps) {
  const { tone, sign: Sign = PencilLine, title, detail, isDetailFirst = false, action, role, ref } = props;
  const { t } = useTranslation();
  const { Part: Popover, standInProps } = useOnDemand(fetchPopover);
  const label = t("quiz.banner.more");
  // A Japanese full stop includes its space.
  const gap = title.endsWith("。") ? "" : " ";
  return (
    <>
      <p
        ref={ref}
        role={role}
        tabIndex={ref ? -1 : undefined}
        data-status
        className="col-start-1 flex min-w-0 items-center gap-1.5 text-[0.82rem] leading-tight text-ink-soft outline-none print:hidden"
      >
        <Sign
          aria-hidden="true"
          className={cx(
            "size-3.5 flex-none",
            tone === "wrong" ? "text-wrong" : "text-accent",
            tone === "live" && "animate-pulse motion-reduce:animate-none",
          )}
        />
        <span className="truncate">
          <FreshText text={title} className={cx("font-medium text-ink", isDetailFirst && "max-sm:sr-only")} />
          {gap}
          {detail}
        </span>
      </p>
      <span className="col-start-2 row-span-2 row-start-1 max-sm:-mr-4.5 print:hidden">
        {Popover === null ? (
          <MoreButton label={label} aria-haspopup="dialog" {...standInProps} />
        ) : (
          <Popover isOpenAtFirst label={label} trigger={<MoreButton label={label} />}>
            <p className="font-medium">{title}</p>
            {detail && <p className="text-ink-soft">{detail}</p>}
            {action && <div className="justify-self-end">{action}</div>}
          </Popover>
        )}
      </span>
    </>
  );
}

function MoreButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton {...props}>
      <ChevronDown aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
