import { cx } from "./cx.ts";

/** A grey placeholder of something that is loading; give it that thing's size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-pulse rounded-key bg-line motion-reduce:animate-none", className)}
    />
  );
}
