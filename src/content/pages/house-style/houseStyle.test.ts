import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DemoOptions, DocsProblem, HouseStyle } from '@/model';
import { parseModule } from '../collect/parseModule';
import { readPage } from '../read';
import { checkDemoStyle, checkPageStyle, readFacts } from '.';

const update = process.env.UPDATE_FIXTURES === '1';
const fixtures = path.join(__dirname, 'fixtures');

const style: HouseStyle = {
  kinds: [
    { pages: '/lib/guide-*/', kind: 'guide' },
    { pages: '/lib/component-*/', kind: 'component' },
    { pages: '/lib/right-*/', kind: 'data grid topic' },
    { pages: '/lib/chart/**', kind: 'chart' },
  ],
  packagesWithoutIndex: ['@acme/ui'],
  classPrefixes: ['Acme'],
};

/** Returns the house style's problems of the `page.md` and the demos of a folder. */
function problemsOf(folder: string): DocsProblem[] {
  const name = path.basename(folder);
  const kindless = name.startsWith('unknown-') ? name : `chart/${name}`;
  const known = /^(?:guide|component|right)-/.test(name) ? name : kindless;
  const file = { file: 'page.md', pathname: `/lib/${known}/`, productFolder: 'lib' };
  const hasPage = existsSync(path.join(folder, 'page.md'));
  const facts = readFacts(folder, 'facts.ts.txt');
  const onPage = hasPage ? checkPageStyle(readPage(folder, file), style, facts) : [];
  const demos = readdirSync(folder).filter((entry) => entry.endsWith('.tsx.txt'));
  return [...onPage, ...demos.flatMap((demo) => problemsOfDemo(folder, demo))];
}

/** Returns the problems of a demo. Its first line may contain the page's options for it: `// {"iframe": true}`. */
function problemsOfDemo(folder: string, entry: string): DocsProblem[] {
  const text = readFileSync(path.join(folder, entry), 'utf8');
  const file = entry.replace(/\.txt$/, '');
  const [, options = '{}'] = /^\/\/ (\{.*\})\n/.exec(text) ?? [];
  const code = text.replace(/^\/\/ \{.*\}\n/, '');
  const demo = { name: file.slice(0, -4), options: JSON.parse(options) as DemoOptions };
  const files = [{ file, code, module: parseModule(file, code) }];
  return checkDemoStyle({ demo, files, hasPreview: !code.includes('no preview') }, style);
}

const print = ({ file, line, column, what, fix, severity, rule }: DocsProblem): string =>
  `${file}:${line}:${column}  ${what}  ${fix}  [${rule}, ${severity}]\n`;

describe.each(readdirSync(fixtures).sort())('%s', (name) => {
  const folder = path.join(fixtures, name);

  it(name.startsWith('right') ? 'has nothing to fix' : 'tells its author what to fix', () => {
    const report = problemsOf(folder).map(print).join('');
    if (name.startsWith('right')) return expect(report).toBe('');
    expect(report).not.toBe('');
    const expected = path.join(folder, 'problems.txt');
    if (update) writeFileSync(expected, report);
    expect(report).toBe(readFileSync(expected, 'utf8'));
  });
});

test('does not check a product without a house style', () => {
  const folder = path.join(fixtures, 'words');
  const source = readPage(folder, { file: 'page.md', pathname: '/lib/a/', productFolder: 'lib' });
  expect(checkPageStyle(source, undefined, [])).toEqual([]);
});
