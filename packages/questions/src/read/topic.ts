const TOPIC_MAX_CHARS = 50;

const QUESTION_WORDS =
  `what how why who when where which was wie warum wer wann wo co jak dlaczego kto kiedy gdzie qué cómo
por quién cuándo dónde що як чому хто коли де`.split(/\s/u);
const NO_TOPIC = new RegExp(`[?？:：!…]|か。?$|^[\\d.\\s]*$|^(?:${QUESTION_WORDS.join("|")})\\s`, "iu");

/** Headings that every document has. */
const COMMON_TOPICS = new Set(
  `introduction,general introduction,conclusion,conclusions,summary,executive summary,overview,background,abstract
discussion,results,methods,method,preface,foreword,einleitung,einführung,fazit,zusammenfassung,überblick,grundlagen
hintergrund,vorwort,introducción,conclusión,conclusiones,resumen,generalidades,antecedentes,prólogo,wstęp,wprowadzenie
podsumowanie,wnioski,streszczenie,вступ,висновки,висновок,підсумок,підсумки,резюме,огляд,передмова,はじめに,序論,概要
まとめ,結論,おわりに`.split(/[,\n]/u),
);

/** "Пабло Пікассо. Портрет Вільгельма Уде. 1911": what stands under a picture. */
const CAPTION = /\p{Ll}{2}\. \p{Lu}.*(?:\d{4}|\p{Ll})\.?$/u;
/** "3.2", "IV.", "Chapter 3:": what numbers a heading. */
const NUMBERING = /^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|\p{L}[.)]|\p{Lu}\p{Ll}+ \d+[.:]) /u;

/** A heading that names a matter; a question, a caption, a bare number or "V. Conclusion" names none. */
export function topicOf(heading: string | null): string | null {
  if (heading === null || heading.length > TOPIC_MAX_CHARS) return null;
  // "Victoria_and_Albert_Museum": the name of a file.
  const topic = heading.replaceAll("_", " ").trim().replace(NUMBERING, "");
  return NO_TOPIC.test(topic) || CAPTION.test(topic) || COMMON_TOPICS.has(topic.toLowerCase()) ? null : topic;
}
