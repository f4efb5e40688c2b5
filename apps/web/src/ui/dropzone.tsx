import { FileUp } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useDropzone } from "react-dropzone";
import { cx } from "./cx.ts";
import { useDropAnywhere } from "./use-drop-anywhere.ts";

interface DropzoneProps {
  /** Name of the whole, e.g. "Document". */
  label: string;
  /** The sentence in it; `chooser` turns its words into the button that opens the file chooser. */
  prompt: (chooser: (words: string) => ReactNode) => ReactNode;
  /** Another sentence where there is no mouse to drop with. */
  touchPrompt?: (chooser: (words: string) => ReactNode) => ReactNode;
  hint: string;
  /** What else can be dropped; only shown with a mouse to drop with. */
  dropHint?: string;
  formats?: FormatsProps;
  dropLabel: string;
  /** With leading dots; they only filter the file chooser. The code that takes the file decides. */
  extensions: readonly string[];
  /** Whether the chooser gives several files; as many as one likes may be dropped in any case. */
  isMultiple?: boolean;
  /** At least one. */
  onFiles: (files: readonly File[]) => void;
}

/** Where files are chosen. They may be dropped anywhere on the page. */
export function Dropzone(props: DropzoneProps) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // All dropped files are reported; the file chooser gives one, unless it may give several.
    multiple: true,
    noKeyboard: true,
    noDragEventsBubbling: true,
    onDrop: (files) => files.length > 0 && props.onFiles(files),
  });
  const isAbovePage = useDropAnywhere(props.onFiles);
  const isAbove = isDragActive || isAbovePage;
  return (
    <div
      {...getRootProps({ role: "group", "aria-label": props.label, onClick: keepFromChooser })}
      className={cx(
        "rounded-card border-[1.5px] border-dashed bg-surface px-5 py-9 text-center transition-colors",
        isAbove ? "border-accent bg-accent-soft" : "border-field-line",
        "cursor-pointer hover:border-ink-soft",
      )}
    >
      <input
        {...getInputProps({
          multiple: props.isMultiple ?? false,
          accept: props.extensions.join(","),
          "aria-label": props.label,
        })}
      />
      <FileUp aria-hidden="true" strokeWidth={1.6} className="mx-auto mb-3 size-7 text-ink-soft" />
      <p>{isAbove ? promptWords(props.dropLabel) : <Prompts {...props} />}</p>
      <p className="mt-1 text-[0.88rem] text-pretty text-ink-soft">{props.hint}</p>
      {props.dropHint && (
        <p className="mt-0.5 text-[0.82rem] text-ink-soft pointer-coarse:hidden">{props.dropHint}</p>
      )}
      {props.formats && <Formats {...props.formats} />}
    </div>
  );
}

interface FormatsProps {
  /** Opens the list. */
  readonly title: string;
  readonly list: string;
}

function Formats({ title, list }: FormatsProps) {
  return (
    <details className="mx-auto -mb-5 w-fit cursor-auto text-[0.82rem] text-ink-soft">
      <summary className="min-h-11 cursor-pointer list-none rounded-key px-3 py-2.5 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        {title}
      </summary>
      <p className="text-pretty">{list}</p>
    </details>
  );
}

/** A press on the list of formats opens the list alone. */
function keepFromChooser(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("details")) event.stopPropagation();
}

function Prompts({ prompt, touchPrompt }: Pick<DropzoneProps, "prompt" | "touchPrompt">) {
  if (touchPrompt === undefined) return prompt(chooser);
  return (
    <>
      <span className="pointer-coarse:hidden">{prompt(chooser)}</span>
      <span className="hidden pointer-coarse:inline">{touchPrompt(chooser)}</span>
    </>
  );
}

function chooser(words: string) {
  return (
    <button
      type="button"
      data-step="choose"
      className="-my-2 rounded-key py-2 underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {words}
    </button>
  );
}

/** The emphasised words of the prompt. */
export function promptWords(words: string) {
  return <b className="font-[620]">{words}</b>;
}
