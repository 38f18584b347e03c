import fs from 'node:fs';
import path from 'node:path';
import type { Blog, DocsProblem, NavItem } from '@/model';
import { otherRoutes } from '@/site/routes';
import { assembleBlog, listBlogRoutes } from '../blog';
import type { LoadedProduct } from '../products';
import type { PageFile, PageSummary, ProductContent } from '../stages';
import { checkEntries, isReference } from './checkEntries';
import { checkLinks } from './checkLinks';
import { checkReferences } from './checkReferences';
import { readEntries, type NavSource } from './readEntries';
import { resolveItems } from './resolveItems';
import { SourceText } from './sourceText';

/** The site as a whole: its products with their navigation, and what is wrong between pages. */
export interface SiteIndex {
  products: ProductContent[];
  problems: DocsProblem[];
}

/** All there is to index. */
export interface SiteContent {
  root: string;
  products: readonly LoadedProduct[];
  /** Every page file, also those whose page could not be compiled. */
  files: readonly PageFile[];
  pages: readonly PageSummary[];
  /** False while the reference is not known: nobody can tell then which of its addresses exist. */
  isComplete: boolean;
}

/** Step 5: resolves the navigation of every product and checks navigation, links and anchors across all pages. */
export function indexSite(content: SiteContent): SiteIndex {
  const { root, products: loaded, files, pages, isComplete } = content;
  const problems: DocsProblem[] = [];
  const blog = assembleBlog({ products: loaded, pages });
  const soFar = { files, pages, problems, blog };
  const products = loaded.map((product) => indexProduct(root, product, soFar));
  const feeds = loaded.map(({ product }) => `${product.prefix}llms.txt`);
  const fileExists = (pathname: string) =>
    pathname.startsWith('/static/') && fs.existsSync(path.join(root, 'public', pathname));
  const uncompiled = files.map((file) => file.pathname);
  const routes = [...otherRoutes, ...feeds, ...uncompiled, ...listBlogRoutes(blog)];
  const links = checkLinks(pages, {
    otherRoutes: routes,
    fileExists,
    isPending: (pathname) => !isComplete && isReference(pathname),
  });
  return { products, problems: [...problems, ...links] };
}

interface SoFar {
  files: readonly PageFile[];
  pages: readonly PageSummary[];
  problems: DocsProblem[];
  blog?: Blog;
}

function indexProduct(root: string, loaded: LoadedProduct, soFar: SoFar): ProductContent {
  const { folder, product, pagesFile } = loaded;
  if (product.blog) return { folder, product, navigation: listPosts(soFar.blog) };
  const own = soFar.files.filter((page) => page.productFolder === folder);
  const references = soFar.pages.filter((page) => page.reference && page.productFolder === folder);
  if (loaded.entries === undefined && own.length + references.length === 0)
    return { folder, product, navigation: [] };
  const file = path.join(root, pagesFile);
  const text = new SourceText(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
  const source: NavSource = { file: pagesFile, text, problems: soFar.problems };
  const entries = readEntries(loaded.entries, source);
  const context = {
    file: pagesFile,
    prefix: product.prefix,
    pages: new Map(own.map((page) => [page.pathname, page.file])),
    unlisted: Array.isArray(loaded.unlisted) ? (loaded.unlisted as string[]) : [],
  };
  soFar.problems.push(
    ...checkEntries(entries, context),
    ...checkReferences(entries, references, pagesFile),
  );
  return { folder, product, navigation: resolveItems(entries, references) };
}

/** The navigation of a blog lists its posts; nobody writes it. */
function listPosts(blog: Blog | undefined): NavItem[] {
  return (blog?.posts ?? []).map(({ title, pathname }) => ({ kind: 'page', title, pathname }));
}
