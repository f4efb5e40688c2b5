/** The stored consent of somebody who refused everything optional. */
export const CONSENT_ANSWERED = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  personalization: false,
});
