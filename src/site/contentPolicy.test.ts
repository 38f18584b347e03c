import {
  allowFrameAncestors,
  contentPolicy,
  metaPolicy,
  reportingEndpoints,
} from './contentPolicy';
import type { PolicyFacts } from './thirdPartySources';

const nothing: PolicyFacts = {
  analyticsId: undefined,
  feedbackUrl: '/api/feedback',
  adNetworkScript: undefined,
  remoteAdsUrl: undefined,
  iconFontUrl: 'https://fonts.googleapis.com/icon?family=Icons',
  fontStylesheets: [],
  searchAppId: undefined,
};

/** Parses a policy to the sources of each directive. */
function read(policy: string): Record<string, string[]> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  expect(new Set(directives.map(([name]) => name)).size).toBe(directives.length);
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const plain = read(contentPolicy(nothing, []));

/** Returns what a policy allows in addition to that of an environment without third parties. */
function added(facts: Partial<PolicyFacts>): Record<string, string[]> {
  const policy = read(contentPolicy({ ...nothing, ...facts }, []));
  return Object.fromEntries(
    Object.entries(policy)
      .map(([name, sources]): [string, string[]] => [
        name,
        sources.filter((source) => !plain[name]?.includes(source)),
      ])
      .filter(([, sources]) => sources.length > 0),
  );
}

describe('contentPolicy', () => {
  it('allows the site itself, the fonts service and the sandboxes, and nothing else', () => {
    expect(plain).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:', 'https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
      'media-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
  });

  it('allows inline scripts by their hashes only', () => {
    const policy = read(contentPolicy(nothing, ["'sha256-AA='"]));
    expect(policy['script-src']).toEqual(["'self'", "'sha256-AA='"]);
    expect(Object.values(policy).flat()).not.toContain("'unsafe-eval'");
  });

  it.each<[string, Partial<PolicyFacts>, Record<string, string[]>]>([
    [
      'analytics',
      { analyticsId: 'G-1' },
      {
        'script-src': ['https://*.googletagmanager.com'],
        'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
        'connect-src': [
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
          'https://*.googletagmanager.com',
        ],
      },
    ],
    [
      'feedback elsewhere',
      { feedbackUrl: 'https://example.com/feedback?a=1' },
      { 'connect-src': ['https://example.com'] },
    ],
    [
      'an ad network',
      { adNetworkScript: 'https://cdn.carbonads.com/carbon.js?serve=A' },
      {
        'script-src': ['https://cdn.carbonads.com', 'https://srv.carbonads.net'],
        'img-src': ['https:', 'https://cdn.carbonads.com'],
        'connect-src': ['https://cdn.carbonads.com'],
      },
    ],
    [
      'a remote ad service',
      { remoteAdsUrl: 'http://127.0.0.1:4000/ads.json' },
      { 'img-src': ['https:', 'http://127.0.0.1:4000'], 'connect-src': ['http://127.0.0.1:4000'] },
    ],
    [
      'an icon font elsewhere',
      { iconFontUrl: 'https://fonts.example/icons.css' },
      { 'style-src': ['https://fonts.example'], 'font-src': ['https://fonts.example'] },
    ],
    [
      'fonts of some pages',
      { fontStylesheets: ['https://type.example/a.css', 'https://type.example/b.css'] },
      { 'style-src': ['https://type.example'], 'font-src': ['https://type.example'] },
    ],
    [
      'hosted search',
      { searchAppId: 'AB1' },
      {
        'connect-src': [
          'https://ab1-dsn.algolia.net',
          'https://ab1.algolia.net',
          'https://ab1-1.algolianet.com',
          'https://ab1-2.algolianet.com',
          'https://ab1-3.algolianet.com',
        ],
      },
    ],
  ])('allows %s when it is configured, exactly', (_, facts, expected) => {
    expect(added(facts)).toEqual(expected);
  });
});

describe('reports', () => {
  it('are requested if there is an address for them', () => {
    const facts = { ...nothing, policyReportUrl: 'https://reports.example/csp' };
    const policy = read(contentPolicy(facts, []));
    expect(policy['report-uri']).toEqual(['https://reports.example/csp']);
    expect(reportingEndpoints(facts)).toBe(`${policy['report-to']}="https://reports.example/csp"`);
  });

  it('are not requested otherwise', () => {
    expect(plain).not.toHaveProperty('report-uri');
    expect(plain).not.toHaveProperty('report-to');
    expect(reportingEndpoints(nothing)).toBeUndefined();
  });
});

describe('metaPolicy', () => {
  it('allows no script that the other policy forbids', () => {
    const facts = { ...nothing, analyticsId: 'G-1', adNetworkScript: 'https://ads.example/a.js' };
    const scripts = ["'sha256-a'", "'sha256-b'"];
    const [script = '', ...others] = metaPolicy(facts, scripts).split(';');
    const allowed = read(contentPolicy(facts, scripts))['script-src'];
    expect(script.split(' ')).toEqual(['script-src', ...(allowed ?? [])]);
    expect(others).toEqual(["object-src 'none'", "base-uri 'none'"]);
  });
});

it('allows pages to frame the origin of edited code, and nothing else there', () => {
  expect(added({ sandboxOrigin: 'https://sandbox.example' })).toEqual({
    'frame-src': ['https://sandbox.example'],
  });
});

describe('allowFrameAncestors', () => {
  const policy = "default-src 'none'; frame-ancestors 'self'; sandbox allow-scripts";
  it('adds origins that may frame edited code, each once', () => {
    const once = allowFrameAncestors(policy, ['https://a.example', 'https://b.example']);
    expect(once).toBe(
      "default-src 'none'; frame-ancestors 'self' https://a.example https://b.example; sandbox allow-scripts",
    );
    expect(allowFrameAncestors(once, ['https://b.example'])).toBe(once);
  });

  it('leaves the policies of pages unchanged', () => {
    const ofPages = "frame-ancestors 'self'; report-to x";
    expect(allowFrameAncestors(ofPages, ['https://a.example'])).toBe(ofPages);
  });
});
