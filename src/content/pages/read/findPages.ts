import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { PageFile } from '../stages';
import { slugOf } from './slugOf';

const contentFolder = 'docs-data';

/**
 * Lists every markdown file below `docs-data/` that is a page, sorted by path. Readmes and translations
 * (`button-zh.md` next to `button.md`) are not. In the folder of a blog each file is a page of its own, a post.
 */
export function findPages(root: string, blogs: readonly string[]): PageFile[] {
  const folder = path.join(root, contentFolder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
  const all = new Set(files);
  return files
    .filter((file) => isPage(file) && !isTranslation(file, all))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => toPageFile(root, file, blogs));
}

/** Tells whether a page is a post: its address differs from its folder. */
export function isPost({ file, pathname }: Pick<PageFile, 'file' | 'pathname'>): boolean {
  return `${contentFolder}${pathname}` !== `${path.posix.dirname(file)}/`;
}

const isPage = (file: string): boolean =>
  file.includes('/') && !/(^|\/)(readme\.md$|node_modules\/|[._])/i.test(file);

function isTranslation(file: string, all: ReadonlySet<string>): boolean {
  const original = file.replace(/-[a-z]{2}\.md$/, '.md');
  return original !== file && all.has(original);
}

function toPageFile(root: string, name: string, blogs: readonly string[]): PageFile {
  const file = `${contentFolder}/${name}`;
  const folder = path.posix.dirname(name);
  const slug = blogs.includes(folder) && slugOf(root, file);
  return {
    file,
    pathname: slug ? `/${folder}/${slug}/` : `/${folder}/`,
    productFolder: name.split('/')[0] ?? '',
  };
}
