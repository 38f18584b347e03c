type Gtag = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    gtag?: Gtag;
    dataLayer?: unknown[];
    doNotTrack?: string | null;
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Whether the reader asked not to be followed: "do not track", or Global Privacy Control. */
export function wantsNoTracking(): boolean {
  const doNotTrack = navigator.doNotTrack ?? window.doNotTrack;
  return doNotTrack === '1' || doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
}

/** Calls the page's tag function. Without one, or against the reader's wish, nothing happens; its errors stay its own. */
export function gtag(...parameters: unknown[]): void {
  if (wantsNoTracking()) return;
  try {
    window.gtag?.(...parameters);
  } catch {
    // A stranger's script: the page does not depend on it.
  }
}
