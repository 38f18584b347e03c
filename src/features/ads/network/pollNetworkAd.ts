import type { NetworkState } from '../chooseAd';

/** Milliseconds between two looks (spec §9). */
const pollInterval = 500;

/** Looks at most (spec §9). */
const mostPolls = 30;

/** Looks without an ad after which a blocker is assumed; the ad may come all the same (spec §9). */
const patientPolls = 6;

/**
 * Looks for the network's ad now and then, and tells each time what it knows. Returns a function that ends it.
 * @param look Says what of the network's ad is on the page.
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
