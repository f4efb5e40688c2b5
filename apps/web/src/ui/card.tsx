import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A raised surface with the one shadow of the design. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={cx("rounded-card border border-line bg-surface shadow-card", className)} />
  );
}
