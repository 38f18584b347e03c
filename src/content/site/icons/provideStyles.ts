import type { DocsProblem, IconFacts, ProductIcons } from '@/model';
import { hash } from '@/model/hash';
import { installedVersion } from '@/content/packages';
import { format, isStillWritten, type CachedIcons } from './iconRecord';
import { writeHashed, type Source } from './writeHashed';

/** The files of the icons themselves. */
export interface IconFiles extends Pick<IconFacts, 'styles' | 'namesUrl'> {
  key: string;
  problems: DocsProblem[];
}

/** Provides the files of the styles and names of a product's icons; writes them only if their modules changed. */
export async function provideStyles(
  source: Source,
  last: CachedIcons | undefined,
): Promise<IconFiles> {
  const { root, icons } = source;
  const { packageName, styles } = icons;
  const version = installedVersion(root, packageName);
  const key = hash(JSON.stringify([format, packageName, version, styles]));
  const facts = last?.key === key ? last.facts : undefined;
  if (facts && [facts.namesUrl, ...facts.styles.map(({ url }) => url)].every(isIn(root))) {
    return { key, styles: facts.styles, namesUrl: facts.namesUrl, problems: [] };
  }
  return writeStyles(source, key);
}

function isIn(root: string) {
  return (url: string) => isStillWritten(root, url);
}

async function writeStyles(source: Source, key: string): Promise<IconFiles> {
  const { root, icons } = source;
  // Not needed by a run with nothing to read.
  const { readIcons } = await import('./readIcons');
  const { styles, names, unread } = readIcons(root, icons);
  const [first, ...others] = await Promise.all(
    styles.map(async ({ style, lines }) => {
      const name = style.name.replaceAll(' ', '');
      const url = await writeHashed(source, { name, end: 'txt', text: joinLines(lines) });
      return { ...style, url, count: lines.length };
    }),
  );
  if (!first) throw new Error(`The icons of ${icons.packageName} have no style.`);
  const list = { name: 'names', end: 'txt', text: joinLines(names) };
  return {
    // An empty key makes the next run report unreadable modules again.
    key: unread.length > 0 ? '' : key,
    styles: [first, ...others],
    namesUrl: await writeHashed(source, list),
    problems: unread.map((module) => unreadProblem(icons, module)),
  };
}

function unreadProblem({ packageName }: ProductIcons, module: string): DocsProblem {
  return {
    file: `node_modules/${packageName}/${module}.js`,
    ...{ line: 1, column: 1 },
    what: `The icon ${module} is not an SVG drawing in a known form.`,
    fix: 'Make src/content/site/icons/runIcon.ts read this form.',
  };
}

function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
