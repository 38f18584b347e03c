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

/** Whether the reader asked not to be followed: "do not track", or Global Privacy Control. Nobody is where it cannot be asked. */
export function wantsNoTracking(): boolean {
  try {
    const doNotTrack = navigator.doNotTrack ?? window.doNotTrack;
    return doNotTrack === '1' || doNotTrack === 'yes' || navigator.globalPrivacyControl === true;
  } catch {
    return true;
  }
}

/** The page's tag function, which may be a stranger's; undefined for anything that is no function. */
export function readTag(): Gtag | undefined {
  try {
    return typeof window.gtag === 'function' ? (window.gtag as Gtag) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the page's tag function. Without one, or against the reader's choice, nothing happens; its errors stay its own. */
export function gtag(...parameters: unknown[]): void {
  if (wantsNoTracking()) return;
  try {
    readTag()?.(...parameters);
  } catch {
    // A stranger's script: the page does not depend on it.
  }
}
