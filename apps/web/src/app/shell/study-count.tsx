import { useFormats } from "../../i18n/format.ts";
import { useStudyFigures } from "../../lib/study/figures.ts";

/** The most that fits between two links. */
const MOST = 99;

/** How many questions are due, beside the link to them; it takes no room, so that nothing moves when it is known. */
export function StudyCount() {
  const { number } = useFormats();
  const { due = 0 } = useStudyFigures() ?? {};
  if (due === 0) return null;
  return (
    <span className="absolute -top-0.5 left-full pl-0.5 text-[0.72rem] font-[620] text-accent">
      {due > MOST ? `${number(MOST)}+` : number(due)}
    </span>
  );
}
