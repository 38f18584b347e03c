import fs from 'node:fs/promises';
import path from 'node:path';
import { requestFromCompiler } from './requestFromCompiler';
import type {
  Blog,
  BundleSizes,
  DocsProblem,
  IconFacts,
  NavItem,
  Page,
  ProductFacts,
  ProductReleases,
  ProductionError,
  SiblingPages,
} from '@/model';

/** The compiler's list of all pages, from which `getStaticPaths` is answered. */
export interface Manifest {
  pages: {
    pathname: string;
    productId: string;
    /** Folder of the product in `docs-data/`. */
    folder: string;
    title: string;
    description: string;
    source: string;
    /** Date of the last change, such as `2026-11-23`, if known. */
    lastUpdated?: string;
    /** Whether its demo fills the window; missing means no. */
    fullScreen?: boolean;
  }[];
}

const remembered = new Map<string, Promise<unknown>>();

async function readJson<T>(file: string): Promise<T> {
  const where = path.join(/* turbopackIgnore: true */ process.cwd(), '.content', file);
  return JSON.parse(await fs.readFile(where, 'utf8')) as T;
}

/** Reads a JSON file that every page needs. A build reads it once, `next dev` each time. */
function readShared<T>(file: string): Promise<T> {
  if (process.env.NODE_ENV === 'development') return readJson<T>(file);
  const known = remembered.get(file) ?? readJson<T>(file);
  remembered.set(file, known);
  return known as Promise<T>;
}

/** Reads the page at a path; undefined if there is none. In development, it is compiled first. */
export async function readPage(pathname: string): Promise<Page | undefined> {
  if (process.env.NODE_ENV === 'development' && !(await requestFromCompiler(pathname)))
    return undefined;
  return readWrittenPage(pathname);
}

/** Reads the page at a path as the last compilation wrote it, even if its source has changed since. */
export async function readWrittenPage(pathname: string): Promise<Page | undefined> {
  try {
    return await readJson<Page>(`pages/${pathname.replace(/^\/|\/$/g, '')}.json`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads the list of all pages of the site. */
export function readManifest(): Promise<Manifest> {
  return readShared<Manifest>('manifest.json');
}

/** Reads the side navigation of the product in a folder of `docs-data/`. */
export function readNavigation(folder: string): Promise<NavItem[]> {
  return readShared<NavItem[]>(`navigation/${folder}.json`);
}

/** Reads all products with their versions. */
export function readProducts(): Promise<ProductFacts[]> {
  return readShared<ProductFacts[]>('products.json');
}

/** Reads all versions of the listed products. */
export function readReleases(): Promise<ProductReleases[]> {
  return readShared<ProductReleases[]>('releases.json');
}

/** Reads the authors' errors of the last compilation. In a build there are none, because it would have stopped. */
export function readProblems(): Promise<DocsProblem[]> {
  return readJson<DocsProblem[]>('problems.json');
}

/** Reads the messages of the libraries' minified errors. */
export function readProductionErrors(): Promise<ProductionError[]> {
  return readShared<ProductionError[]>('production-errors.json');
}

/** Reads the icons of all products that have icons. */
export function readIcons(): Promise<IconFacts[]> {
  return readShared<IconFacts[]>('icons.json');
}

/** Reads the bundle sizes of all exports of the products' packages. */
export function readBundleSizes(): Promise<BundleSizes> {
  return readShared<BundleSizes>('bundle-sizes.json');
}

/** Reads the paths of pages about the same component in other products, by page. */
export function readSiblings(): Promise<SiblingPages> {
  return readShared<SiblingPages>('siblings.json');
}

/** Reads the posts of the blog that were compiled so far. */
export function readKnownPosts(): Promise<Blog> {
  return readShared<Blog>('blog.json');
}

/** Reads the posts of the blog in a folder of `docs-data/`. In development, each of them is compiled first. */
export async function readBlog(folder: string): Promise<Blog> {
  if (process.env.NODE_ENV === 'development') {
    const { pages } = await readManifest();
    const posts = pages.filter((page) => page.folder === folder);
    await Promise.all(posts.map(({ pathname }) => requestFromCompiler(pathname)));
  }
  return readKnownPosts();
}
