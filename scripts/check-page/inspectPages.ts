import fs from 'node:fs';
import path from 'node:path';
import type { DocsProblem } from '@/model';
import { writeThemeCss } from '@/base/theme/server';
import { writeDemoThemes, provideIcons } from '@/content/site';
import { belongsToPage } from '@/shell/server/belongsToPage';
import { releasesOf } from '@/content/output';
import type { ReadReference } from '@/content/api';
import { extractApi, SiteCompiler, type Inspection } from '@/content/run';
import type { CompiledPage, PageFile } from '@/content/pages';
import type { CheckName, CheckProblem } from './problem';

/** A page to check, with what the compiler made of it. */
export interface CheckedPage extends PageFile {
  /** Undefined if the file could not be read as a page. */
  compiled?: CompiledPage;
  /** Problems the compiler found. */
  problems: CheckProblem[];
  /** Paths of the author's files, from the root: the page, its demos, and other files in their folders. */
  files: string[];
}

/** Reads the API reference only: a check of pages doesn't need what else is made of the packages. */
const readReference: ReadReference = async (root, products) => {
  const { docs } = await extractApi(root, products).read;
  return { docs, packageOutput: Promise.resolve({ files: [], problems: [] }) };
};

/** Compiles and checks the content of the site, and caches the results for the next run. Writes no pages. */
export async function inspectSite(root: string): Promise<Inspection> {
  await writeThemeCss(root);
  await writeDemoThemes(root);
  const compiler = new SiteCompiler(root, 'build', { readReference });
  const inspection = await compiler.inspect();
  await writeFacts(root, inspection);
  compiler.save();
  return inspection;
}

/** Writes the lists of versions and icons to `.content/`, as a build does: rendering a page reads them. */
async function writeFacts(root: string, { products: all }: Inspection): Promise<void> {
  const products = all.map(({ product }) => product);
  const releases = products.filter(({ listed }) => listed).map((one) => releasesOf(root, one));
  const { icons } = await provideIcons(root, products);
  const write = (file: string, facts: unknown) =>
    fs.writeFileSync(path.join(root, '.content', file), JSON.stringify(facts));
  write('releases.json', releases);
  write('icons.json', icons);
}

/** Returns the requested pages with their compiled content and the compiler's problems. */
export function inspectPages(
  root: string,
  inspection: Inspection,
  requested: readonly PageFile[],
): CheckedPage[] {
  return requested.map((page) => {
    const compiled = inspection.read(page.pathname);
    const place = {
      page: { pathname: page.pathname, source: page.file },
      folder: page.productFolder,
    };
    const problems = inspection.problems
      .filter((problem) => belongsToPage(problem, place))
      .map((problem) => ({ ...problem, check: checkOf(problem) }));
    return { ...page, compiled, problems, files: listFiles(root, page, compiled) };
  });
}

const ofReference = ['API names', 'deprecated props'];

function checkOf({ rule, severity }: DocsProblem): CheckName {
  if (rule && ofReference.includes(rule)) return 'API names';
  return severity ? 'house style' : 'content';
}

/** Lists the files of a page. Blog posts share a folder, every other page has its own. */
function listFiles(root: string, page: PageFile, compiled: CompiledPage | undefined): string[] {
  const folder = path.posix.dirname(page.file);
  const isShared = markdownIn(root, folder).length > 1;
  const neighbors = isShared ? [page.file] : filesOf(root, folder);
  const inputs = Object.keys(compiled?.inputs ?? {}).filter((file) =>
    file.startsWith('docs-data/'),
  );
  return [...new Set([...neighbors, ...inputs])].filter((file) => isFile(root, file)).sort();
}

/** Returns the files of a folder and its subfolders, except subfolders with pages. */
function filesOf(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isFile()) return [file];
    return holdsPages(root, file) ? [] : filesOf(root, file);
  });
}

function holdsPages(root: string, folder: string): boolean {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .some((name) => name.endsWith('.md'));
}

function markdownIn(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.md'));
}

function isFile(root: string, file: string): boolean {
  return fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
