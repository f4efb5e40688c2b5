import type { LanguageProfile } from "../../profile.ts";

const ANAPHORIC_START =
  /^(?:this|these|those|that|it|its|he|she|his|her|they|their|such|here|there(?! (?:is|are|was|were)\b)|and|but|or|so|yet|nor|because of this|another|both|one of (?:these|them)|others?|(?:some|many|most)(?= (?:\p{L}+(?:ed|ly)|are|is|was|were|have|has|had|can|could|may|might|will|would|do|did|of (?:the (?:other|latter|former)|these|those|them|this|it|which|their|its)|also|even|still|more|other|others|such|say|argue|believe|think|claim|people|bigger|smaller|later|earlier)\b)|all of|each of|none of|similarly|second|third|first|next|then|the (?:former|latter|same|other|above|following|first|second|third|two|three|result|results|resulting|process(?! (?:of|by|that|in which|through which|whereby)\b))(?!\p{L})|we|you|i|our|my|let|what|if you|as we|as you|as mentioned|as noted|as shown|for this|in this|in these|at this|by this|with this|to this|of these|after this|during (?:this|that)|by that|from this|at that|in that|until then|since then|also|too|either|neither|did|do|does|is|are|can|could|how|why|when (?:it|they|this|we|you|he|she)|while (?:it|they|this|he|she)|(?:unlike|like) [^,]{2,40},? (?:it|they|he|she)|(?:after|before|once|until) (?:it|they)(?=['’]| (?:is|are|was|were|has|have|had) \p{L}+ed\b)|in (?:another|other)|fellow|the next|(?:early|earlier|later|newer|older|recent) (?:versions?|models?|editions?|attempts?)(?! (?:of|that|which|in which)\b))(?!\p{L})/iu;

/** Nouns that name what was told before, unless something after them says which is meant. */
const SHELL_NOUNS =
  "answer|approach|argument|attempt|case|chain|change|claim|conclusion|difference|discovery|effect|event|example|experiment|explanation|finding|gap|idea|increase|latter|loss|method|others|path|pattern|phenomenon|problem|procedure|process|product|proposal|question|reaction|reason|rest|result|route|share|situation|stage|step|study|substance|task|test|theory|trend|trick|work";

const POSTMODIFIED =
  "of|that|which|who|whose|where|for|to|from|between|by which|in which|on which|called|named|known|used|\\p{L}+ing";

/** "the path was described", "the two steps": definite, and explained by an earlier sentence only. */
const ANAPHORIC_NOUN = new RegExp(
  `^.*\\bthe (?:(?:(?:same|first|second|third|last|other|only|real|main|biggest) ){0,2}(?:${SHELL_NOUNS})s?|(?:two|three|four|other|same) \\p{Ll}+)(?=[,.)]|$| (?!(?:${POSTMODIFIED})\\b)(?:is|are|was|were|has|have|had|can|could|will|would|may|in|on|at|by|when|and|or|as|into|with|after|before|because|\\p{L}+(?:s|ed)\\b))`,
  "u",
);

/** "Carbon dioxide reaches it": an object of the first clause cannot mean that clause's subject. */
const ANAPHORIC_OBJECT =
  /^(?:(?!\b(?:that|which|who|because|when|if|and|or|while|as|so|but|until|than|whether|though|of|in|for|with|from|to|by|on|at|into|is|was)\b)[^,;:])*\s\p{L}{3,} (?:it|them|him)(?! (?:possible|easy|easier|difficult|harder|clear|impossible|necessary|is|was|has|can|takes|makes|will))(?=[\s,]|$)/u;

/**
 * "… is a member of this set", "much more current flows": which one, and than what, an earlier sentence says, unless its
 * noun stands before in this one, or the other side of what is compared.
 */
const POINTING =
  /^(?!.*\b(?:than|as|but|once|when|if|after)\b).*\b(?:much|far|significantly|considerably|substantially) (?:more|less|fewer|(?!ever|never|over|under|further|after|later|rather|other|together|earlier)\p{L}{2,}er)\b|^.*\b(?:(?:this|such)|(?:these|those)(?= (?:\p{L}+ )?\p{L}+s(?! who)\b)) (?!(?:as|an?|that|way|kind|sort|type|time|day|who|of|which|with|in|for|from|is|are|was|were|can|may|will|has|have|had|means|includes?|allows?)\b)(?:\p{L}+ )?(\p{L}{3})\p{L}*(?=[,.;:)]|$| )(?<!^.*\b\1\p{L}*\b.*\b(?:this|these|those|such) (?:\p{L}+ )?\p{L}+)/iu;

/** "When you use it more heavily", "A 2013 report on wheat", "The previous chairs were", "They had two more drives": than when, whose, of what, besides which. */
const POINTING_BEFORE =
  /\b(?:if|when) [^,]*\bmore \p{L}+ly\b(?!.*\bthan\b)|^an? (?:19|20)\d\d (?:report|study|survey|poll|paper|review|analysis|estimate)\b|^The (?:previous|preceding|past|earlier) \p{Ll}+ (?:is|are|was|were|has|have|had|can|will)\b|^[^,]*\b(?:had|has|have|took|made|added|won|scored|found|built) (?:one|two|three|four|five|several|some|many) more \p{L}+(?!.*\b(?:than|until|before)\b)/iu;

/** "Three additional species were then found": besides and after what, an earlier sentence says. */
const ANAPHORIC_COUNT =
  /^(?:(?:one|two|three|four|five|six|several|many|some) (?:additional|further|more|other)|(?:a|an) additional|a (?:second|third|fourth|fifth) (?!of\b|party\b|person\b|is\b)(?!.*\bthan\b)\p{L}+|additional|further)\b|^[^,]*\b(?:is|are|was|were|has|had|have) (?:then|subsequently|later)\b(?!.*\b(?:when|after|once|if|first)\b)/iu;

/** "Furnished with prefaces by Luther, it played …": what did, an earlier sentence says. */
const ANAPHORIC_OPENER =
  /^\p{L}+(?:ed|en|ught|uilt) (?:with|by|in|as|from|on|of|to) [^.;:]*, (?:it|he|she|they) /iu;

/** "A more common way", "in that merge", "If you want to delete it, run …": what is meant stands before. */
const ANAPHORIC_PHRASE =
  /^an? (?:(?:more|less) \p{L}+|better|simpler|easier|faster|larger|smaller|worse|cheaper|stronger) \p{L}+(?!.*\bthan\b)(?= )|^(?:\p{L}+ ){1,5}\p{L}+, another \p{Ll}+[^,]*, |^(?:recently|today|later|eventually|originally|initially|previously|usually|often|sometimes|\p{L}{3,}ly), (?:she|he|it|they|his|her|its|their)\b|\bthe (?:stored|resulting|remaining) \p{Ll}+ (?:is|are|was|were|has|have|can|will)\b|^for an? (?:even )?(?:more \p{L}+|better) \p{L}+(?!.*\bthan\b)|^all the \p{L}+ (?:together|are|were|can|could)\b|\b(?:in|of|from|to|by|with|on|at|for|during|after|before) that (?!(?:season|year|time|day|period|moment|way)\b)\p{Ll}+(?=[,.]|$)|^(?:if|when|once|before|after) [^,]*\bX\b[^,]* (?:it|them)\b/iu;

/** "The electron then travels", "keep the data there", "if you run it instead": after, where and instead of what stands before. */
const ANAPHORIC_INSIDE =
  /^(?:the|each|every|an?) (?:[\p{L}-]+ ){1,4}then (?!\p{L}+ed (?:by|as|in)\b)\p{L}+|^(?:(?!\b(?:in|to|at|from|into|on|where|near|around)\b)[^,;:])*\bthere\b(?<!^there)(?! (?:is|are|was|were|has|have|had|may|might|can|could|will|would|must|should|be|exists?|existed|seems?|appears?|came|remains?|lies?|lay)\b)|\binstead\b(?! of\b)(?<!\b(?:rather than|instead of|not|cannot|no longer|n[’']t)\b.*|\b(?:but|and|who|which|that) instead)/u;

/** "… combined both ideas", "Place it seam side up": which ideas, and what, an earlier sentence says. */
const ANAPHORIC_OBJECT_FIRST = new RegExp(
  `^(?:(?!\\band\\b).)*\\bboth (?:\\p{Ll}+ )?(?:${SHELL_NOUNS})s\\b(?! of\\b)|^(?!(?:because|when|if|as|since|although|though|while|whether|until|once|after|before|unless|so|that|where|than|and|but|or|yet|in|on|at|for|by|with|to|from|of|is|was|does|did|how|why|what|without|unlike|like)\\b)\\p{L}+ (?:it|them)\\b`,
  "u",
);

/** "The command takes a path", "The disorder is inherited": which, an earlier sentence says. */
const ANAPHORIC_TOOL =
  /^the (?:command|option|output|tool|workflow|team|workers?|disease|disorder|illness|syndrome)(?: \p{L}+ly)?(?= (?:is|are|was|were|has|have|had|can|could|will|would|may|\p{L}+s)\b)/u;

/** "The first country to adopt one", "the antibodies involved belong to …": of what, an earlier sentence says. */
const ANAPHORIC_ONE =
  /\b(?:adopt|have|has|had|make|made|use|used|find|found|create|created|build|built|get|need|needs|choose|chose|receive|received|own|buy|bought|form|become|became|introduce|introduced|propose|proposed) one(?=[,.;]|$| (?:in|on|at|by|for|from|when|if|after|before|as|with)(?!\p{L}))|^(?:the|all|both) \p{L}+ (?:involved|concerned|mentioned|in question) (?!in\b|with\b|by\b)\p{L}+/iu;

/** What tells of an English sentence whether it can stand alone, and what may be cut from it. */
export const EN_SENTENCES = {
  numberBound: {
    beyond:
      /\b(?:over|(?:no |not )?(?:more|less|fewer|longer|higher|greater) than|at (?:least|most)|a (?:minimum|maximum) of)(?: the)? $/iu,
    near: /\b(?:about|around|approximately|roughly|nearly|almost|some|circa|an estimated) $/iu,
  },
  connective:
    /^(?:However|Therefore|Thus|Moreover|Furthermore|In addition|For example|For instance|As a result|Consequently|Hence|Similarly|In fact|Indeed|Finally|In contrast|By contrast|On the other hand|Nevertheless|Meanwhile|Instead|Overall|In general|Generally|In other words|Interestingly|Importantly|Of course|Additionally|Likewise|Also|Then|Today|Note that|Recall that|Remember that|Unfortunately|Fortunately|Basically|Specifically|In particular|Accordingly|Now|That is|Conversely|Ultimately|On the contrary|Notably|As such|For this reason|Interestingly enough|To summarize|In summary|In short|In conclusion|In practice|After all|At the same time|Besides|Still|Surprisingly|Typically|Usually|Historically|Traditionally|(?:More|Most) (?:precisely|specifically|generally|importantly|exactly|simply)|Strictly speaking|Roughly speaking|Put simply|Simply put), +(?=\p{L})|^(?:Note|Notice|Recall|Remember|Observe|(?:Keep|Bear) in mind|Be aware) that +(?=\p{L})/u,
  fillers:
    /, (?:therefore|thus|however|hence|moreover|consequently|too|of course|in turn|nevertheless|though),|(?<!,|\b(?:and|but|or|not only|may|can)) (?:also|therefore|thus)(?= \p{L}+(?<!ing)\b)|(?<!\b(?:just|every bit|work\w*|do|does|did|perform\w*|function\w*)),? as well$/gu,
  anaphoricStart: new RegExp(
    [
      ANAPHORIC_START,
      ANAPHORIC_NOUN,
      ANAPHORIC_OBJECT,
      ANAPHORIC_COUNT,
      ANAPHORIC_OPENER,
      ANAPHORIC_PHRASE,
      ANAPHORIC_INSIDE,
      ANAPHORIC_TOOL,
      ANAPHORIC_OBJECT_FIRST,
      ANAPHORIC_ONE,
    ]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  deictic:
    /\b(?:figures?|fig\.|tables?|chapters?|sections?|equations?|appendix|exercises?|pages?) \d|\b(?:introductory|previous|next|last|earlier|later|present|current) chapters?\b|\bin this (?:chapter|section|book|module|passage|text|paragraph|unit|lesson|course|example|figure|table|way|case|sense)|\b(?:as (?:we|you)|we (?:have )?(?:saw|see|seen|discussed|learned|will|can)|see (?:figure|table|chapter|section|also|above|below)|(?:already|previously) mentioned|(?:mentioned|discussed|described|noted|introduced|explained|covered|defined) (?:above|earlier|previously|already|so far|before(?=[.,;)]|$))|described above|above-mentioned|(?:above|following|below|previous|next|preceding) (?:figure|table|example|text|section|chapter|list|diagram|paragraph|equation|sentence|command|code|page)|shown (?:here|below|above)|the (?:table|figure|diagram|graph|chart|map) (?:shows?|lists?|gives?)|as follows|recall that|throughout (?:the|this) (?:book|chapter|course|text|module)|we(?:[’']ll| shall)|(?:in )?(?:the|our) example (?:of|above|below)|in our example)\b|\((?:(?:far )?(?:left|right)|(?:top|bottom|upper|lower)(?: (?:left|right))?)\)|^the [\p{L}-]+(?: \p{L}+)? on the (?:left|right)(?! side\b)(?= )|(?<=\p{L} )here(?= \p{L}|[.,;)]|$)(?! and there\b)|\b(?:shown|illustrated|listed|given|depicted|summarized|seen) in ?(?=[.,;)]|\(\)|$)|^(?:you(?:[’'](?:ve|d|ll))? (?:have|had|may|might|want|wonder|will|\p{L}+ed)|suppose|imagine|maybe|returning to|as an example|remember|keep in mind|note that|someone else|(?:on|at|in) the next)\b|\blet[’']s\b/iu,
  instructs:
    /^(?:(?:now|then|next|first|again|so|finally|also|please|(?:to|after|if|when|once|before) [^,]{4,70}),? )?(?:make|run|type|use|create|update|add|merge|push|switch|try|open|click|choose|enter|edit|check|install|start|keep|be|note|notice|compare|consider|take|do|give|put|remove|delete|replace|copy|download|visit|read|follow|press|select|save|repeat) (?:the|an?|your|any|all|each|every|some|it|them|sure|careful|aware)\b|\bsee for\b|^now that\b|^in (?:either|both|any|each|that) cases?,|^(?:if|when|once) you now\b|\b(?:next|following|previous|last) (?:\p{L}+ )?(?:sections?|chapters?|pages?|lessons?)\b|^(?:before|after) [^,]{4,60}, (?:let[’']s|we)\b|\byou(?:[’'](?:ve|ll)| (?:may|might|must|will|should|can|have))(?: also| now| just| already| probably)* (?:be wondering|wonder|noticed?|see that|seen|learn(?:ed|t)|covered|read)\b/iu,
  address: /\b(?:you|your|yours|yourself)\b/giu,
  unresolvedDemonstrative: new RegExp(`${POINTING.source}|${POINTING_BEFORE.source}`, "iu"),
  genericSubject:
    /^(?:an? |(?!the |this |these |those |its? |their |his |her |our |one |some |many |most |another |each )(?:\p{Lu}[\p{L}-]+ )(?:[\p{Ll}-]+ ){0,3}(?:is |refers to |means |denotes ))/iu,
  definite:
    /\bthe (?:\p{Ll}+ )?(?<noun>(?!(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|and|but)\b)\p{Ll}{3,})(?=[,.;:)]|$| (?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|and|or|but|as|when|while|because|after|before|to|\p{Ll}{3,}(?<!ing)(?:s|ed))(?!\p{L}))/giu,
  also: /\b(?:can|may|could|might|will) also\b|\b(?:too|as well)$/u,
  memberLead: /\b(?:includ(?:es?|ing)|such as)(?!\p{L})[^.;:!?]*$/iu,
  exampleLead: /\b(?:such as|including|for example|e\.g\.|like)(?:,? (?:the|an?))? $/iu,
  negation:
    /\b(?:not(?! (?:only|just|merely)\b.*\bbut\b)|no|never|none|neither|nor|cannot|without|except|false|incorrect|hardly|\p{L}+n[’']t)\b/iu,
  furtherPart:
    /, (?:who|whose|whom|(?:in |of |to |from |through |by |for |at |on )?which|where|while|whereas|although|though|because|since|but|so that|including|such as|with the exception)(?= )/gu,
} satisfies Partial<LanguageProfile>;
