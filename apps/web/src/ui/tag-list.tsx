import { Tag } from "lucide-react";
import { cx } from "./cx.ts";

interface TagListProps {
  /** What they are tags of. */
  readonly label: string;
  readonly tags: readonly string[];
  readonly className?: string;
}

export function TagList({ label, tags, className }: TagListProps) {
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex max-w-full items-center gap-1 rounded-key bg-sunken px-2 py-0.5 text-[0.82rem] text-ink-soft"
        >
          <Tag aria-hidden="true" className="size-3 flex-none" />
          <bdi className="truncate">{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}
