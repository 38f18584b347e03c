type Gtag = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    /** Whoever writes it: anything may stand here. */
    gtag?: unknown;
    /** Whoever writes it: anything may stand here. */
    dataLayer?: unknown;
    doNotTrack?: string | null;
  }
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/**
 * Whether the reader opted out of tracking, by "Do Not Track" or Global Privacy Control. If these cannot be read, as if
 * the reader did.
 */
export function wantsNoTracking(): boolean {
  try {
    const doNotTrack = navigator.doNotTrack ?? window.doNotTrack;
    return doNotTrack === '1' || doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
  } catch {
    return true;
  }
}

/** Returns the page's tag function, which may be another script's; undefined if it is no function. */
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
