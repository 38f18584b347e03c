import fs from 'node:fs';
import path from 'node:path';
import type { Blog } from '@/model';
import { otherRoutes } from '@/site/routes';
import { listBlogRoutes, type PageFile, type PageSummary } from '@/content/pages';
import type { LoadedProduct } from '../products';
import { linkJudge, type JudgeLink } from './checkLinks';
import { isReference } from './findDuplicates';

/** The input of the index. */
export interface SiteContent {
  root: string;
  products: readonly LoadedProduct[];
  /** Every page file, including those that could not be compiled. */
  files: readonly PageFile[];
  pages: readonly PageSummary[];
  /** False while the reference is unknown, so that its addresses cannot be checked. */
  isComplete: boolean;
}

/** Returns the judge of links between all pages, files and announced pages of the site. */
export function judgeSiteLinks(content: SiteContent, blog: Blog | undefined): JudgeLink {
  const { root, products, files, pages, isComplete } = content;
  const feeds = products.map(({ product }) => `${product.prefix}llms.txt`);
  const uncompiled = files.map((file) => file.pathname);
  return linkJudge(pages, {
    otherRoutes: [...otherRoutes, ...feeds, ...uncompiled, ...listBlogRoutes(blog)],
    fileExists: (pathname) =>
      pathname.startsWith('/static/') && fs.existsSync(path.join(root, 'public', pathname)),
    planned: products.flatMap(({ entries }) => listPlanned(entries)),
    isPending: (pathname) => !isComplete && isGeneratedLater(pathname, products),
  });
}

/** Tells whether the page at an address, if any, is generated once the types of the packages are known. */
export function isGeneratedLater(pathname: string, products: readonly LoadedProduct[]): boolean {
  const isComparison = ({ product }: LoadedProduct) =>
    product.compares !== undefined && pathname.startsWith(product.prefix);
  return isReference(pathname) || products.some(isComparison);
}

/**
 * Returns the addresses of the `planned` entries in a `pages.ts`. Invalid entries are skipped here, and reported
 * elsewhere.
 */
function listPlanned(exported: unknown): string[] {
  if (!Array.isArray(exported)) return [];
  return (exported as readonly (Partial<Entry> | null | undefined)[]).flatMap((entry) => {
    const own = entry?.planned && typeof entry.pathname === 'string' ? [entry.pathname] : [];
    return [...own, ...listPlanned(entry?.children)];
  });
}

/** The keys that entries of any kind may have. */
interface Entry {
  pathname: string;
  planned: boolean;
  children: readonly unknown[];
}
