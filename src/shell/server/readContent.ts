import fs from 'node:fs/promises';
import path from 'node:path';
import { askCompiler } from './askCompiler';
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

/** What the compiler says of every page, for lists of addresses. */
export interface Manifest {
  pages: {
    pathname: string;
    productId: string;
    /** Folder of the product in `docs-data/`. */
    folder: string;
    title: string;
    description: string;
    source: string;
    /** Day of the last change, `2026-11-23`, where it is known. */
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

/** Reads a file every page needs; a build reads it once, `next dev` each time. */
function readShared<T>(file: string): Promise<T> {
  if (process.env.NODE_ENV === 'development') return readJson<T>(file);
  const known = remembered.get(file) ?? readJson<T>(file);
  remembered.set(file, known);
  return known as Promise<T>;
}

/** The page at an address, as the compiler wrote it; undefined where there is none. `next dev` has it compiled first. */
export async function readPage(pathname: string): Promise<Page | undefined> {
  if (process.env.NODE_ENV === 'development' && !(await askCompiler(pathname))) return undefined;
  return readWrittenPage(pathname);
}

/** The page at an address as the last compilation wrote it, whatever its source says by now. */
export async function readWrittenPage(pathname: string): Promise<Page | undefined> {
  try {
    return await readJson<Page>(`pages/${pathname.replace(/^\/|\/$/g, '')}.json`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** All pages of the site. */
export function readManifest(): Promise<Manifest> {
  return readShared<Manifest>('manifest.json');
}

/** The side navigation of the product in a folder of `docs-data/`. */
export function readNavigation(folder: string): Promise<NavItem[]> {
  return readShared<NavItem[]>(`navigation/${folder}.json`);
}

/** All products with their versions. */
export function readProducts(): Promise<ProductFacts[]> {
  return readShared<ProductFacts[]>('products.json');
}

/** Every version of the products that are listed. */
export function readReleases(): Promise<ProductReleases[]> {
  return readShared<ProductReleases[]>('releases.json');
}

/** The authors' errors of the last compilation; a build with any does not get this far. */
export function readProblems(): Promise<DocsProblem[]> {
  return readJson<DocsProblem[]>('problems.json');
}

/** The messages of the libraries' minified errors. */
export function readProductionErrors(): Promise<ProductionError[]> {
  return readShared<ProductionError[]>('production-errors.json');
}

/** The icons of the products that have some. */
export function readIcons(): Promise<IconFacts[]> {
  return readShared<IconFacts[]>('icons.json');
}

/** The bundle size of everything that can be imported. */
export function readBundleSizes(): Promise<BundleSizes> {
  return readShared<BundleSizes>('bundle-sizes.json');
}

/** Where the components that pages are about are described in other products. */
export function readSiblings(): Promise<SiblingPages> {
  return readShared<SiblingPages>('siblings.json');
}

/** The posts of the blog that are compiled. */
export function readKnownPosts(): Promise<Blog> {
  return readShared<Blog>('blog.json');
}

/** The posts of the blog in a folder of `docs-data/`. In development each of them is compiled first. */
export async function readBlog(folder: string): Promise<Blog> {
  if (process.env.NODE_ENV === 'development') {
    const { pages } = await readManifest();
    const posts = pages.filter((page) => page.folder === folder);
    await Promise.all(posts.map(({ pathname }) => askCompiler(pathname)));
  }
  return readKnownPosts();
}
