/** The stored consent of somebody who refused everything optional. */
const CONSENT_ANSWERED = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  personalization: false,
});

/** What the browser of somebody who has answered the consent banner has stored for this origin. */
export function consentAnswered(origin: string) {
  const localStorage = [{ name: "cookie-consent.v1", value: CONSENT_ANSWERED }];
  return { cookies: [], origins: [{ origin, localStorage }] };
}
