import { problemsFailingChecks, problemsStoppingBuild } from '@/model/severity';
import { SiteCompiler } from './siteCompiler';
import { breakStyle, smallSite, type ContentTree } from '@/content/testing/contentTree';

const list = 'docs-data/demo-ui/react-list';

let tree: ContentTree;

beforeEach(() => {
  tree = smallSite();
});

afterEach(() => tree.dispose());

/** Returns the problems, and whether anything was written. */
async function compile() {
  const compiler = new SiteCompiler(tree.root, 'build');
  const { problems, compiled } = await compiler.run();
  compiler.save();
  const isWritten = tree.has('.content/pages/demo-ui/react-list.json');
  return { problems, compiled, isWritten };
}

test('violations of the house style fail the checks, but no build', async () => {
  breakStyle(tree);
  const { problems, isWritten } = await compile();
  expect(problems).toMatchObject([
    { file: `${list}/list.md`, severity: 'style', rule: 'words', pathname: '/demo-ui/react-list/' },
  ]);
  expect(problemsFailingChecks(problems)).toEqual(problems);
  expect(problemsStoppingBuild(problems)).toEqual([]);
  expect(isWritten).toBe(true);
  expect(JSON.parse(tree.read('.content/problems.json'))).toEqual([]);
});

test('warnings fail nothing, and change with the facts of the page', async () => {
  breakStyle(tree);
  tree.edit(`${list}/list.md`, (text) => text.replace('It is simply a list.', 'It is 5 px high.'));
  const { problems } = await compile();
  expect(problems).toMatchObject([{ severity: 'warning', rule: 'figures' }]);
  expect(problemsFailingChecks(problems)).toEqual([]);
  tree.write(
    `${list}/facts.ts`,
    "export default [{ says: 'It is 5 px high', holds: () => true }];",
  );
  const second = await compile();
  expect(second).toMatchObject({ problems: [], compiled: ['/demo-ui/react-list/'] });
});

test("a page is checked again after its product's facts have changed", async () => {
  await compile();
  breakStyle(tree);
  expect((await compile()).problems).toHaveLength(1);
});

test('a demo that violates the house style is still shown, and reused', async () => {
  breakStyle(tree);
  tree.write(`${list}/../react-button/sizes.ts`, "export const sizes = ['Item 1'];\n");
  const first = await compile();
  expect(first.problems.map(({ rule }) => rule)).toEqual(['real situations', 'words']);
  tree.edit(`${list}/../react-button/button.md`, (text) => `${text}\nMore.\n`);
  const second = await compile();
  expect(second.problems).toEqual(first.problems);
  expect(tree.read('.content/pages/demo-ui/react-button.json')).toContain('"Sizes"');
});
