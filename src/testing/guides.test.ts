import fs from 'node:fs';
import path from 'node:path';
import { listNamed, toPattern, type Named } from './namedThings';

const root = path.join(__dirname, '../..');

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'docs/checks.md',
  'docs/decisions/README.md',
  'docs/dependencies.md',
  'docs/performance.md',
  'docs/specification.md',
  'docs/storage.md',
  'docs-data/README.md',
  'translations/README.md',
  'src/features/README.md',
  'docs/README.md',
  ...fs.readdirSync(path.join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
];

const notOurs = ['node_modules', '.git', '.next', '.content', 'out', 'test-results'];
const atRoot = fs.readdirSync(root).filter((name) => !notOurs.includes(name));
const generated = ['.content', '.next', 'out', '.data', 'test-results'];
const files = atRoot.flatMap((name) => {
  if (!fs.statSync(path.join(root, name)).isDirectory()) return [name];
  const below = fs.readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' });
  return below.map((file) => path.posix.join(name, file.split(path.sep).join('/')));
});

const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const check = fs.readFileSync(path.join(root, 'scripts/check.ts'), 'utf8');
const steps = [...check.matchAll(/\bname: '([^']+)'/g)].map((match) => match[1]);

function exists({ kind, name }: Named): boolean {
  if (kind === 'script') return name in scripts;
  if (kind === 'step') return steps.includes(name) || check.includes(`'${name}'`);
  if (kind === 'link') return fs.existsSync(path.join(root, name));
  const pattern = toPattern(name);
  return files.some((file) => pattern.test(file));
}

const named = (guide: string, text: string) => listNamed(guide, text, [...atRoot, ...generated]);

const missing = (guide: string, text: string) =>
  named(guide, text)
    .filter((thing) => !exists(thing))
    .map(({ kind, name, line }) => `${guide}:${line} names the ${kind} ${name}`);

it.each(guides)('%s names only what exists', (guide) => {
  const text = fs.readFileSync(path.join(root, guide), 'utf8');
  expect(named(guide, text).length).toBeGreaterThan(2);
  expect(missing(guide, text)).toEqual([]);
});

describe('the check of guides', () => {
  it('finds names of missing files, scripts and steps', () => {
    const text = [
      'See [the guide](GONE.md) and `src/gone/`, `src/model/gone.ts`, `goneFile.ts`, `.gone.ts`, `@/gone`.',
      'Run `npx jest src/gone`, `npm run gone`, `npm test -- lint "gone rules"`.',
      '```bash',
      'npm run lost   # src/lost.ts is invented here',
      '```',
      '`docs-data/<product>/gone.md`, `src/gone/*.ts` and `src/{model,gone}/page.tsx`.',
    ].join('\n');
    expect(missing('docs-data/README.md', text)).toEqual([
      'docs-data/README.md:1 names the path src/gone',
      'docs-data/README.md:1 names the path src/model/gone.ts',
      'docs-data/README.md:1 names the path goneFile.ts',
      'docs-data/README.md:1 names the path .gone.ts',
      'docs-data/README.md:1 names the path src/gone',
      'docs-data/README.md:1 names the link docs-data/GONE.md',
      'docs-data/README.md:2 names the script gone',
      'docs-data/README.md:2 names the step gone rules',
      'docs-data/README.md:2 names the path src/gone',
      'docs-data/README.md:4 names the script lost',
      'docs-data/README.md:6 names the path docs-data/<product>/gone.md',
      'docs-data/README.md:6 names the path src/gone/*.ts',
      'docs-data/README.md:6 names the path src/{model,gone}/page.tsx',
    ]);
  });

  it('accepts existing names, placeholders, patterns and generated files', () => {
    const text = [
      '[Model](../src/model/page.ts), [site](https://example.com/), `/material-ui/react-button/`,',
      '`src/model/`, `page.ts`, `.test.ts`, `@/model`, `pages/material-ui/[[...slug]].tsx`, `.content/gone.json`,',
      '`docs-data/<product>/pages.ts`, `src/**/*.css`, `src/{model,gone}/page.ts`, `public/gone.md`,',
      '`npm start -- --no-build`, `npm run build`, `npm ci`, `npm test -- "import rules" lint`.',
    ].join('\n');
    expect(missing('docs-data/README.md', text)).toEqual([]);
  });
});
