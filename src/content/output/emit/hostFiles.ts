import type { EmitInput } from './emitInput';
import type { OutputFile } from '@/content/pages';
import { sitemap } from './sitemap';
import { redirects } from './redirects';
import { headers } from './headers';

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
