import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A square button with an icon only; `label` is its accessible name. */
export function IconButton({ label, className, ...rest }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink",
        className,
      )}
    />
  );
}
