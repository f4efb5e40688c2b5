/** What the browser keeps of somebody who refused all that can be refused. */
export const CONSENT_ANSWERED = JSON.stringify({
  necessary: true,
  analytics: false,
  marketing: false,
  personalization: false,
});
