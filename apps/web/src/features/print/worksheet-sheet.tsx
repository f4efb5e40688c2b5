import type { CarriedQuestion, CarriedSet } from "@quizmill/contract";
import { letterOf, versionOf, type Words } from "@quizmill/interchange/report";
import { Fragment, type ReactNode } from "react";
import { RichText } from "../../ui/rich-text/rich-text.tsx";

interface WorksheetSheetProps {
  readonly set: CarriedSet;
  readonly words: Words;
  /** Each with its questions in another order. */
  readonly versions: number;
  readonly seed: number;
}

/** The parts of a worksheet in their order, each version with its key; `place-blocks.ts` gives them their places. */
export function WorksheetSheet({ set, words, versions, seed }: WorksheetSheetProps) {
  return Array.from({ length: versions }, (_, version) => {
    const questions = versionOf(set.questions, version, seed);
    const name = versions > 1 ? `${set.title} · ${words.version} ${letterOf(version)}` : set.title;
    return (
      <Fragment key={name}>
        <Part isWide beginsPage>
          <h1 className="text-[1.6rem] leading-tight font-[600]">{name}</h1>
          <p className="mt-4 flex items-end gap-6 border-b border-line pb-5">
            <Field label={words.name} className="grow-3" />
            <Field label={words.date} className="grow" />
            <span>{`${words.points}: ____ / ${questions.length}`}</span>
          </p>
        </Part>
        {questions.map((question, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a sheet never move
          <Fragment key={i}>
            {question.context !== undefined && question.context !== questions[i - 1]?.context && (
              <Part keepsWithNext>
                <Text text={question.context} className="border-l-2 border-line pl-3 text-[0.94rem]" />
              </Part>
            )}
            <Part>
              <Asked question={question} number={i + 1} />
            </Part>
          </Fragment>
        ))}
        <Part isWide beginsPage keepsWithNext>
          <h1 className="text-[1.6rem] leading-tight font-[600]">{`${name} · ${words.key}`}</h1>
        </Part>
        {questions.map((question, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a sheet never move
          <Part key={i}>
            <Answered question={question} number={i + 1} words={words} />
          </Part>
        ))}
      </Fragment>
    );
  });
}

interface PartProps {
  readonly isWide?: boolean;
  readonly beginsPage?: boolean;
  readonly keepsWithNext?: boolean;
  readonly children: ReactNode;
}

function Part({ isWide = false, beginsPage = false, keepsWithNext = false, children }: PartProps) {
  return (
    <section
      className="absolute pb-4"
      data-part
      data-wide={isWide || undefined}
      data-page={beginsPage || undefined}
      data-keep={keepsWithNext || undefined}
    >
      {children}
    </section>
  );
}

function Field({ label, className }: { label: string; className: string }) {
  return (
    <span className={`flex items-end gap-2 ${className}`}>
      {`${label}:`}
      <span className="grow border-b border-field-line" />
    </span>
  );
}

function Text({ text, className }: { text: string; className?: string }) {
  return (
    <p dir="auto" className={`whitespace-pre-line [overflow-wrap:anywhere] ${className ?? ""}`}>
      <RichText text={text} />
    </p>
  );
}

function Asked({ question: { text, options }, number }: { question: CarriedQuestion; number: number }) {
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] leading-snug">
      <b className="font-[600]">{`${number}.`}</b>
      <Text text={text} className="mb-1.5" />
      {options.map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity and never move
        <div key={i} className="col-start-2 mb-1 grid grid-cols-[1.7rem_minmax(0,1fr)]">
          <b className="font-[600]">{`${letterOf(i)})`}</b>
          <Text text={option} className="text-left [--picture-height:200px]" />
        </div>
      ))}
    </div>
  );
}

interface AnsweredProps {
  readonly question: CarriedQuestion;
  readonly number: number;
  readonly words: Words;
}

function Answered({ question: { options, key, explanation, source }, number, words }: AnsweredProps) {
  const at = source?.page ?? source?.slide;
  const place = [at === undefined ? "" : `${words.page} ${at}`, source?.heading ?? ""]
    .filter(Boolean)
    .join(", ");
  return (
    <div className="grid grid-cols-[2.4rem_minmax(0,1fr)] gap-y-1 leading-snug [--picture-height:100px]">
      <b className="font-[600]">{`${number}.`}</b>
      <div>
        {key.length === 0 && "—"}
        {key.map((i) => (
          <Text key={i} text={`${letterOf(i)}) ${options[i] ?? ""}`} className="font-[600]" />
        ))}
      </div>
      {explanation !== undefined && <Text text={explanation} className="col-start-2 text-[0.9rem]" />}
      {source !== undefined && (
        <Text
          text={`“${source.quote}”${place === "" ? "" : ` (${place})`}`}
          className="col-start-2 text-[0.9rem] text-ink-soft"
        />
      )}
    </div>
  );
}
