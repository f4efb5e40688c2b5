import type { EngineChoice, Mode } from "@quizmill/contract";
import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";
import { OrderButtons } from "./order-buttons.tsx";
import { SeveralProgress } from "./several-progress.tsx";
import type { GrowingSet } from "./use-growing-set.ts";
import { keyOf, useOrder } from "./use-order.ts";
import { useSeveral } from "./use-several.ts";

export interface SeveralFilesProps {
  readonly files: readonly File[];
  readonly mode: Mode;
  readonly engine: EngineChoice | undefined;
  /** The set that they are added to; null where sets are made. */
  readonly growing: GrowingSet | null;
  /** See `Wish`. */
  readonly keepsDoubles: boolean;
  readonly onChange: (files: readonly File[]) => void;
  readonly onAdd: (files: readonly File[]) => void;
  /** Called when the first is sent. */
  readonly onStart: () => void;
  readonly onAnother: () => void;
}

/** Several files that were chosen together: one set with a part each, or a set each. */
export function SeveralFiles({ files, mode, engine, growing, keepsDoubles, ...on }: SeveralFilesProps) {
  const [kind, setKind] = useState<"one" | "each">("one");
  const { sent, isRunning, start, goOn, stop } = useSeveral(growing?.id);
  const isOneSet = growing !== null || kind === "one";
  const wish = { isOneSet, mode, engine, keepsDoubles };
  if (sent.length > 0)
    return (
      <SeveralProgress
        sent={sent}
        isRunning={isRunning}
        isOneSet={isOneSet}
        onStop={stop}
        onGoOn={() => goOn(wish)}
        onAnother={on.onAnother}
      />
    );
  const send = () => {
    on.onStart();
    start(files, wish);
  };
  return (
    <ChosenFiles
      files={files}
      kind={kind}
      {...on}
      isAdding={growing !== null}
      onKind={setKind}
      onSend={send}
    />
  );
}

interface ChosenFilesProps extends Pick<SeveralFilesProps, "files" | "onChange" | "onAdd"> {
  readonly kind: "one" | "each";
  readonly isAdding: boolean;
  readonly onKind: (kind: "one" | "each") => void;
  readonly onSend: () => void;
}

function ChosenFiles({ files, kind, isAdding, onKind, onSend, onChange, onAdd }: ChosenFilesProps) {
  const { t } = useTranslation();
  const { bytes } = useFormats();
  const order = useOrder(files, {
    onChange,
    saidOf: (place) => t("upload.several.moved", { place, total: files.length }),
  });
  useDropAnywhere(onAdd);
  const sendButton = useRef<HTMLButtonElement>(null);
  // This part of the page is loaded when the files are chosen.
  useEffect(() => sendButton.current?.focus(), []);
  const kinds = (["one", "each"] as const).map((value) => ({
    value,
    title: t(`upload.several.${value}`),
    text: t(`upload.several.${value}Text`),
  }));
  return (
    <div className="mt-6">
      <Card className="px-4 py-4 sm:px-5">
        <h2 className="text-[0.94rem] font-[620]">{t("upload.several.title", { count: files.length })}</h2>
        <ol ref={order.list} aria-label={t("upload.several.label")} className="mt-2 divide-y divide-line">
          {files.map((file, index) => (
            <li key={keyOf(file)} className="flex items-center gap-2 py-2 sm:gap-3">
              <FileText
                aria-hidden="true"
                strokeWidth={1.6}
                className="size-5 flex-none text-accent max-sm:hidden"
              />
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 font-medium leading-snug [overflow-wrap:anywhere]">{file.name}</p>
                <p className="text-[0.82rem] text-ink-soft">{bytes(file.size)}</p>
              </div>
              <OrderButtons
                index={index}
                order={order}
                total={files.length}
                labels={{
                  up: t("upload.several.up", { name: file.name }),
                  down: t("upload.several.down", { name: file.name }),
                  remove: t("upload.drop.remove", { name: file.name }),
                }}
              />
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {order.said}
        </p>
      </Card>
      {!isAdding && (
        <div className="mt-6">
          <RadioCards legend={t("upload.several.legend")} cards={kinds} value={kind} onChange={onKind} />
        </div>
      )}
      <ActionBar isSticky>
        <Button ref={sendButton} size="lg" className="flex-1 sm:flex-none" data-step="send" onClick={onSend}>
          {t("upload.send")}
        </Button>
      </ActionBar>
    </div>
  );
}
