import type { Blog } from '@/model';
import { assembleBlog, listBlogRoutes, type OutputFile } from '@/content/pages';
import { feedFile } from './feedFile';
import { findSiblings } from '@/content/api';
import { indexOf, indexOfIndexes } from './demoIndex';
import { apiFiles } from './apiFiles';
import type { EmitInput } from './emitInput';
import { hostFiles } from './hostFiles';
import { llmsFiles } from './llms';
import { productFacts } from './productFacts';
import { releasesOf } from './releases';
import { siteComponentsFile } from './siteComponents';

/** The blog of a site without one. */
const noBlog: Blog = { title: '', description: '', posts: [], tags: [] };

/** Returns every file that belongs to no single page. */
export function siteFiles(input: EmitInput): OutputFile[] {
  const { root, site, products, pages, problems, finished = [], otherPathnames = [] } = input;
  const { gone = [] } = input;
  const bundled =
    input.bundled && new Set([...input.bundled, ...gone.map(({ pathname }) => pathname)]);
  const blog = assembleBlog(input);
  const lists = listBlogRoutes(blog).filter((route) => route.endsWith('/'));
  return [
    { file: '.content/manifest.json', content: manifest(input) },
    json(
      '.content/products.json',
      // Every page loads these facts; those of the blog are loaded by its own pages only.
      products
        .filter(({ product }) => !product.blog)
        .map(({ product, navigation }) => productFacts(root, product, navigation)),
    ),
    json(
      '.content/releases.json',
      products
        .filter(({ product }) => product.listed)
        .map(({ product }) => releasesOf(root, product)),
    ),
    json('.content/problems.json', problems),
    json('.content/siblings.json', findSiblings({ products, pages })),
    siteComponentsFile(input.components),
    indexOfIndexes(products.map(({ folder }) => folder)),
    json(
      'public/_pages.json',
      pages.map(({ pathname, title }) => ({ pathname, title })),
    ),
    ...products.flatMap(({ folder, navigation }) => [
      json(`.content/navigation/${folder}.json`, navigation),
      json(`public/_navigation/${folder}.json`, navigation),
      indexOf(folder, [...pages, ...gone], bundled),
    ]),
    ...finished,
    json('.content/blog.json', blog ?? noBlog),
    ...(blog ? [feedFile(blog, site.siteUrl)] : []),
    ...llmsFiles(input),
    ...apiFiles(input),
    ...hostFiles({ ...input, otherPathnames: [...otherPathnames, ...lists] }),
  ];
}

function json(file: string, value: unknown): OutputFile {
  return { file, content: `${JSON.stringify(value)}\n` };
}

function manifest({ pages, lastUpdated = {} }: EmitInput): string {
  const listed = pages.map((page) => {
    const { pathname, productId, productFolder, title, description, file, fullScreen } = page;
    const day = lastUpdated[pathname];
    const listing = { pathname, productId, folder: productFolder, title, description };
    const more = { ...(day && { lastUpdated: day }), ...(fullScreen && { fullScreen }) };
    return { ...listing, source: file, ...more };
  });
  return `${JSON.stringify({ pages: listed })}\n`;
}
