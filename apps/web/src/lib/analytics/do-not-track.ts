/** The privacy signals of a browser; the second replaced the first, and some laws require it to be respected. */
export interface TrackingWishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

export function wantsNoTracking({ doNotTrack, globalPrivacyControl }: TrackingWishes): boolean {
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;
}
