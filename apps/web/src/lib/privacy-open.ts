/** Asks, from anywhere, for the privacy settings to open; whoever shows them listens on `window`. */
export const PRIVACY_OPEN_EVENT = "privacy-open";

export function openPrivacySettings(): void {
  dispatchEvent(new Event(PRIVACY_OPEN_EVENT));
}
