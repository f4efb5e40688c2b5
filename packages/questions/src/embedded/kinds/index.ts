import { definition, term } from "../../ask/definitions.ts";
import { cloze } from "./cloze.ts";
import { command } from "./command.ts";
import { focus } from "./focus.ts";
import type { Kind } from "./kind.ts";
import { purpose } from "./purpose.ts";
import { subject } from "./subject.ts";
import { typed } from "./typed.ts";

/** All ways to ask, in order of worth. */
export const KINDS: readonly Kind[] = [term, definition, purpose, typed, subject, focus, command, cloze];
