import type {
  BundleSizes,
  DocsProblem,
  IconFacts,
  NavItem,
  ProductFacts,
  ProductReleases,
  ProductionError,
  SiblingPages,
  Blog,
} from '@/model';
import { readJson, readShared } from './readJson';
import { requestFromCompiler } from './requestFromCompiler';
import { readManifest } from './readManifest';

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
