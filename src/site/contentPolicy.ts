import { type PolicyFacts, type Sources, thirdPartySources } from './thirdPartySources';

/** Name of the endpoint for reports. */
const reportGroup = 'policy';

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
  const parts = [own, { 'script-src': inlineScripts }, ...thirdPartySources(facts)];
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
    ...thirdPartySources(facts),
  ];
  return [join('script-src', parts), "object-src 'none'", "base-uri 'none'"].join(';');
}

function join(directive: string, parts: readonly Sources[]): string {
  const sources = parts.flatMap((part) => part[directive] ?? []);
  return [directive, ...new Set(sources)].join(' ');
}
