import { LIMITS, ROUTES, type NewVersion as Told } from "@quizmill/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { upload } from "../../lib/api.ts";
import { fileFault } from "../../lib/check-file.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { likestDocument, type SetDocument } from "./documents.ts";
import { useDocumentName } from "./use-document-name.ts";

const { extensions, alsoReads, questionFiles } = LIMITS.upload;
const ACCEPTED = [...extensions, ...alsoReads, ...questionFiles].join(",");

interface NewVersionProps {
  readonly datasetId: string;
  readonly name: string;
  readonly documents: readonly SetDocument[];
}

/** A file, and the number of the document that it replaces; null until one is chosen. */
interface Chosen {
  readonly file: File;
  readonly document: number | null;
}

/**
 * Takes a newer version of a set's document, or of one of several: first says what it makes of the set, then has the
 * set follow it.
 */
export function NewVersion({ datasetId, name, documents }: NewVersionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const headingId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { chosen, look, follow, take, choose, giveUp } = useNewVersion({ datasetId, name, documents });
  const nameOf = useDocumentName();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    target.value = "";
    if (file !== undefined) take(file);
  };
  const found = look.data;
  const replaced = documents[found?.document ?? -1];
  const error = look.error ?? follow.error;
  return (
    <section aria-labelledby={headingId} className="mt-4 rounded-option border border-line p-4">
      <h3 id={headingId} className="font-medium leading-snug">
        {t("editing.version.title")}
      </h3>
      <p className="mt-1 text-[0.88rem] text-ink-soft">{t("editing.version.text")}</p>
      <input ref={chooser} type="file" accept={ACCEPTED} hidden onChange={change} data-testid="new-version" />
      {found === undefined && chosen === null && (
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
      {found === undefined && chosen !== null && (
        <DocumentChoice
          chosen={chosen}
          names={documents.map(nameOf)}
          isBusy={look.isPending}
          onChoose={(document) => choose({ ...chosen, document })}
          onNext={() => look.mutate(chosen)}
          onCancel={giveUp}
        />
      )}
      {error && (
        <Alert tone="wrong" className="mt-3">
          {errorText(error)}
        </Alert>
      )}
      <div role="status">
        {found !== undefined && (
          <Preview
            name={found.file.name}
            replaces={replaced === undefined ? null : nameOf(replaced)}
            told={found.told}
          />
        )}
        {follow.data !== undefined && (
          <p className="mt-3 text-[0.92rem]">
            {t(follow.data.newPassages > 0 ? "editing.version.writing" : "editing.version.done")}
          </p>
        )}
      </div>
      {found !== undefined && (
        <NextButtons
          label={t("editing.version.use")}
          isBusy={follow.isPending}
          onNext={() => follow.mutate(found)}
          onCancel={giveUp}
        />
      )}
    </section>
  );
}

/** A chosen file: what it makes of the set is looked at, then followed. */
function useNewVersion({ datasetId, name, documents }: NewVersionProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const send = ({ file, document }: Chosen, revision?: number) =>
    upload(ROUTES.newVersion, {
      params: { id: datasetId },
      file,
      query: { ...(document !== null && { document }), ...(revision !== undefined && { revision }) },
    });
  const look = useMutation({
    mutationFn: async (one: Chosen) => {
      const fault = fileFault(one.file, LIMITS.upload);
      if (fault !== null) throw fault;
      return { ...one, told: await send(one) };
    },
  });
  const forget = () => {
    setChosen(null);
    look.reset();
  };
  const follow = useMutation({
    mutationFn: ({ told, ...one }: Chosen & { told: Told }) => send(one, told.revision),
    onSuccess: () => {
      forget();
      // Questions, sections, text, what is due: all of it may have changed.
      void client.invalidateQueries();
    },
  });
  const giveUp = () => {
    forget();
    follow.reset();
  };
  const take = (file: File) => {
    giveUp();
    if (documents.length > 1 && fileFault(file, LIMITS.upload) === null)
      setChosen({ file, document: likestDocument(documents, { fileName: file.name, setName: name }) });
    else look.mutate({ file, document: null });
  };
  const choose = (one: Chosen) => {
    look.reset();
    setChosen(one);
  };
  return { chosen, look, follow, take, choose, giveUp };
}

interface NextButtonsProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Something is missing. */
  readonly isOff?: boolean;
  readonly onNext: () => void;
  readonly onCancel: () => void;
}

