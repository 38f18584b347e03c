import { readAd, type RemoteAdData } from './readAd';
import { requestText } from './requestText';

/** Maximum number of requests until an answer contains an ad (spec §9). */
export const mostTries = 10;

/**
 * Requests an ad from the remote service, again until an answer contains one. Returns undefined, without an error
 * message, when a request fails (network, status, malformed or oversized answer). Never throws.
 */
export async function fetchAd(
  url: string,
  signal?: AbortSignal,
): Promise<RemoteAdData | undefined> {
  try {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const ad = readAd(JSON.parse(await requestText(url, signal)), Date.now());
      if (ad || signal?.aborted) return ad;
    }
  } catch {
    // Failed requests mean no ad.
  }
  return undefined;
}
