import { execFileSync } from 'node:child_process';
import { readLastUpdated } from './lastUpdated';
import { ContentTree } from '@/content/testing/contentTree';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

function git(args: readonly string[], day = '2026-01-01'): void {
  const date = `${day}T12:00:00Z`;
  const author = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com', GIT_AUTHOR_DATE: date };
  const committer = Object.entries(author).map(([key, value]) => [
    key.replace('AUTHOR', 'COMMITTER'),
    value,
  ]);
  const env = { ...process.env, ...author, ...Object.fromEntries(committer) };
  execFileSync('git', args, { cwd: tree.root, stdio: 'ignore', env });
}

/** Writes a file and commits it with a date. */
function commit(file: string, day: string, text = day): void {
  tree.write(file, text);
  git(['add', file]);
  git(['commit', '-m', day], day);
}

const page = (name: string) => ({
  file: `docs-data/rail/${name}/${name}.md`,
  pathname: `/rail/${name}/`,
  productFolder: 'rail',
});

it("is the date of the last commit in the page's folder", () => {
  git(['init']);
  commit('docs-data/rail/fare/fare.md', '2026-01-02');
  commit('docs-data/rail/seat/seat.md', '2026-01-03');
  commit('docs-data/rail/fare/Fare.tsx', '2026-01-04');
  commit('docs-data/rail/fare/sub/other.md', '2026-01-05');
  expect(readLastUpdated(tree.root, [page('fare'), page('seat'), page('new')])).toEqual({
    '/rail/fare/': '2026-01-04',
    '/rail/seat/': '2026-01-03',
  });
});

it('counts a file whose name is not in ASCII', () => {
  git(['init']);
  commit('docs-data/rail/fare/fare.md', '2026-01-02');
  commit('docs-data/rail/fare/Größe 号.tsx', '2026-01-03');
  expect(readLastUpdated(tree.root, [page('fare')])).toEqual({ '/rail/fare/': '2026-01-03' });
});

it('is the date of the last version change of the package for a generated page', () => {
  git(['init']);
  const depend = (rail: string, fare: string, day: string) => {
    const dependencies = { '@line/rail': rail, fare };
    commit('package.json', day, JSON.stringify({ version: '1.0.0', dependencies }, null, 2));
  };
  depend('1.0.0', '1.0.0', '2026-01-02');
  depend('1.1.0', '1.0.0', '2026-01-03');
  depend('1.1.0', '2.0.0', '2026-01-04');
  const generated = (name: string) => ({
    file: `node_modules/${name}/package.json`,
    pathname: `/api/${name}/`,
    productFolder: 'rail',
  });
  expect(readLastUpdated(tree.root, ['@line/rail', 'fare', 'none'].map(generated))).toEqual({
    '/api/@line/rail/': '2026-01-03',
    '/api/fare/': '2026-01-04',
  });
});

it('is unknown without a git history', () => {
  tree.write('docs-data/rail/fare/fare.md', '');
  expect(readLastUpdated(tree.root, [page('fare')])).toEqual({});
});

it('is unknown in a shallow clone, whose only commit changed everything', () => {
  git(['init']);
  commit('docs-data/rail/fare/fare.md', '2026-01-02');
  commit('docs-data/rail/seat/seat.md', '2026-01-03');
  git(['clone', '--depth', '1', `file://${tree.root}`, 'clone']);
  expect(readLastUpdated(`${tree.root}/clone`, [page('fare')])).toEqual({});
});
