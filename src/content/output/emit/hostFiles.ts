import { editorFrameUrl } from '@/model';
import { frameHeaderPolicy } from '@/content/packages/editor-packs';
import { pagesForAuthors } from './addresses';
import type { EmitInput } from './emitInput';
import type { OutputFile } from '@/content/pages';

/** Languages whose prefix old and foreign links may carry; English is the only one enabled, so it is stripped. */
export const languagePrefixes = [
  'zh',
  'pt',
  'ja',
  'ru',
  'de',
  'fr',
  'es',
  'ko',
  'it',
  'tr',
  'pl',
  'en',
] as const;

/** The policy of files other than pages, when opened directly or run as workers. */
const filePolicy = "default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Folders with files that pages load. They get a short policy, because the one of pages adds 2 KB to every response.
 */
const fileFolders = [
  '_next',
  '_api',
  'api',
  '_demos',
  '_navigation',
  '_search',
  '_icons',
  '_editor/packs',
  'static',
];

/** Folders whose file names contain a hash of the content. */
const hashedFolders = ['_next/static', 'static/fonts', '_editor/packs', '_icons'];

/** Browser features that neither pages nor demos use. */
const refusedFeatures = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'usb'],
].map((feature) => `${feature}=()`);

/**
 * Headers by path; if two rules set the same header, the later one wins. The build adds the policy of pages to the
 * first rule (`scripts/afterBuild/writePolicy.ts`).
 */
const headers = [
  rule('/*', {
    // Revalidated each time and answered with 304 if unchanged, so that readers get new pages right after a deploy.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'SAMEORIGIN',
    'Permissions-Policy': refusedFeatures.join(', '),
  }),
  ...fileFolders.map((folder) => rule(`/${folder}/*`, { 'Content-Security-Policy': filePolicy })),
  ...hashedFolders.map((folder) =>
    rule(`/${folder}/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ),
  rule('/sw.js', { 'Cache-Control': 'no-cache' }),
  rule(editorFrameUrl, { 'Content-Security-Policy': frameHeaderPolicy }),
].join('\n');

function rule(pattern: string, values: Readonly<Record<string, string>>): string {
  const lines = Object.entries(values).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}

const manifest = {
  name: 'Component docs',
  short_name: 'Docs',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: '/static/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/static/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/static/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
};

/** Returns the files that hosts, crawlers and browsers request at the root of the site. */
export function hostFiles(input: EmitInput): OutputFile[] {
  return [
    { file: 'public/_headers', content: headers },
    { file: 'public/_redirects', content: redirects(input) },
    { file: 'public/manifest.webmanifest', content: `${JSON.stringify(manifest, null, 2)}\n` },
    { file: 'public/robots.txt', content: robots(input) },
    { file: 'public/sitemap.xml', content: sitemap(input) },
  ];
}

/** Returns `robots.txt` (RFC 9309), which allows all but the pages for authors. */
function robots({ site, products }: EmitInput): string {
  const kept = products.flatMap(({ product: { forAuthors, prefix } }) =>
    forAuthors ? [`Disallow: ${prefix}`] : [],
  );
  const rules = ['User-agent: *', 'Allow: /', ...kept];
  return `${rules.join('\n')}\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`;
}

/**
 * Returns the redirects: language prefixes are stripped, and a product's prefix leads to its first page; each also
 * without its slash.
 */
function redirects({ products }: EmitInput): string {
  const languages = languagePrefixes.flatMap((language) => [
    `/${language} / 301`,
    `/${language}/* /:splat 301`,
  ]);
  const homes = products
    .filter(({ product: { home, prefix } }) => home.startsWith(prefix) && home !== prefix)
    .flatMap(({ product: { home, prefix } }) =>
      [prefix, prefix.slice(0, -1)].map((from) => `${from} ${home} 302`),
    );
  return `${[...languages, ...homes].join('\n')}\n`;
}

/** Returns the sitemap: addresses with the date of their last change, if known (sitemaps.org/protocol.html). */
function sitemap(input: EmitInput): string {
  const { site, products, pages, otherPathnames = [], lastUpdated = {} } = input;
  const isForAuthors = pagesForAuthors(products);
  const pathnames = new Set([...otherPathnames, ...pages.map((page) => page.pathname)]);
  const urls = [...pathnames]
    .filter((pathname) => !isForAuthors(pathname))
    .sort()
    .map((pathname) => {
      const day = lastUpdated[pathname];
      const changed = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${escapeXml(site.siteUrl + encodeURI(pathname))}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
