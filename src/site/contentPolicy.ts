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

/** Name of the endpoint for reports. */
const reportGroup = 'policy';

/** Sources by directive, such as `connect-src`. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Hosts that the script or style sheet of a service requests in turn, by the service's own host. */
const companions: Readonly<Record<string, Sources>> = {
  'fonts.googleapis.com': { 'font-src': ['https://fonts.gstatic.com'] },
  'cdn.carbonads.com': { 'script-src': ['https://srv.carbonads.net'] },
};

/**
 * Sources that pages need without third parties. Inline styles are allowed: the server's HTML has style attributes,
 * which no hash covers, and Emotion, which styles demos, writes a style element for each piece of CSS.
 */
const own: Sources = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  // Sites on which readers open demos as projects.
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * Returns the content security policy of every page: the site's own sources, and the third parties in its environment.
 * @param inlineScripts Sources of the inline scripts, such as `'sha256-…'`.
 */
export function contentPolicy(facts: PolicyFacts, inlineScripts: readonly string[]): string {
  const parts = [own, { 'script-src': inlineScripts }, ...thirdParties(facts)];
  const directives = Object.keys(own).map((directive) => join(directive, parts));
  const { policyReportUrl } = facts;
  // Not every browser supports `report-to`; those that do ignore `report-uri`.
  const reports = [`report-to ${reportGroup}`, `report-uri ${policyReportUrl}`];
  return [...directives, ...(policyReportUrl ? reports : [])].join('; ');
}

/** Returns the policy of edited code with these origins added to those that may frame it; any other text unchanged. */
export function allowFrameAncestors(policy: string, sites: readonly string[]): string {
  return policy.replace(/frame-ancestors ('self'[^;]*); sandbox/, (_, known: string) => {
    const all = new Set([...known.split(' '), ...sites]);
    return `frame-ancestors ${[...all].join(' ')}; sandbox`;
  });
}

/** Returns the value of the `Reporting-Endpoints` header; undefined without a report URL. */
export function reportingEndpoints({ policyReportUrl }: PolicyFacts): string | undefined {
  return policyReportUrl && `${reportGroup}="${policyReportUrl}"`;
}

/**
 * Returns the policy for a page's `<meta>`, for hosts that send no headers: no scripts except those of {@link
 * contentPolicy}, no plugins, and no `<base>`. It is short because every page contains it.
 */
export function metaPolicy(facts: PolicyFacts, inlineScripts: readonly string[]): string {
  const parts = [
    { 'script-src': own['script-src'] ?? [] },
    { 'script-src': inlineScripts },
    ...thirdParties(facts),
  ];
  return [join('script-src', parts), "object-src 'none'", "base-uri 'none'"].join(';');
}

function join(directive: string, parts: readonly Sources[]): string {
  const sources = parts.flatMap((part) => part[directive] ?? []);
  return [directive, ...new Set(sources)].join(' ');
}

function thirdParties(facts: PolicyFacts): Sources[] {
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
