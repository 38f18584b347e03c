import { fetchAd } from './fetchAd';
import type { RemoteAdData } from './readAd';

/** An ad that can be rendered. */
export interface LoadedAd {
  ad: RemoteAdData;
  /** The ad's text as sanitized HTML. */
  html: string;
}

/** Fetches an ad and sanitizes its text. Returns undefined if there is none, or its text is empty. Never throws. */
export async function loadAd(url: string, signal: AbortSignal): Promise<LoadedAd | undefined> {
  const ad = await fetchAd(url, signal);
  if (!ad || signal.aborted) return undefined;
  try {
    // Loaded on demand: it is large, and needed only when there is an ad.
    const { sanitize } = await import('./sanitize');
    const html = sanitize(ad.description);
    return html ? { ad, html } : undefined;
  } catch {
    return undefined;
  }
}
