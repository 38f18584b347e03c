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

/** A page to be checked, as far as it could be compiled. */
export interface CheckedPage extends PageFile {
  /** Undefined where the file could not be read as a page. */
  compiled?: CompiledPage;
  /** What the compiler finds wrong with it. */
  problems: CheckProblem[];
  /** The author's files, from the root: the page's, its demos' and what lies next to them. */
  files: string[];
}

/** What is made of the packages besides their reference is no matter of one page. */
const readReference: ReadReference = async (root, products) => {
  const { docs } = await extractApi(root, products).read;
  return { docs, packageOutput: Promise.resolve({ files: [], problems: [] }) };
};

/** Compiles and checks the site's content, and keeps the results for the next time. Writes no page. */
export async function inspectSite(root: string): Promise<Inspection> {
  await writeThemeCss(root);
  await writeDemoThemes(root);
  const compiler = new SiteCompiler(root, 'build', { readReference });
  const inspection = await compiler.inspect();
  await writeFacts(root, inspection);
  compiler.save();
  return inspection;
}

/** Lists of versions and icons are read while a page is made, as a build writes them. */
async function writeFacts(root: string, { products: all }: Inspection): Promise<void> {
  const products = all.map(({ product }) => product);
  const releases = products.filter(({ listed }) => listed).map((one) => releasesOf(root, one));
  const { icons } = await provideIcons(root, products);
  const write = (file: string, facts: unknown) =>
    fs.writeFileSync(path.join(root, '.content', file), JSON.stringify(facts));
  write('releases.json', releases);
  write('icons.json', icons);
}

/** The pages that are asked for, with what the compiler says of them. */
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

/** Posts of the blog share a folder; every other page has one of its own. */
function listFiles(root: string, page: PageFile, compiled: CompiledPage | undefined): string[] {
  const folder = path.posix.dirname(page.file);
  const isShared = markdownIn(root, folder).length > 1;
  const neighbors = isShared ? [page.file] : filesOf(root, folder);
  const inputs = Object.keys(compiled?.inputs ?? {}).filter((file) =>
    file.startsWith('docs-data/'),
  );
  return [...new Set([...neighbors, ...inputs])].filter((file) => isFile(root, file)).sort();
}

/** Files of a folder and of those below it that are no pages themselves. */
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
