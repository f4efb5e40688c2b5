import { CircleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

interface FieldFrame {
  label: string;
  /** Shown beside the label, e.g. "optional". */
  note?: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

const INPUT =
  "block w-full rounded-control border-[1.5px] border-field-line bg-surface px-3.5 py-2.5 text-ink placeholder:text-ink-soft transition-colors hover:border-ink-soft aria-invalid:border-wrong disabled:bg-sunken disabled:text-ink-soft";

interface TextFieldProps extends ComponentProps<"input">, FieldFrame {
  /** A button inside the field's right end. */
  end?: ReactNode;
}

/** A one-line field with its label, hint and error. */
export function TextField({ label, note, hint, error, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} note={note} hint={hint} error={error} className={className}>
      <div className="relative">
        <input
          id={id}
          {...rest}
          {...described(id, hint, error)}
          className={cx(INPUT, "min-h-[46px]", Boolean(end) && "pr-12")}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </Frame>
  );
}

/** A field for longer text; it grows with its content if the browser supports that. */
export function TextArea(props: ComponentProps<"textarea"> & FieldFrame) {
  const { frame, field } = useFramed(props);
  return (
    <Frame {...frame}>
      <textarea
        {...field}
        className={cx(INPUT, "field-sizing-content max-h-[50vh] min-h-32 resize-y leading-relaxed")}
      />
    </Frame>
  );
}

/** A choice of many, with its label; the system's own list. */
export function SelectField(props: ComponentProps<"select"> & FieldFrame) {
  const { frame, field } = useFramed(props);
  return (
    <Frame {...frame}>
      <select {...field} className={cx(INPUT, "min-h-[46px] cursor-pointer")} />
    </Frame>
  );
}

/** What belongs to the frame of a field, and what to the field itself. */
function useFramed<Props extends FieldFrame & { className?: string | undefined }>({
  label,
  note,
  hint,
  error,
  className,
  ...rest
}: Props) {
  const id = useId();
  return {
    frame: { id, label, note, hint, error, className },
    field: { id, ...described(id, hint, error), ...rest },
  };
}

function described(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return { "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

function Frame(props: FieldFrame & { id: string; className: string | undefined; children: ReactNode }) {
  const { id, label, note, hint, error, className, children } = props;
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-[0.94rem] font-medium">
          {label}
        </label>
        {note && <span className="text-[0.85rem] text-ink-soft">{note}</span>}
      </div>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-[0.88rem] text-ink-soft">
          {hint}
        </div>
      )}
    </div>
  );
}

/** What is wrong with the field above it. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-[0.88rem] font-[520] text-wrong">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.05em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
