import * as franc from "franc-min";
import { ExtractionError } from "../errors.ts";
import { extractText } from "../extract-text.ts";
import { FORMATS } from "../formats.ts";
import { lazyPackages } from "../lazy-packages.ts";
import { plainText } from "../plain-text.ts";
// WebAssembly cannot be part of a snapshot; `load` adds it.
import "../pdf/read-pdf.ts";
import { serve } from "./serve.ts";
import { keepForSnapshot } from "./snapshot-reader.ts";

/** The program whose memory becomes the snapshot, with the parsers loaded. */
const LOADED = ["docx", "pptx"];

lazyPackages.franc = () => franc;
keepForSnapshot({ serve, extractText, plainText, ExtractionError, lazyPackages });
// Node waits for this promise. A module of a snapshot has no top-level `await`.
void Promise.all(FORMATS.filter(({ name }) => LOADED.includes(name)).map((format) => format.load()));
