/**
 * A journey runs on a wide screen. These tags are for those that depend on the size of the screen: what is written,
 * stored, sent or refused does not.
 */
const ON_PHONE_TOO = "@phone-too";
const ON_PHONE_ONLY = "@phone-only";

/**
 * Marks the main way through each feature: these some 25 journeys are those of `npm test`. The others are run with the
 * rest of the tests.
 */
const EVERYDAY = "@everyday";

export const everyday = { tag: EVERYDAY };
export const everydayOnPhoneToo = { tag: [EVERYDAY, ON_PHONE_TOO] };
export const onPhoneToo = { tag: ON_PHONE_TOO };
export const onPhoneOnly = { tag: ON_PHONE_ONLY };

/**
 * Marks journeys that repeat others in one more state. They take longer than all the others together, so they are left
 * out unless `E2E=all` asks for them.
 */
const THOROUGH = "@thorough";
/** Marks those that repeat others in one more language: `E2E=languages` includes them too. */
const LANGUAGES_TOO = "@languages";

export interface Tags {
  readonly onPhone?: boolean;
  readonly isThorough?: boolean;
  readonly language?: string;
  /** The number of a journey whose page looks the same in both: a run takes it in one of them, in turn. */
  readonly inTurn?: number;
}

/** Two languages, one with Latin letters and one with others, are checked in every run. */
const IN_EVERY_RUN = ["de", "ja"];

export function tagged({ onPhone = false, isThorough = false, language, inTurn }: Tags): { tag: string[] } {
  const languages = IN_EVERY_RUN.filter((_one, at) => inTurn === undefined || inTurn % 2 === at);
  const tags = [
    { name: ON_PHONE_ONLY, isSet: onPhone },
    { name: THOROUGH, isSet: isThorough },
    { name: LANGUAGES_TOO, isSet: language !== undefined && !languages.includes(language) },
  ];
  return { tag: tags.filter(({ isSet }) => isSet).map(({ name }) => name) };
}

/** The tags that a run leaves out. */
function leftOut(asked: string | undefined): string[] {
  if (asked === "all") return [];
  if (asked === "languages") return [THOROUGH];
  return asked === "rest" ? [THOROUGH, EVERYDAY] : [THOROUGH, LANGUAGES_TOO];
}

/** Which journeys a run of that name has on each screen; each is a filter of the test runner. */
export function chosen(asked: string | undefined) {
  const left = leftOut(asked).map((tag) => new RegExp(tag));
  const every = asked === "everyday" ? `(?=.*${EVERYDAY})` : "";
  return {
    desktop: { grep: new RegExp(`${every}.`), grepInvert: [new RegExp(ON_PHONE_ONLY), ...left] },
    phone: { grep: new RegExp(`${every}.*(?:${ON_PHONE_TOO}|${ON_PHONE_ONLY})`), grepInvert: left },
  };
}
