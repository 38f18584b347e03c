type Gtag = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    /** Unknown, because any script on the page may set it. */
    gtag?: unknown;
    /** Unknown, because any script on the page may set it. */
    dataLayer?: unknown;
    doNotTrack?: string | null;
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Whether the reader opted out of tracking, by "Do Not Track" or Global Privacy Control. True if these cannot be read.
 */
export function wantsNoTracking(): boolean {
  try {
    const doNotTrack = navigator.doNotTrack ?? window.doNotTrack;
    return doNotTrack === '1' || doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
  } catch {
    return true;
  }
}

/** Returns the page's tag function, which another script may have set; undefined if it is not a function. */
export function readTag(): Gtag | undefined {
  try {
    return typeof window.gtag === 'function' ? (window.gtag as Gtag) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Calls the page's tag function. Does nothing without one, or if the reader opted out. Errors of the function are
 * caught.
 */
export function gtag(...parameters: unknown[]): void {
  if (wantsNoTracking()) return;
  try {
    readTag()?.(...parameters);
  } catch {
    // Another party's script: its errors must not affect the page.
  }
}
