import type { Blog, DocsProblem, NavItem } from '@/model';
import type { PageSummary, ProductContent } from '@/content/pages';
import type { LoadedProduct } from '../products';
import type { JudgeLink } from './checkLinks';
import { checkEntries } from './checkEntries';
import { checkFactLinks } from './checkFactLinks';
import { checkReferences } from './checkReferences';
import { isReference } from './findDuplicates';
import { readEntries } from './readEntries';
import { resolveItems } from './resolveItems';
import { placeInFile } from './placeInFile';
import type { SiteContent } from './judgeSiteLinks';

/** The content with what is known of the whole site, and the problems found so far. */
export interface SoFar extends Pick<SiteContent, 'files' | 'pages' | 'isComplete'> {
  problems: DocsProblem[];
  blog?: Blog;
  judge: JudgeLink;
}

/** Resolves the navigation of a product, checks it, and adds its problems to those of the site. */
export async function indexProduct(
  root: string,
  loaded: LoadedProduct,
  soFar: SoFar,
): Promise<ProductContent> {
  const { folder, product, pagesFile, facts } = loaded;
  const astray = checkFactLinks(loaded, soFar.judge);
  soFar.problems.push(...(await placeInFile(root, facts.file, astray)));
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
    unlisted: Array.isArray(loaded.unlisted) ? loaded.unlisted : [],
    judge: soFar.judge,
  });
  const withoutEntry = read.hasGaps ? [] : checkReferences(read.entries, references);
  const unplaced = [...read.problems, ...inFile, ...withoutEntry];
  soFar.problems.push(...atPages, ...(await placeInFile(root, pagesFile, unplaced)));
  return { folder, product, navigation };
}

const isGenerated = ({ reference, comparison }: PageSummary) =>
  reference !== undefined || comparison !== undefined;

/** Lists the posts of a blog as its navigation, which has no file of its own. */
function listPosts(blog: Blog | undefined): NavItem[] {
  return (blog?.posts ?? []).map(({ title, pathname }) => ({ kind: 'page', title, pathname }));
}
