import fs from 'node:fs';
import path from 'node:path';
import { deriveTitle, type LoadedProduct } from '@/content/site';
import type { Change } from './changes';
import { choosePlace, type NavPlace } from './choosePlace';
import { append } from './literals';
import { UsageError } from './usageError';
import { fileNameOf, kebabCase, pascalCase, readAddress, readTitle } from './names';
import { readNavigation } from './navigation';
import { print } from './print';
import { findProduct, listPageFiles } from './products';
import type { Request } from './readRequest';
import { demoText, pageText } from './templates';

/** Returns the changes for a new page: its markdown, a first demo and its entry in the navigation. */
export async function newPage(root: string, { values, options }: Request): Promise<Change[]> {
  const pathname = readAddress(values[0] ?? '');
  const product = await findProduct(root, pathname);
  const there = (await listPageFiles(root)).find((page) => page.pathname === pathname);
  if (there) {
    const fix = `Edit ${there.file}, or choose another address.`;
    throw new UsageError(`The page ${pathname} exists already.`, fix);
  }
  const title = readTitle(options.title ?? deriveTitle(pathname));
  const name = fileNameOf(pathname);
  const demo = `Basic${pascalCase(name)}`;
  const folder = `docs-data${pathname}`;
  const demoFile = `${folder}${demo}.tsx`;
  const text = pageText({ productId: product.product.id, title, demo });
  return [
    { kind: 'create', file: `${folder}${name}.md`, text },
    { kind: 'create', file: demoFile, text: await print(demoFile, demoText(demo)) },
    ...(await listPage(root, product, { pathname, title, group: options.group })),
  ];
}

interface Listed {
  pathname: string;
  title: string;
  group?: string;
}

/** Returns the change of the navigation; none for a page that is listed already, or deliberately left out. */
async function listPage(root: string, product: LoadedProduct, page: Listed): Promise<Change[]> {
  const { pathname, group } = page;
  const file = product.pagesFile;
  if (!fs.existsSync(path.join(root, file))) {
    const what = `${product.product.name} has no pages here: there is no ${file}.`;
    throw new UsageError(what, 'Write that file and a route; docs-data/README.md says how.');
  }
  const lists = readNavigation(file, fs.readFileSync(path.join(root, file), 'utf8'));
  const unlisted = Array.isArray(product.unlisted) ? (product.unlisted as unknown[]) : [];
  if (unlisted.includes(pathname) || lists.some(({ pages }) => pages.includes(pathname))) return [];
  const place = choosePlace(lists, pathname, group);
  const text = append(place.list.literal, entryText(page, place));
  return [{ kind: 'edit', file, text: await print(file, text) }];
}

function entryText({ pathname, title }: Listed, { subheader }: NavPlace): string {
  const own = title === deriveTitle(pathname) ? '' : `, title: ${JSON.stringify(title)}`;
  const entry = `{ kind: 'page', pathname: '${pathname}'${own} }`;
  if (subheader === undefined) return `${entry},`;
  const name = kebabCase(subheader);
  const shown = subheader === deriveTitle(name) ? '' : `title: ${JSON.stringify(subheader)},`;
  return `{\nkind: 'subheader', subheader: '${name}', ${shown} children: [${entry}] },`;
}
