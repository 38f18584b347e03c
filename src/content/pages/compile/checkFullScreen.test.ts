import { checkFullScreen } from './checkFullScreen';

const demo = (iframe: boolean) => ({ line: 9, column: 1, options: { iframe } });
const page = { file: 'docs-data/a/page/page.md', frontMatter: { fullScreen: true } };

it.each([
  ['one framed demo', [demo(true)], undefined],
  ['none', [], 'shows one demo, not 0'],
  ['two', [demo(true), demo(true)], 'shows one demo, not 2'],
  ['one that is not framed', [demo(false)], 'is not framed'],
])('reports a page that fills the window with %s', (_, demos, what) => {
  const [problem] = checkFullScreen(page, demos);
  if (what) expect(problem?.what).toContain(what);
  else expect(problem).toBeUndefined();
});

it('accepts any content on other pages', () => {
  expect(checkFullScreen({ ...page, frontMatter: {} }, [demo(false), demo(false)])).toEqual([]);
});
