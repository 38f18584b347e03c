import { ContentTree } from '@/content/testing/contentTree';
import { Shots } from './shots';

const folder = 'test-results/check/garden/planter';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

const shotsOf = (pathname = '/garden/planter/') => new Shots(tree.root, pathname);

it('saves screenshots in a folder of their page, and deletes those of an earlier run', () => {
  tree.write(`${folder}/open-Gone-0.png`, 'old');
  tree.write('test-results/check/garden/pots/light-1.png', 'of another page');
  tree.write(`${folder}/hooks/light-1.png`, 'of a page below it');
  const shots = shotsOf();
  shots.save('light-1', 'Light', Buffer.from('new'));
  expect(tree.read(`${folder}/light-1.png`)).toBe('new');
  expect(tree.has(`${folder}/open-Gone-0.png`)).toBe(false);
  expect(tree.has('test-results/check/garden/pots/light-1.png')).toBe(true);
  expect(tree.has(`${folder}/hooks/light-1.png`)).toBe(true);
});

it('writes a page with all screenshots in their order, those of overlays last', () => {
  const shots = shotsOf();
  for (const name of ['open-Pot-1', 'light-1', 'open-Pot-0', 'demo-Pot-dark'])
    shots.save(name, `Title of ${name}`, Buffer.from(name));
  const file = shots.writeContactSheet();
  expect(file).toBe(`${folder}/index.html`);
  const pictures = [...tree.read(file).matchAll(/<img src="([^"]+)" alt="([^"]+)">/g)];
  expect(pictures.map(([, source]) => source)).toEqual([
    ...['light-1.png', 'demo-Pot-dark.png', 'open-Pot-1.png', 'open-Pot-0.png'],
  ]);
  expect(pictures[0]?.[2]).toBe('Title of light-1');
});

it('writes a page also without a screenshot', () => {
  expect(tree.read(shotsOf().writeContactSheet())).toContain('<h1>/garden/planter/</h1>');
});

it('has a folder for a page at the root of the site', () => {
  shotsOf('/').save('light-1', 'Light', Buffer.from('new'));
  expect(tree.has('test-results/check/light-1.png')).toBe(true);
});