function NextButtons({ label, isBusy, isOff = false, onNext, onCancel }: NextButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" isBusy={isBusy} aria-disabled={isOff} onClick={() => !isOff && !isBusy && onNext()}>
        {label}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => !isBusy && onCancel()}>
        {t("common.cancel")}
      </Button>
    </div>
  );
}

interface DocumentChoiceProps {
  readonly chosen: Chosen;
  /** Of the set's documents, in their order. */
  readonly names: readonly string[];
  readonly isBusy: boolean;
  readonly onChoose: (document: number) => void;
  readonly onNext: () => void;
  readonly onCancel: () => void;
}

/** Which document of the set a file replaces. */
function DocumentChoice({ chosen, names, isBusy, onChoose, onNext, onCancel }: DocumentChoiceProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div className="mt-3 text-[0.92rem]">
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{chosen.file.name}</bdi>
      </p>
      <fieldset className="mt-2 grid grid-cols-1" disabled={isBusy}>
        <legend>{t("editing.version.which")}</legend>
        {names.map((name, index) => (
          <label
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is known by its place.
            key={index}
            className="flex min-h-11 cursor-pointer items-center gap-3 [overflow-wrap:anywhere]"
          >
            <input
              type="radio"
              name={group}
              checked={chosen.document === index}
              onChange={() => onChoose(index)}
              className="tick size-[1.1rem] flex-none accent-accent"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </fieldset>
      <NextButtons
        label={t("editing.version.next")}
        isOff={chosen.document === null}
        isBusy={isBusy}
        onNext={onNext}
        onCancel={onCancel}
      />
    </div>
  );
}

interface PreviewProps {
  readonly name: string;
  /** The document that it replaces; null where the set has no other. */
  readonly replaces: string | null;
  readonly told: Told;
}

/** What the new version would make of the set. */
function Preview({ name, replaces, told }: PreviewProps) {
  const { t } = useTranslation();
  const { unchanged, corrected, otherKeys, ownKept, gone, newPassages, pagesNotRead, otherLanguage } = told;
  return (
    <div className="mt-3 text-[0.92rem]">
      <p className="font-medium [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </p>
      {replaces !== null && (
        <p className="[overflow-wrap:anywhere]">{t("editing.version.replaces", { name: replaces })}</p>
      )}
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        <li>{t("editing.version.unchanged", { count: unchanged })}</li>
        {corrected > 0 && <li>{t("editing.version.corrected", { count: corrected })}</li>}
        {otherKeys > 0 && <li>{t("editing.version.otherKeys", { count: otherKeys })}</li>}
        {ownKept > 0 && <li>{t("editing.version.ownKept", { count: ownKept })}</li>}
        {gone > 0 && <li>{t("editing.version.gone", { count: gone })}</li>}
        <li>
          {newPassages > 0
            ? t("editing.version.fresh", { count: newPassages })
            : t("editing.version.nothingNew")}
        </li>
        {pagesNotRead > 0 && <li>{t("editing.version.unread", { count: pagesNotRead })}</li>}
        {otherLanguage !== null && <li>{t("editing.version.otherLanguage")}</li>}
      </ul>
      <Texts label={t("editing.version.correctedList")} texts={told.correctedTexts} count={corrected} />
      <Texts label={t("editing.version.ownKeptList")} texts={told.ownKeptTexts} count={ownKept} />
      <Texts label={t("editing.version.goneList")} texts={told.goneTexts} count={gone} />
    </div>
  );
}

interface TextsProps {
  readonly label: string;
  /** The first of `count`. */
  readonly texts: readonly string[];
  readonly count: number;
}

function Texts({ label, texts, count }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer py-1.5">{label}</summary>
      <ul className="mt-1 grid gap-1.5 text-[0.88rem] text-ink-soft">
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <li key={index} className="line-clamp-3 [overflow-wrap:anywhere]">
            {text}
          </li>
        ))}
        {count > texts.length && <li>{"…"}</li>}
      </ul>
    </details>
  );
}
