import type { MaterialWords } from "../../material.ts";

/** English. */
export const MATERIAL_EN: MaterialWords = {
  headings: [
    "references?|bibliograph(?:y|ie)|works cited|further reading|external links|see also|notes",
    "(?:table of )?contents|index|acknowledg\\p{L}*|learning objectives|questions?|problems?",
  ],
  exercises: [
    "(?:[\\p{L}-]+ ){0,3}exercises?|(?:review|discussion|critical[ -]thinking|practice|study|comprehension|self-check|chapter|personal application) (?:questions?|problems?|tests?|quiz)",
    "self[ -](?:tests?|check|assessment)|test yourself|check your (?:understanding|knowledge|progress)|homework|(?:knowledge )?quiz|multiple[ -]choice(?: questions)?|questions for (?:review|discussion|thought)",
  ],
  solutions: ["(?:show |see |model |sample )?(?:answers?|solutions?)(?: key)?"],
  aims: ["(?:learning|chapter) (?:objectives|outcomes|goals)"],
  captions: ["figures?|figs?\\.?|tables?|photo|image|illustration|source|credit"],
  drawings: ["picture|plate|chart|graph|diagram|map|scheme"],
  pointers: [
    "(?:figures?|fig\\.|tables?|equations?|formulas?|diagrams?|appendix) \\(?\\d",
    "(?:in|on|from|by|of|see) the (?:figures?|picture|photo|image|diagram|graph|chart|table|equation)(?! of)",
    "(?:the|this) (?:figure|photo|image|diagram|graph|chart|table|equation) (?:above|below|shows?|lists?|summari[sz]es)",
  ],
  figures: ["figures?|figs?\\.?|pictures?|photos?|images?|illustrations?|diagrams?|graphs?|charts?|maps?"],
  showing: ["as|see|which"],
  elsewhere: ["see also"],
  moreAt: ["for more (?:information|details)|to learn more|read more|learn more"],
  promises: [
    "(?:by the end of|after (?:reading|studying|completing)) this (?:chapter|section|lesson|unit|module)[^.]*" +
      "\\byou (?:will|should) be able to",
  ],
  keywords: ["key ?words?(?: and phrases)?|(?:index|subject) terms"],
  reports: ["reports?|yearbooks?|white papers?|bulletins?"],
  tasks: [
    "explain|describe|discuss|calculate|compute|determine|derive|sketch|identify|justify|compare|contrast",
    "(?:find|list|name|give|state|write|draw|show) (?:the|an?|two|three|four|five|at least|some|all|down|that) [^,]*$",
  ],
  openers: "now when if then however also".split(" "),
};
