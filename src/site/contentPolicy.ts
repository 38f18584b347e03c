import type { environment } from './environment';

type Environment = typeof environment;

/** The third parties of a deployment. */
export interface PolicyFacts extends Pick<
  Environment,
  'analyticsId' | 'feedbackUrl' | 'adNetworkScript' | 'remoteAdsUrl' | 'iconFontUrl' | 'searchAppId'
> {
  /** Addresses of font stylesheets that some pages need. */
  fontStylesheets: readonly string[];
  /** Where browsers report what the policy forbids; nowhere without. */
  policyReportUrl?: string;
  /** Where edited code runs; on the site without. */
  sandboxOrigin?: string;
  /** Origin of the site. */
  siteUrl?: string;
}

/** Name of the endpoint that reports go to. */
const reportGroup = 'policy';

/** Sources by directive, such as `connect-src`. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Hosts that the script or stylesheet of a service asks in turn, by the service's own host. */
const companions: Readonly<Record<string, Sources>> = {
  'fonts.googleapis.com': { 'font-src': ['https://fonts.gstatic.com'] },
  'cdn.carbonads.com': { 'script-src': ['https://srv.carbonads.net'] },
};

/**
 * What pages need by themselves. Styles may be inline: the server's HTML has style attributes, which no hash covers, and
 * Emotion, which demos are styled with, writes a style element for each piece of CSS.
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
  // Where readers open demos as projects.
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The content security policy of every page: what the site is made of, and the third parties its environment names.
 * @param inlineScripts Sources of the inline scripts, such as `'sha256-…'`.
 */
export function contentPolicy(facts: PolicyFacts, inlineScripts: readonly string[]): string {
  const parts = [own, { 'script-src': inlineScripts }, ...thirdParties(facts)];
  const directives = Object.keys(own).map((directive) => join(directive, parts));
  const { policyReportUrl } = facts;
  // Not every browser knows the newer of the two, and those that do leave the other alone.
  const reports = [`report-to ${reportGroup}`, `report-uri ${policyReportUrl}`];
  return [...directives, ...(policyReportUrl ? reports : [])].join('; ');
}

/** The policy of edited code with these origins allowed around it, besides its own; any other text as it is. */
export function allowAround(policy: string, sites: readonly string[]): string {
  return policy.replace(/frame-ancestors ('self'[^;]*); sandbox/, (_, known: string) => {
    const all = new Set([...known.split(' '), ...sites]);
    return `frame-ancestors ${[...all].join(' ')}; sandbox`;
  });
}

/** Value of the `Reporting-Endpoints` header; undefined where nobody asked for reports. */
export function reportingEndpoints({ policyReportUrl }: PolicyFacts): string | undefined {
  return policyReportUrl && `${reportGroup}="${policyReportUrl}"`;
}

/**
 * What a page says itself, for hosts that send no headers: no scripts but those of {@link contentPolicy}, no plugins, and no
 * other base for its addresses. Each page has it in full, so it is short.
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
    // Pictures and pixels come from whoever advertises.
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

/** What a service at an address of another host needs; nothing for a path of this site. */
function at(address: string | undefined, need: (origin: string) => Sources): Sources[] {
  if (!address || !URL.canParse(address)) return [];
  const { origin, hostname } = new URL(address);
  return [need(origin), companions[hostname] ?? {}];
}

/** As the maker of the tag documents it. */
const analytics: Sources = {
  'script-src': ['https://*.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The hosts a client of the search service tries, in its order. */
function hostedSearch(id: string): Sources {
  const spare = [1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`);
  return {
    'connect-src': [`https://${id}-dsn.algolia.net`, `https://${id}.algolia.net`, ...spare],
  };
}
