/** "PowerPoint Presentation" in the languages of PowerPoint; the word may come before or after the name. */
const PROGRAM =
  /^(?=.*powerpoint)(?=.*(pr[eéä]sent|prezent|apresenta|презентац|プレゼンテーション|演示文稿)).{1,45}$/iu;
/** Its name for a slide without title: "Slide 1", "No Slide Title". */
const NUMBERED = /^(slide|folie|diapositiv[ae]?|slajd|dia|snímek|слайд|スライド|幻灯片)\s*\d*$/iu;
const UNTITLED =
  /^(no slide title|kein folientitel|sin título de diapositiva|pas de titre|brak tytułu slajdu|немає заголовка слайда|нет заголовка слайда|スライド\s*タイトルなし)/iu;

/** The title in a presentation's properties; null if the program set it. */
export function showTitle(title: string | null): string | null {
  const clean = (title ?? "").replace(/\s+/g, " ").trim();
  return [PROGRAM, NUMBERED, UNTITLED].some((machine) => machine.test(clean)) ? null : title;
}
