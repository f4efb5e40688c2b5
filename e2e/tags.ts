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
const EVERYDAY_ON_PHONE = "@phone-everyday";

export const everyday = { tag: EVERYDAY };
export const onPhoneToo = { tag: ON_PHONE_TOO };
export const onPhoneOnly = { tag: ON_PHONE_ONLY };
/** On the wide screen with the rest. */
export const everydayOnPhone = { tag: [EVERYDAY_ON_PHONE, ON_PHONE_TOO] };

/** Which journeys a run of that name has on each screen; each is a filter of the test runner. */
export function chosen(asked: string | undefined) {
  const of = (everydayTag: string, others: RegExp) => ({
    grep: asked === "everyday" ? new RegExp(everydayTag) : others,
    grepInvert: asked === "rest" ? [new RegExp(everydayTag)] : [],
  });
  const desktop = of(EVERYDAY, /./);
  return {
    desktop: { ...desktop, grepInvert: [...desktop.grepInvert, new RegExp(ON_PHONE_ONLY)] },
    phone: of(EVERYDAY_ON_PHONE, new RegExp(`${ON_PHONE_TOO}|${ON_PHONE_ONLY}`)),
  };
}
