import { FileUp } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Rich } from "../../i18n/rich.tsx";
import { handFiles } from "../../lib/handed-files.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { cx } from "../../ui/cx.ts";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";

/** A file that is dropped on Today, or chosen here, is taken along to the upload page. */
export function DropPlace() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const paths = usePaths();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    handFiles(files);
    void navigate(paths.upload());
  };
  const isAbove = useDropAnywhere(take);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => take([...(target.files ?? [])])}
      />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={cx(
          "flex min-h-16 items-center gap-3.5 rounded-card border-[1.5px] border-dashed px-5 py-3 text-left transition-colors hover:border-ink-soft",
          isAbove ? "border-accent bg-accent-soft" : "border-field-line bg-surface",
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.6} className="size-6 flex-none text-ink-soft" />
        <span>
          {isAbove ? (
            t("upload.drop.release")
          ) : (
            <>
              <span className="pointer-coarse:hidden">
                <Rich text={t("upload.drop.prompt")} as={{ b: bold, choose: plain }} />
              </span>
              <span className="hidden pointer-coarse:inline">
                <Rich text={t("upload.drop.touchPrompt")} as={{ choose: plain }} />
              </span>
            </>
          )}
        </span>
      </button>
    </>
  );
}

const bold = (words: string) => <b className="font-[620]">{words}</b>;
const plain = (words: string) => <span className="underline underline-offset-4">{words}</span>;
