import { figureNumber } from "@quizmill/contract/tables";
import type { Caption } from "./reading.ts";

const CAPTION_MAX_CHARS = 500;
/** "Abb. 3: Das Herz", "図１ 心臓", "(Fig. 2.1)": with its number, in any language. */
const WORDS = [
  "figures?|figs?|figur|figura|illustration|image|picture|photo|diagram|chart|graph|map|plate|scheme",
  "abbildung|abb|bild|schaubild|foto|grafik|diagramm|karte|schema",
  "ilustración|imagen|fotografía|gráfic[oa]|mapa|esquema|photographie|graphique|carte|schéma|document|doc",
  "rysunek|rys|rycina|ryc|ilustracja|il|fotografia|fot|zdjęcie|wykres|schemat",
  "рисунок|рис|малюнок|мал|ілюстрація|іл|фото|схема|графік|діаграма|карта",
].join("|");
const NUMBER = "(?:\\p{L}[.-]?)?\\d+(?:[.‐-―−-]\\d+)*(?:[a-zа-я](?!\\p{L}))?";
const LABEL = new RegExp(
  `^[[(*]*(?:(?:${WORDS})\\.?\\s?|図表?\\s?|写真\\s?)(?<number>${NUMBER})(?<behind>.?\\s?.?)`,
  "iu",
);
/** "Table 2", "Listing 4": the caption of something else. */
const OTHER_LABEL = /^[[(*]*(?:\p{L}+\.?\s?)\d/u;

/** What a text says as a caption; null for one that is none. `isMarked`: its document says that it is one. */
export function captionIn(text: string, isMarked = false): Caption | null {
  const caption = text.replaceAll(/\s+/g, " ").trim();
  const found = LABEL.exec(caption.slice(0, CAPTION_MAX_CHARS).normalize("NFKC"))?.groups;
  // "Figure 3 shows the heart.": a sentence.
  const isSentence = /^\s\p{Ll}/u.test(found?.behind ?? "");
  const short = caption.slice(0, CAPTION_MAX_CHARS).toWellFormed();
  if (found !== undefined && (isMarked || !isSentence))
    return { number: figureNumber(found.number ?? ""), caption: short };
  return isMarked && caption !== "" && !OTHER_LABEL.test(caption) ? { caption: short } : null;
}
