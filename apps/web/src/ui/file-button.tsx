import { type ChangeEvent, type ReactNode, useRef } from "react";
import { IconButton } from "./icon-button.tsx";

interface FileButtonProps {
  readonly label: string;
  /** Types of files, parted by commas. */
  readonly accept: string;
  /** Takes a photo where there is a camera. */
  readonly capture?: "environment";
  readonly className?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** An icon that lets a person choose a file. */
export function FileButton({ label, accept, capture, className, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same one may be chosen again.
    target.value = "";
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={accept} capture={capture} hidden onChange={take} />
      <IconButton label={label} className={className} onClick={() => input.current?.click()}>
        {children}
      </IconButton>
    </>
  );
}
