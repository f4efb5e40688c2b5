import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A sheet of paper on the desk: the one shadow level. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div {...rest} className={cx("rounded-card border border-line bg-surface shadow-card", className)} />
  );
}
