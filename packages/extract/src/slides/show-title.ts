/** "PowerPoint Presentation" as PowerPoint says it in the languages it is sold in, the word before or behind. */
const PROGRAM =
  /^(?=.*powerpoint)(?=.*(pr[eéä]sent|prezent|apresenta|презентац|プレゼンテーション|演示文稿)).{1,45}$/iu;
/** The name it gives a slide without a title: "Slide 1", "No Slide Title". */
const NUMBERED = /^(slide|folie|diapositiv[ae]?|slajd|dia|snímek|слайд|スライド|幻灯片)\s*\d*$/iu;
const UNTITLED =
  /^(no slide title|kein folientitel|sin título de diapositiva|pas de titre|brak tytułu slajdu|немає заголовка слайда|нет заголовка слайда|スライド\s*タイトルなし)/iu;

/** The title among a presentation's properties, unless the program put it there; null then. */
export function showTitle(title: string | null): string | null {
  const clean = (title ?? "").replace(/\s+/g, " ").trim();
  return [PROGRAM, NUMBERED, UNTITLED].some((machine) => machine.test(clean)) ? null : title;
}
