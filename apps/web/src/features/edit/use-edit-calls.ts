import {
  type AddedQuestion,
  type DatasetDetail,
  type Pasted,
  type Question,
  type QuestionChange,
  type QuestionWords,
  ROUTES,
} from "@quizmill/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { datasetQuery } from "../../lib/set/dataset-query.ts";
import { sectionsQuery } from "../../lib/set/sections-query.ts";
import { withAdded, withChange } from "./set-changes.ts";

/** A question, and the version of it that was seen. */
export type Seen = Pick<Question, "id" | "version">;

const based = ({ id, version = 1 }: Seen) => ({ params: { id }, version });

/** The calls that change questions; what they answer is shown in the set at once. */
export function useEditCalls(datasetId: string) {
  const client = useQueryClient();
  const { queryKey } = datasetQuery(datasetId);
  const refetch = () => {
    void client.invalidateQueries({ queryKey, exact: true });
    void client.invalidateQueries({ queryKey: ["study"] });
    void client.invalidateQueries(sectionsQuery(datasetId));
  };
  const changed = async (calling: Promise<QuestionChange>): Promise<QuestionChange> => {
    const change = await calling;
    client.setQueryData(queryKey, (set) => set && withChange(set, change));
    refetch();
    return change;
  };
  const added = async (calling: Promise<AddedQuestion>): Promise<AddedQuestion> => {
    const addition = await calling;
    client.setQueryData(queryKey, (set) => set && withAdded(set, addition));
    refetch();
    return addition;
  };
  return {
    edit(seen: Seen, words: QuestionWords) {
      const { params, version } = based(seen);
      return changed(call(ROUTES.editQuestion, { params, body: { version, words } }));
    },
    remove(seen: Seen) {
      const { params, version } = based(seen);
      return changed(call(ROUTES.deleteQuestion, { params, query: { version } }));
    },
    restore(seen: Seen, to: number) {
      const { params, version } = based(seen);
      return changed(call(ROUTES.restoreQuestion, { params, body: { version, to } }));
    },
    /** At the beginning of the set. */
    addOwn: (words: QuestionWords) =>
      added(call(ROUTES.addQuestion, { params: { id: datasetId }, body: { after: null, words } })),
    /** Some more questions from a section, or weaker ones from the whole text. */
    async more(section?: number): Promise<number> {
      const body = section === undefined ? {} : { section };
      const { added: all } = await call(ROUTES.moreOfSection, { params: { id: datasetId }, body });
      client.setQueryData(queryKey, (set) => set && all.reduce(withAdded, set));
      refetch();
      return all.length;
    },
    /** Takes some questions out of a section. */
    async fewer(section: number): Promise<Question[]> {
      const { deleted } = await call(ROUTES.fewerOfSection, {
        params: { id: datasetId },
        body: { section },
      });
      const out = (set: DatasetDetail) =>
        deleted.reduce(
          (left, question) => withChange(left, { isStored: true, isDeleted: true, question }),
          set,
        );
      client.setQueryData(queryKey, (set) => set && out(set));
      refetch();
      return deleted;
    },
    /** Has the questions of an assistant's reply on a section judged and taken. */
    async paste(section: number, reply: string): Promise<Pasted> {
      const pasted = await call(ROUTES.pasteReply, { params: { id: datasetId }, body: { section, reply } });
      refetch();
      return pasted;
    },
    /** Takes the questions of a reply out again; those before them come back. */
    async undoPaste({ replaced, added, dropped }: Pasted): Promise<void> {
      const restored = (seen: Seen, to: number) => {
        const { params, version } = based(seen);
        return call(ROUTES.restoreQuestion, { params, body: { version, to } });
      };
      for (const question of replaced) await restored(question, 1);
      for (const { question } of added) {
        const { params, version } = based(question);
        await call(ROUTES.deleteQuestion, { params, query: { version } });
      }
      for (const question of dropped) await restored(question, question.version ?? 1);
      refetch();
    },
    another: (id: number) => added(call(ROUTES.anotherQuestion, { params: { id } })),
  };
}

export type EditCalls = ReturnType<typeof useEditCalls>;
