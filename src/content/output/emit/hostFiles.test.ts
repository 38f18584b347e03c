import fs from 'node:fs';
import path from 'node:path';
import type { Product } from '@/model';
import { summaryOf } from '@/content/testing/pageSummary';
import type { EmitInput } from './emitInput';
import { hostFiles } from './hostFiles';

const siteUrl = 'https://example.com';

/** Returns the content of a file at the root of a site. */
function contentOf(name: string, known: Partial<EmitInput> = {}): string {
  const input = { root: '/nowhere', site: { siteUrl, production: false }, products: [], pages: [] };
  const files = hostFiles({ ...input, ...known } as unknown as EmitInput);
  return files.find(({ file }) => file === `public/${name}`)?.content ?? '';
}

const productAt = (prefix: string, facts: Partial<Product> = {}) => ({
  ...{ folder: prefix.slice(1, -1), navigation: [] },
  product: { id: 'system', prefix, home: prefix, ...facts } as Product,
});

describe('the headers', () => {
  /** Returns the headers of an address; of two rules with the same header, the later one wins. */
  function headersOf(address: string): Readonly<Record<string, string>> {
    const rules = contentOf('_headers').split(/\n(?=\/)/);
    const lines = rules.flatMap((rule) => {
      const [pattern = '', ...own] = rule.trimEnd().split('\n');
      const isMeant = pattern.endsWith('*')
        ? address.startsWith(pattern.slice(0, -1))
        : address === pattern;
      return isMeant ? own : [];
    });
    return Object.fromEntries(
      lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      ),
    );
  }

  const year = 'public, max-age=31536000, immutable';
  const revalidate = 'public, max-age=0, must-revalidate';

  it.each([
    ['/rail/start/', revalidate],
    ['/_search/index.json', revalidate],
    ['/_next/data/build/rail.json', revalidate],
    ['/_next/static/chunks/a.js', year],
    ['/_editor/packs/a.js', year],
    ['/_editor/frame.html', revalidate],
    ['/static/fonts/a.woff2', year],
    ['/static/favicon.svg', revalidate],
    ['/sw.js', 'no-cache'],
  ])('let caches store %s as %s', (address, caching) => {
    expect(headersOf(address)['Cache-Control']).toBe(caching);
  });

  it.each(['/_next/static/chunks/a.js', '/_search/rail.json', '/api/system/chip.json'])(
    'keep %s from being framed, and from loading anything of others',
    (address) => {
      const policy = headersOf(address)['Content-Security-Policy'];
      expect(policy).toContain("default-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
    },
  );

  it('leave the policy of pages to the end of the build, and sandbox the editor’s frame', () => {
    expect(headersOf('/rail/start/')).not.toHaveProperty('Content-Security-Policy');
    expect(headersOf('/_editor/frame.html')['Content-Security-Policy']).toMatch(
      /; sandbox allow-scripts$/,
    );
  });

  it('hold for every address, also of files and of the worker', () => {
    for (const address of ['/', '/rail/start/', '/sw.js', '/_next/static/a.js', '/static/a.png']) {
      expect(headersOf(address)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Permissions-Policy': expect.stringContaining('camera=()'),
      });
    }
  });
});

describe('the redirects', () => {
  const redirects = (...products: ReturnType<typeof productAt>[]) =>
    contentOf('_redirects', { products }).trimEnd().split('\n');

  it('strip the prefix of a language, with and without an address after it', () => {
    expect(redirects()).toEqual(expect.arrayContaining(['/ja / 301', '/ja/* /:splat 301']));
  });

  it('lead from a product to its first page, unless it has a page of its own or is elsewhere', () => {
    const own = redirects(
      productAt('/rail/', { home: '/rail/start/' }),
      productAt('/tram/'),
      productAt('/toolpad/', { home: 'https://example.org/toolpad/' }),
    );
    expect(own.filter((line) => /rail|tram|toolpad/.test(line))).toEqual([
      '/rail/ /rail/start/ 302',
      '/rail /rail/start/ 302',
    ]);
  });

  it('never lead from a product to a language: no product is named like one', () => {
    const languages = redirects().flatMap((line) => /^\/(\w+) /.exec(line)?.[1] ?? []);
    const folders = fs.readdirSync(path.join(__dirname, '../../../../docs-data'));
    expect(languages).toContain('de');
    expect(folders.filter((folder) => languages.includes(folder))).toEqual([]);
  });
});

describe('the sitemap', () => {
  const locations = (known: Partial<EmitInput>) =>
    [...contentOf('sitemap.xml', known).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, it]) => it);

  const pages = ['/rail/start/', '/rail/fares/'].map((pathname) => summaryOf(pathname));

  it('lists each address once, in order', () => {
    const otherPathnames = ['/versions/', '/', '/rail/start/'];
    expect(locations({ pages, otherPathnames })).toEqual([
      ...['/', '/rail/fares/', '/rail/start/', '/versions/'].map((it) => siteUrl + it),
    ]);
  });

  it('has the day of the last change where it is known', () => {
    const text = contentOf('sitemap.xml', { pages, lastUpdated: { '/rail/fares/': '2026-01-31' } });
    expect(text.match(/<lastmod>/g)).toHaveLength(1);
    expect(text).toContain(`<loc>${siteUrl}/rail/fares/</loc><lastmod>2026-01-31</lastmod></url>`);
  });

  it('encodes addresses in other scripts and escapes what XML reserves', () => {
    const foreign = ['/blog/tags/größe/', "/blog/tags/r&d-'a'/"].map((it) => summaryOf(it));
    expect(locations({ pages: foreign })).toEqual([
      `${siteUrl}/blog/tags/gr%C3%B6%C3%9Fe/`,
      `${siteUrl}/blog/tags/r&amp;d-&apos;a&apos;/`,
    ]);
  });

  it('leaves out pages for authors, also inside of another product', () => {
    const products = [productAt('/rail/'), productAt('/rail/trials/', { forAuthors: true })];
    const inside = [...pages, summaryOf('/rail/trials/x/')];
    expect(locations({ pages: inside, products })).toHaveLength(2);
    expect(contentOf('robots.txt', { products }).match(/^Disallow: .*$/gm)).toEqual([
      'Disallow: /rail/trials/',
    ]);
  });
});

it('names icons in the manifest that exist', () => {
  const { icons } = JSON.parse(contentOf('manifest.webmanifest')) as { icons: { src: string }[] };
  const publicFolder = path.join(__dirname, '../../../../public');
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ src }) => !fs.existsSync(path.join(publicFolder, src)))).toEqual([]);
});
