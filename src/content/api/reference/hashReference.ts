import { environment } from '@/site';
import { hash } from '@/model/hash';
import { listAnatomies } from './anatomies';
import type { ReferenceContent } from './planPages';
import type { FollowLink } from './print/links';
import type { ReferencePage } from './stages';

/** The content of the reference, and what it is compiled with. */
interface HashedContent extends ReferenceContent {
  root: string;
  /** Hash of the compiler itself. */
  compiler: string;
}

/** Hashes everything that decides which pages exist, what they look like and where their links lead. */
export function hashReference({ root, compiler, docs, products, pages }: HashedContent): string {
  const facts = products.map(({ folder, product }) => [folder, product]);
  const written = pages.map((page) => {
    const { pathname, productId, title, documents, anchors, demos } = page;
    return [pathname, productId, title, documents, anchors, demos];
  });
  return hash(
    JSON.stringify([
      compiler,
      listAnatomies(root, products, docs),
      environment.siteUrl,
      facts,
      written,
      docs,
    ]),
  );
}

/** Hashes everything that decides what a page of the reference looks like. Link targets also depend on other pages. */
export function hashPage(page: ReferencePage, compiler: string, follow: FollowLink): string {
  const { docs, demos, tabbed, product, anatomies } = page;
  const shown = docs.map(({ name }) => demos[name]);
  const { projectTheme, demoSheets } = product;
  const text = JSON.stringify([docs, shown, tabbed, projectTheme, anatomies, demoSheets]);
  const links = [...text.matchAll(/(?:\]\(|<)((?:https?:\/|\/)[^)\s>"\\]*)/g)].map(
    ([, href = '']) => follow(href),
  );
  return hash(JSON.stringify([compiler, environment.siteUrl, text, links]));
}
