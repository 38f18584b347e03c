import type { InHouseAd } from '@/model';

/** How an ad looks: a line of text, or a picture with text. */
export type AdStyle = 'inline' | 'image';

/**
 * State of the network's ad: it may still come, it is shown, it was blocked, or the network answered with its own ad
 * for backers, which it shows when it has no paid one.
 */
export type NetworkState = 'waiting' | 'shown' | 'blocked' | 'backers';

/** What to render in the ad slot. `reason` says why it is one of our own ads. */
export type AdChoice =
  | { kind: 'placeholder' }
  | { kind: 'network' }
  | { kind: 'message' }
  | { kind: 'inHouse'; ad: InHouseAd; reason: 'alone' | 'adblock' | 'carbon' };

/** Share of page loads with blocked ads that show the message asking for help (spec §9), from 0 to 1. */
export const messageRatio = 0.2;

interface Circumstances {
  isCrawler: boolean;
  hasNetwork: boolean;
  network: NetworkState;
  /** Random numbers, chosen once per page: at least 0 and below 1. */
  luck: { message: number; ad: number };
  /** Whether the reader dismissed the message recently. */
  isMessageDismissed: boolean;
  inHouseAds: readonly InHouseAd[];
}

/** Chooses what to render in the ad slot (spec §4, "Ad placement"). */
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

/** Returns the name of the ad in analytics; null for placeholders and while the network's ad may still come. */
export function labelOf(choice: AdChoice, network: NetworkState, style: AdStyle): string | null {
  if (choice.kind === 'network') return network === 'shown' ? `carbon-${style}` : null;
  if (choice.kind === 'message') return 'in-house-adblock-message';
  if (choice.kind === 'placeholder') return null;
  const marks = { alone: '', adblock: 'adblock-', carbon: 'carbon-' };
  return `in-house-${marks[choice.reason]}${choice.ad.name}-${style}`;
}
