import { CircleCheck, FileWarning } from "lucide-react";
import { cx } from "./cx.ts";

interface NoteLinesProps {
  lines: readonly string[];
  /** All is well: the note only confirms it. */
  isFine: boolean;
  hasSign?: boolean;
  className?: string;
}

/** A small note about a document, with an icon that tells good news from bad. */
export function NoteLines({ lines, isFine, hasSign = true, className }: NoteLinesProps) {
  const Icon = isFine ? CircleCheck : FileWarning;
  return (
    <div className={cx("flex items-start gap-2 text-[0.88rem]", className)}>
      {hasSign && (
        <Icon
          aria-hidden="true"
          className={cx("mt-[0.2em] size-[1.15em] shrink-0", isFine ? "text-ink-soft" : "text-accent")}
        />
      )}
      <div className={cx("min-w-0 space-y-1", isFine && "text-ink-soft")}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
