import { type Demo, ROUTES } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api.ts";
import { createModel, promptApi } from "../../lib/browser-model/model.ts";
import { type DemoQuestion, deepen, freePlaces, withDeeper } from "./deepen.ts";

type Work =
  | { readonly phase: "idle" | "done" }
  | { readonly phase: "running"; readonly done: number }
  | { readonly phase: "failed"; readonly error: unknown };

/** The questions of a demo, which this browser's own model may make deeper; those that were shown stay as they are. */
export function useDeeper({ questions: first, deeper: asked }: Demo) {
  const [questions, setQuestions] = useState<readonly DemoQuestion[]>(first);
  const [work, setWork] = useState<Work>({ phase: "idle" });
  const latest = useRef(questions);
  const shown = useRef(new Set<number>());
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const isFree = (place: number) => !shown.current.has(place);

  const start = async () => {
    const api = promptApi();
    if (api === undefined || asked === undefined) return;
    const mine = new AbortController();
    abort.current = mine;
    const model = createModel(api);
    const parts = {
      answer: model.answer,
      judge: async (reply: { text: string; reply: string }) => {
        const free = new Set(freePlaces(latest.current, isFree));
        const staying = latest.current.filter((_, place) => !free.has(place));
        const body = { ...reply, staying };
        return (await call(ROUTES.demoReply, { body, signal: mine.signal })).questions;
      },
      goesOn: (done: number) => {
        setWork({ phase: "running", done });
        return freePlaces(latest.current, isFree).length > 0;
      },
      onQuestions: (made: readonly DemoQuestion[]) => {
        latest.current = withDeeper(latest.current, made, isFree);
        setQuestions(latest.current);
      },
    };
    try {
      await deepen(asked, parts, mine.signal);
      setWork({ phase: "done" });
    } catch (error) {
      // What has been made stays.
      setWork(mine.signal.aborted ? { phase: "idle" } : { phase: "failed", error });
    } finally {
      model.close();
    }
  };
  return {
    questions,
    asked,
    work,
    deeperCount: questions.filter(({ writtenBy }) => writtenBy === "model").length,
    start: () => void start(),
    stop: () => abort.current?.abort(),
    /** A question is before the person's eyes. */
    show: (place: number) => void shown.current.add(place),
  };
}

export type Deeper = ReturnType<typeof useDeeper>;
