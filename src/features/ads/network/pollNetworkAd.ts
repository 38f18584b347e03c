import type { NetworkState } from '../chooseAd';

/** Milliseconds between two polls (spec §9). */
const pollInterval = 500;

/** Maximum number of polls (spec §9). */
const mostPolls = 30;

/**
 * Polls without an ad after which an ad blocker is assumed. Polling goes on, because the ad may come late (spec §9).
 */
const patientPolls = 6;

/**
 * Polls for the network's ad and reports its state after each poll. Returns a function that stops polling.
 * @param look Returns what the page contains of the network's ad.
 */
export function pollNetworkAd(
  look: () => 'none' | 'shown' | 'backers',
  tell: (state: NetworkState) => void,
): () => void {
  let polls = 0;
  let timer: ReturnType<typeof setTimeout>;

  function poll() {
    polls += 1;
    const found = look();
    if (found !== 'none') return tell(found);
    if (polls > patientPolls) tell('blocked');
    if (polls < mostPolls) timer = setTimeout(poll, pollInterval);
  }

  poll();
  return () => clearTimeout(timer);
}
