import type { InHouseAd } from '@/model';

/** How an ad looks: a line of text, or a picture with text. */
export type AdStyle = 'inline' | 'image';

/** What is known of the network's ad: it may still come, it shows, it was kept away, or the network had none to pay for. */
export type NetworkState = 'waiting' | 'shown' | 'blocked' | 'backers';

/** What stands in the ad's place. */
export type AdChoice =
  | { kind: 'placeholder' }
  | { kind: 'network' }
  | { kind: 'message' }
  | { kind: 'inHouse'; ad: InHouseAd; reason: 'alone' | 'adblock' | 'carbon' };

/** Share of blocked ads in whose place the reader is asked for help (spec §9). */
export const messageRatio = 0.2;

interface Circumstances {
  isCrawler: boolean;
  hasNetwork: boolean;
  network: NetworkState;
  /** Two numbers from 0 to 1, below 1, rendered once per page. */
  luck: { message: number; ad: number };
  /** Whether the reader does not want to be asked for help now. */
  isMessageDismissed: boolean;
  inHouseAds: readonly InHouseAd[];
}

/** Decides what stands in the ad's place (spec §4, "Ad placement"). */
export function chooseAd(circumstances: Circumstances): AdChoice {
  const { isCrawler, hasNetwork, network, luck, isMessageDismissed, inHouseAds } = circumstances;
  const ad = inHouseAds[Math.floor(luck.ad * inHouseAds.length)];
  if (isCrawler || !ad) return { kind: 'placeholder' };
  if (!hasNetwork) return { kind: 'inHouse', ad, reason: 'alone' };
  if (network === 'backers') return { kind: 'inHouse', ad, reason: 'carbon' };
  if (network !== 'blocked') return { kind: 'network' };
  return luck.message < messageRatio && !isMessageDismissed
    ? { kind: 'message' }
    : { kind: 'inHouse', ad, reason: 'adblock' };
}

/** What analytics calls an ad in its place; placeholders and an ad that is still to come have no name. */
export function labelOf(choice: AdChoice, network: NetworkState, style: AdStyle): string | null {
  if (choice.kind === 'network') return network === 'shown' ? `carbon-${style}` : null;
  if (choice.kind === 'message') return 'in-house-adblock-message';
  if (choice.kind === 'placeholder') return null;
  const marks = { alone: '', adblock: 'adblock-', carbon: 'carbon-' };
  return `in-house-${marks[choice.reason]}${choice.ad.name}-${style}`;
}
