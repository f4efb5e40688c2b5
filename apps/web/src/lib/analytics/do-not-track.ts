/** The wishes of a browser; the second took the first one's place and is asked for by law in places. */
export interface TrackingWishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

export function wantsNoTracking({ doNotTrack, globalPrivacyControl }: TrackingWishes): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
