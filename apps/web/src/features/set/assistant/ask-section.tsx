import { LIMITS, ROUTES, type Sections } from "@quizmill/contract";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useFormats } from "../../../i18n/format.ts";
import { call } from "../../../lib/api.ts";
import { assistantPath } from "../../../lib/assistant-path.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useEditCalls } from "../../edit/use-edit-calls.ts";
import { Outcome } from "./outcome.tsx";
import { PromptField } from "./prompt-field.tsx";

type Section = Sections["sections"][number];

interface AskSectionProps {
  readonly id: string;
  readonly section: Section;
  readonly stretch: number;
  readonly next: Section | null;
}

/** One section: its prompt to copy, the reply to paste, and what became of that. */
export function AskSection({ id, section: { section, heading }, stretch, next }: AskSectionProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ["chat-prompt", id, section, stretch],
    queryFn: ({ signal }) => call(ROUTES.chatPrompt, { params: { id }, query: { section, stretch }, signal }),
    // One that is being copied stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const name = heading ?? t("progress.noHeading");
  return (
    <>
      <h2 className="text-[1.2rem] leading-snug font-[640] tracking-[-0.015em] [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
        {data && data.stretches > 1 && (
          <span className="font-normal text-ink-soft">
            {" · "}
            {t("assistant.stretch", { number: stretch + 1, total: data.stretches })}
          </span>
        )}
      </h2>
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-5 h-72 rounded-option" />}
      {data?.prompt === null && (
        <Alert tone="info" className="mt-4">
          {t("assistant.noText")}
        </Alert>
      )}
      {data?.prompt && (
        <>
          <PromptField prompt={data.prompt} count={data.count} />
          <ReplyForm id={id} section={section} />
        </>
      )}
      <NextLink
        id={id}
        section={section}
        next={next}
        stretch={data && stretch + 1 < data.stretches ? stretch + 1 : null}
      />
    </>
  );
}

function ReplyForm({ id, section }: { readonly id: string; readonly section: number }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { number } = useFormats();
  const calls = useEditCalls(id);
  const [reply, setReply] = useState("");
  const taking = useMutation({ mutationFn: () => calls.paste(section, reply) });
  const max = LIMITS.pasted.replyMaxChars;
  const isTooLong = reply.length > max;
  const isEmpty = reply.trim() === "";
  return (
    <form
      className="mt-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (!taking.isPending && !isEmpty && !isTooLong) taking.mutate();
      }}
    >
      <TextArea
        label={t("assistant.reply.label")}
        hint={t("assistant.reply.hint")}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
        error={isTooLong ? t("assistant.reply.tooLong", { max: number(max) }) : undefined}
      />
      <Button
        type="submit"
        className="mt-4 w-full sm:w-auto"
        isBusy={taking.isPending}
        disabled={isEmpty || isTooLong}
      >
        {t("assistant.reply.send")}
      </Button>
      {taking.error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(taking.error)}
        </Alert>
      )}
      {taking.data && <Outcome key={taking.submittedAt} id={id} pasted={taking.data} />}
    </form>
  );
}

interface NextLinkProps {
  readonly id: string;
  readonly section: number;
  readonly next: Section | null;
  /** The next one of this section. */
  readonly stretch: number | null;
}

function NextLink({ id, section, next, stretch }: NextLinkProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const place =
    stretch !== null ? { section, stretch } : next === null ? null : { section: next.section, stretch: 0 };
  return (
    <p className="mt-8 flex flex-wrap gap-3 border-t border-line pt-6">
      {place && (
        <ButtonLink to={assistantPath(paths, id, place)} variant="secondary">
          {t(stretch === null ? "assistant.nextSection" : "assistant.nextStretch")}
        </ButtonLink>
      )}
      <ButtonLink to={paths.dataset(id)} variant="secondary">
        {t("assistant.toSet")}
      </ButtonLink>
    </p>
  );
}
