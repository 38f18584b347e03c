import fs from 'node:fs';
import path from 'node:path';
import { isReference, listDocumentationPages, readExported } from './exportedSite';
import { expect, test } from './reader';

/** Returns the content of a meta element of a page; empty if there is none. */
function metaOf(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

/** Reads the exported file at the URL of an image. */
function readImage(address: string): Buffer {
  return fs.readFileSync(path.join('out', new URL(address).pathname));
}

test('every page names an image of its own that is in the export, in the size and the format it says', () => {
  const pages = new Map<string, string>();
  for (const page of listDocumentationPages()) {
    const html = readExported(page).split('</head>')[0] ?? '';
    const address = metaOf(html, 'og:image');
    expect(address, page).toMatch(/^https:\/\/mui\.com\/static\/.+\.png$/);
    const image = readImage(address);
    expect(image.subarray(1, 4).toString(), page).toBe('PNG');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)].map(String), page).toEqual([
      metaOf(html, 'og:image:width'),
      metaOf(html, 'og:image:height'),
    ]);
    expect(metaOf(html, 'og:image:alt').length, page).toBeGreaterThan(20);
    if (!address.includes('/social/pages/')) continue;
    expect(image.length, page).toBeLessThanOrEqual(30_000);
    expect(pages.get(address), `${page} has the image of another page`).toBeUndefined();
    pages.set(address, page);
  }
  expect(pages.size).toBeGreaterThan(100);
  expect([...pages.values()].some(isReference)).toBe(true);
});

test('offline downloads do not include images for social networks', () => {
  const folder = 'out/offline';
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    expect(fs.readFileSync(path.join(folder, file), 'utf8'), file).not.toContain('/social/pages/');
  }
});
