/** The event that opens the privacy settings from anywhere; the component that shows them listens on `window`. */
export const PRIVACY_OPEN_EVENT = "privacy-open";

export function openPrivacySettings(): void {
  dispatchEvent(new Event(PRIVACY_OPEN_EVENT));
}
