const TOPIC_MAX_CHARS = 50;

const NO_TOPIC =
  /[?？:：!…]|か。?$|^[\d.\s]*$|^(?:what|how|why|who|when|where|which|was|wie|warum|wer|wann|wo|co|jak|dlaczego|kto|kiedy|gdzie|qué|cómo|por qué|quién|cuándo|dónde|що|як|чому|хто|коли|де)\s/iu;

/** Headings that every document has. */
const COMMON_TOPIC =
  /^(?:(?:general )?introduction|conclusions?|(?:executive )?summary|overview|background|abstract|discussion|results|methods?|preface|foreword|einleitung|einführung|fazit|zusammenfassung|überblick|grundlagen|hintergrund|vorwort|introducción|conclusi(?:ón|ones)|resumen|generalidades|antecedentes|prólogo|wstęp|wprowadzenie|podsumowanie|wnioski|streszczenie|вступ|висновк?и|висновок|підсумок|підсумки|резюме|огляд|передмова|はじめに|序論|概要|まとめ|結論|おわりに)$/iu;

/** "Пабло Пікассо. Портрет Вільгельма Уде. 1911": what stands under a picture. */
const CAPTION = /\p{Ll}{2}\. \p{Lu}.*(?:\d{4}|\p{Ll})\.?$/u;

/** A heading that names a matter; a question, a caption, a bare number or "V. Conclusion" names none. */
export function topicOf(heading: string | null): string | null {
  if (heading === null || heading.length > TOPIC_MAX_CHARS) return null;
  // "Victoria_and_Albert_Museum": the name of a file.
  const named = heading.replaceAll("_", " ").trim();
  const topic = named.replace(/^(?:\d+(?:\.\d+)*\.?|[IVX]+\.|\p{L}[.)]|\p{Lu}\p{Ll}+ \d+[.:]) /u, "");
  return NO_TOPIC.test(topic) || CAPTION.test(topic) || COMMON_TOPIC.test(topic) ? null : topic;
}
