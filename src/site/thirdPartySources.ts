import type { environment } from './environment';

type Environment = typeof environment;

/** The third parties of a deployment. */
export interface PolicyFacts extends Pick<
  Environment,
  'analyticsId' | 'feedbackUrl' | 'adNetworkScript' | 'remoteAdsUrl' | 'iconFontUrl' | 'searchAppId'
> {
  /** URLs of font style sheets that some pages need. */
  fontStylesheets: readonly string[];
  /** URL to which browsers report violations; undefined for no reports. */
  policyReportUrl?: string;
  /** Origin on which edited code runs; undefined for the site's own. */
  sandboxOrigin?: string;
  /** Origin of the site. */
  siteUrl?: string;
}

/** Sources by directive, such as `connect-src`. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** Hosts that the script or style sheet of a service requests in turn, by the service's own host. */
const companions: Readonly<Record<string, Sources>> = {
  'fonts.googleapis.com': { 'font-src': ['https://fonts.gstatic.com'] },
  'cdn.carbonads.com': { 'script-src': ['https://srv.carbonads.net'] },
};

/** Returns the sources of each third party of a deployment, and of what it requests in turn. */
export function thirdPartySources(facts: PolicyFacts): Sources[] {
  const { analyticsId, feedbackUrl, adNetworkScript, remoteAdsUrl, searchAppId } = facts;
  return [
    ...(analyticsId ? [analytics] : []),
    ...at(feedbackUrl, (origin) => ({ 'connect-src': [origin] })),
    ...at(adNetworkScript, (origin) => ({ 'script-src': [origin], 'connect-src': [origin] })),
    ...at(remoteAdsUrl, (origin) => ({ 'connect-src': [origin] })),
    // Images and tracking pixels come from any advertiser's host.
    ...[adNetworkScript, remoteAdsUrl].flatMap((address) =>
      at(address, (origin) => ({ 'img-src': ['https:', origin] })),
    ),
    ...[facts.iconFontUrl, ...facts.fontStylesheets].flatMap((address) =>
      at(address, (origin) => ({ 'style-src': [origin], 'font-src': [origin] })),
    ),
    ...at(facts.sandboxOrigin, (origin) => ({ 'frame-src': [origin] })),
    ...(searchAppId ? [hostedSearch(searchAppId.toLowerCase())] : []),
  ];
}

/** Returns the sources for a service at another host; none for a path of this site. */
function at(address: string | undefined, need: (origin: string) => Sources): Sources[] {
  if (!address || !URL.canParse(address)) return [];
  const { origin, hostname } = new URL(address);
  return [need(origin), companions[hostname] ?? {}];
}

/** As documented by the maker of the tag. */
const analytics: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** Returns the hosts that the search service's client tries, in its order. */
function hostedSearch(id: string): Sources {
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return {
    'connect-src': [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...spare],
  };
}
