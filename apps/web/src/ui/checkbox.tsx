import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  /** May contain links. */
  label: ReactNode;
  error?: string | undefined;
}

/** A checkbox; the label may contain links, which stay links. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          id={id}
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-[0.2em] size-5 shrink-0 cursor-pointer rounded accent-accent"
        />
        <label htmlFor={id} className="-my-2 cursor-pointer py-2 text-[0.94rem]">
          {label}
        </label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
