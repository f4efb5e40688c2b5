import { LIMITS, ROUTES, type NewVersion as Told } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { upload } from "../../../lib/api.ts";
import { fileFault } from "../../../lib/check-file.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";

const { extensions, alsoReads, questionFiles } = LIMITS.upload;
const ACCEPTED = [...extensions, ...alsoReads, ...questionFiles].join(",");

/** Takes a newer version of a set's document: first says what it makes of the set, then has the set follow it. */
export function NewVersion({ datasetId }: { readonly datasetId: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const headingId = useId();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const send = (file: File, revision?: number) =>
    upload(ROUTES.newVersion, {
      ...{ params: { id: datasetId }, file },
      query: revision === undefined ? {} : { revision },
    });
  const look = useMutation({
    mutationFn: async (file: File) => {
      const fault = fileFault(file, LIMITS.upload);
      if (fault !== null) throw fault;
      return { file, told: await send(file) };
    },
  });
  const follow = useMutation({
    mutationFn: ({ file, told }: { file: File; told: Told }) => send(file, told.revision),
    onSuccess: () => {
      look.reset();
      // Questions, sections, text, what is due: all of it may have changed.
      void client.invalidateQueries();
    },
  });
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = "";
    if (file === undefined) return;
    follow.reset();
    look.mutate(file);
  };
  const found = look.data;
  const error = look.error ?? follow.error;
  return (
    <section aria-labelledby={headingId} className="mt-4 rounded-option border border-line p-4">
      <h3 id={headingId} className="font-medium leading-snug">
        {t("editing.version.title")}
      </h3>
      <p className="mt-1 text-[0.88rem] text-ink-soft">{t("editing.version.text")}</p>
      <input ref={chooser} type="file" accept={ACCEPTED} hidden onChange={take} data-testid="new-version" />
      {found === undefined && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          isBusy={look.isPending}
          onClick={() => !look.isPending && chooser.current?.click()}
        >
          <FileUp aria-hidden="true" className="size-4" />
          {t("editing.version.choose")}
        </Button>
      )}
      {error && (
        <Alert tone="wrong" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
      <div role="status">
        {found !== undefined && <Preview name={found.file.name} told={found.told} />}
        {follow.data !== undefined && (
          <p className="mt-3 text-[0.92rem]">
            {t(follow.data.newPassages > 0 ? "editing.version.writing" : "editing.version.done")}
          </p>
        )}
      </div>
      {found !== undefined && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="sm"
            isBusy={follow.isPending}
            onClick={() => !follow.isPending && follow.mutate(found)}
          >
            {t("editing.version.use")}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              if (follow.isPending) return;
              look.reset();
              follow.reset();
            }}
          >
            {t("common.cancel")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** What the new version would make of the set. */
function Preview({ name, told }: { readonly name: string; readonly told: Told }) {
  const { t } = useTranslation();
  const { unchanged, gone, goneTexts, newPassages, pagesNotRead, otherLanguage } = told;
  return (
    <div className="mt-3 text-[0.92rem]">
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </p>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        <li>{t("editing.version.unchanged", { count: unchanged })}</li>
        {gone > 0 && <li>{t("editing.version.gone", { count: gone })}</li>}
        <li>
          {newPassages > 0
            ? t("editing.version.fresh", { count: newPassages })
            : t("editing.version.nothingNew")}
        </li>
        {pagesNotRead > 0 && <li>{t("editing.version.unread", { count: pagesNotRead })}</li>}
        {otherLanguage !== null && <li>{t("editing.version.otherLanguage")}</li>}
      </ul>
      {goneTexts.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-1.5">{t("editing.version.goneList")}</summary>
          <ul className="mt-1 grid gap-1.5 text-[0.88rem] text-ink-soft">
            {goneTexts.map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index} className="line-clamp-3 [overflow-wrap:anywhere]">
                {text}
              </li>
            ))}
            {gone > goneTexts.length && <li>{"…"}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
