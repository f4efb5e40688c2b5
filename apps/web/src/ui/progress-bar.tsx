interface ProgressBarProps {
  /** 0..1; null while unknown. */
  share: number | null;
  /** What is progressing, for screen readers. */
  label: string;
  className?: string;
}

/** Progress of some work. Without a share it only shows that work goes on. */
export function ProgressBar({ share, label, className = "" }: ProgressBarProps) {
  const percent = share === null ? undefined : Math.round(Math.min(Math.max(share, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`h-[5px] overflow-hidden rounded-full bg-line ${className}`}
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] ${percent === undefined ? "w-full animate-pulse opacity-40 motion-reduce:animate-none" : ""}`}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
