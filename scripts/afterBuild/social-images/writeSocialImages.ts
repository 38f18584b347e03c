import fs from 'node:fs';
import path from 'node:path';
import { hash } from '@/model/hash';
import { socialImageUrl, type Product } from '@/model';
import english from '../../../translations/en.json';
import type { Card, CardProduct } from './card';
import type { PaintTask } from './job';
import { paintInThreads } from './paintInThreads';
import { revisionOf } from './revision';

/** Folders of a build, and the products with their folders in `docs-data/`. */
interface Build {
  root: string;
  content: string;
  out: string;
  products: readonly { folder: string; product: Pick<Product, 'name' | 'logo'> }[];
  /** Renders images and returns the seconds that took. By default it uses all cores. */
  paint?: (root: string, tasks: readonly PaintTask[]) => Promise<number>;
}

/** Number of images rendered, seconds that took, number taken from the cache, and size of the largest in bytes. */
interface Written {
  made: number;
  seconds: number;
  kept: number;
  largest: number;
}

interface ListedPage {
  pathname: string;
  folder: string;
  title: string;
  description: string;
}

/**
 * Writes a social image for each exported page of the manifest. Images whose text, logo and design have not changed
 * since an earlier build are taken from the cache.
 */
export async function writeSocialImages(build: Build): Promise<Written> {
  const { root, out, paint = paintInThreads } = build;
  const cache = path.join(build.content, 'cache/social-images');
  const images = listImages(build, cache);
  const missing = new Map(
    images.filter(({ file }) => !fs.existsSync(file)).map((image) => [image.file, image]),
  );
  const seconds = await paint(
    root,
    [...missing.values()].map(({ card, file }) => ({ card, file })),
  );
  for (const { file, pathname } of images) {
    const target = path.join(out, socialImageUrl(pathname));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(file, target);
  }
  forgetOthers(cache, new Set(images.map(({ file }) => path.basename(file))));
  const sizes = images.map(({ file }) => fs.statSync(file).size);
  const made = missing.size;
  return { made, seconds, kept: images.length - made, largest: Math.max(0, ...sizes) };
}

/** Lists the images of all exported pages, with their files in the cache. */
function listImages(build: Build, cache: string): (PaintTask & { pathname: string })[] {
  const { root, content, out } = build;
  const manifest = fs.readFileSync(path.join(content, 'manifest.json'), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: ListedPage[] };
  const products = readProducts(build);
  const revision = revisionOf(root);
  return pages
    .filter(({ pathname }) => fs.existsSync(path.join(out, pathname, 'index.html')))
    .map(({ pathname, folder, title, description }) => {
      const product = products.get(folder);
      if (!product)
        throw new Error(`The page ${pathname} is in a folder of no product: ${folder}.`);
      const card: Card = { title, description, product };
      const key = hash(JSON.stringify([revision, card]));
      return { pathname, card, file: path.join(cache, `${key}.png`) };
    });
}

function readProducts({ root, products }: Build): Map<string, CardProduct> {
  const site = english.shell.siteName;
  return new Map(
    products.map(({ folder, product: { name, logo } }) => {
      const file = path.join(root, 'public/static/logos', `${logo}.svg`);
      return [folder, { name, site, logo: fs.readFileSync(file, 'utf8') }];
    }),
  );
}

/** Deletes cached images that no page uses anymore. */
function forgetOthers(cache: string, used: ReadonlySet<string>): void {
  for (const name of fs.existsSync(cache) ? fs.readdirSync(cache) : []) {
    if (!used.has(name)) fs.rmSync(path.join(cache, name));
  }
}
