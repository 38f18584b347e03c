import fs from 'node:fs';
import path from 'node:path';
import type { Blog, DocsProblem, NavItem } from '@/model';
import { otherRoutes } from '@/site/routes';
import {
  assembleBlog,
  listBlogRoutes,
  type PageFile,
  type PageSummary,
  type ProductContent,
} from '@/content/pages';
import type { LoadedProduct } from '../products';
import { checkEntries, isReference } from './checkEntries';
import { checkLinks, linkJudge, type JudgeLink } from './checkLinks';
import { checkFactLinks } from './checkFactLinks';
import { checkReferences } from './checkReferences';
import type { NavProblem } from './navProblem';
import { readEntries } from './readEntries';
import { resolveItems } from './resolveItems';

/** The whole site: its products with their navigation, and the problems across pages. */
export interface SiteIndex {
  products: ProductContent[];
  problems: DocsProblem[];
}

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

/** Step 5: resolves the navigation of every product and checks navigation, links and anchors across all pages. */
export async function indexSite(content: SiteContent): Promise<SiteIndex> {
  const { root, products: loaded, pages } = content;
  const blog = assembleBlog({ products: loaded, pages });
  const soFar: SoFar = { ...content, blog, problems: [], judge: judgeOf(content, blog) };
  const products: ProductContent[] = [];
  for (const product of loaded) products.push(await indexProduct(root, product, soFar));
  // Without any product, no address is known.
  const links = loaded.length > 0 ? checkLinks(pages, soFar.judge) : [];
  return { products, problems: [...soFar.problems, ...links] };
}

function judgeOf(content: SiteContent, blog: Blog | undefined): JudgeLink {
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

interface SoFar extends Pick<SiteContent, 'files' | 'pages' | 'isComplete'> {
  problems: DocsProblem[];
  blog?: Blog;
  judge: JudgeLink;
}

async function indexProduct(
  root: string,
  loaded: LoadedProduct,
  soFar: SoFar,
): Promise<ProductContent> {
  const { folder, product, pagesFile, facts } = loaded;
  const astray = checkFactLinks(loaded, soFar.judge);
  soFar.problems.push(...(await place(astray, path.join(root, facts.file), facts.file)));
  if (product.blog) return { folder, product, navigation: listPosts(soFar.blog) };
  const own = soFar.files.filter((page) => page.productFolder === folder);
  const references = soFar.pages.filter(
    (page) => isGenerated(page) && page.productFolder === folder,
  );
  if (loaded.entries === undefined && !loaded.problem && own.length + references.length === 0)
    return { folder, product, navigation: [] };
  const read = readEntries(loaded.entries);
  const navigation = resolveItems(read.entries, references);
  if (loaded.problem) {
    // The entries are those of an earlier run; their problems cannot be reported now.
    soFar.problems.push(loaded.problem);
    return { folder, product, navigation };
  }
  const known = new Set(references.map(({ pathname }) => pathname));
  const { inFile, atPages } = checkEntries(read, {
    file: pagesFile,
    prefix: product.prefix,
    pages: new Map(own.map((page) => [page.pathname, page.file])),
    isReference: (pathname) => known.has(pathname) || (!soFar.isComplete && isReference(pathname)),
    unlisted: Array.isArray(loaded.unlisted) ? (loaded.unlisted as string[]) : [],
    judge: soFar.judge,
  });
  const withoutEntry = read.hasGaps ? [] : checkReferences(read.entries, references);
  const unplaced = [...read.problems, ...inFile, ...withoutEntry];
  soFar.problems.push(
    ...atPages,
    ...(await place(unplaced, path.join(root, pagesFile), pagesFile)),
  );
  return { folder, product, navigation };
}

const isGenerated = ({ reference, comparison }: PageSummary) =>
  reference !== undefined || comparison !== undefined;

/** Adds positions to problems. The parser takes longer to load than a run without problems takes. */
async function place(
  problems: readonly NavProblem[],
  absolute: string,
  file: string,
): Promise<DocsProblem[]> {
  if (problems.length === 0) return [];
  const { placeProblems } = await import('./navSource');
  const code = fs.existsSync(absolute) ? fs.readFileSync(absolute, 'utf8') : '';
  return placeProblems(problems, file, code);
}

/** Lists the posts of a blog as its navigation, which has no file of its own. */
function listPosts(blog: Blog | undefined): NavItem[] {
  return (blog?.posts ?? []).map(({ title, pathname }) => ({ kind: 'page', title, pathname }));
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
