import * as z from "zod";
import { ADAPTABLE, COLUMN_ROLES, LOSS_KINDS } from "./loss-kinds.ts";

/** One kind of loss and the questions it concerns. */
export const LossSchema = z.object({
  kind: z.enum(LOSS_KINDS),
  /** `leftOut`: the question is not carried. `lost`: a part of it is not. `changed`: it is carried in another form. */
  effect: z.enum(["leftOut", "lost", "changed"]),
  /** Of questions; of members for `moreOfFile`, of sheets for `sheet`. */
  count: z.number().int().nonnegative(),
  /** The first of them: their numbers in the file or set, from 1, and how they begin. */
  questions: z.array(z.object({ number: z.number().int().positive(), stem: z.string() })),
  /** The first names of members that Quizmill does not know, where they are what is lost. */
  names: z.array(z.string()).optional(),
});
/** See `LossSchema`. */
export type Loss = z.infer<typeof LossSchema>;

/** The columns of a table, and what each is taken for. */
export const ColumnsSchema = z.object({
  names: z.array(z.string()),
  /** The first rows. */
  samples: z.array(z.array(z.string())),
  roles: z.array(z.enum(COLUMN_ROLES)),
});
/** See `ColumnsSchema`. */
export type Columns = z.infer<typeof ColumnsSchema>;

/** What carrying a set into or out of a format keeps and loses, question by question. */
export const FidelitySchema = z.object({
  format: z.string(),
  /** In the file or set, those of other kinds included. */
  questions: z.number().int().nonnegative(),
  kept: z.number().int().nonnegative(),
  losses: z.array(LossSchema),
  columns: ColumnsSchema.optional(),
});
/** See `FidelitySchema`. */
export type Fidelity = z.infer<typeof FidelitySchema>;

/** What a person may decide before a file is imported. */
export const ImportChoicesSchema = z.object({
  /** The losses that are accepted; questions with others that can be adapted are left out. Default: all. */
  adapt: z.array(z.enum(ADAPTABLE)).optional(),
  /** What each column of a table is taken for. */
  columns: z.array(z.enum(COLUMN_ROLES)).optional(),
});
/** See `ImportChoicesSchema`. */
export type ImportChoices = z.infer<typeof ImportChoicesSchema>;
