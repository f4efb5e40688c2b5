import { Tag } from "lucide-react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

interface TagListProps {
  /** What they are tags of. */
  readonly label: string;
  readonly tags: readonly string[];
  /** Where each leads, if anywhere. */
  readonly hrefOf?: (tag: string) => string;
  readonly className?: string;
}

export function TagList({ label, tags, hrefOf, className }: TagListProps) {
  return (
    <ul aria-label={label} className={cx("flex flex-wrap gap-1.5", className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className={cx(
            "relative inline-flex max-w-full items-center gap-1 rounded-key bg-sunken px-2 text-[0.82rem] text-ink-soft",
            hrefOf ? "min-h-8 pointer-coarse:min-h-11" : "py-0.5",
          )}
        >
          <Tag aria-hidden="true" className="size-3 flex-none" />
          <bdi className="truncate">
            {hrefOf ? (
              <Link
                to={hrefOf(tag)}
                className="hover:text-ink after:absolute after:inset-0 after:rounded-key"
              >
                {tag}
              </Link>
            ) : (
              tag
            )}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
