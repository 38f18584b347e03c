import { ContentTree } from '@/content/testing/contentTree';
import { listPackages } from './listPackages';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  install('react', { version: '18.3.1' });
  install('@types/react', { version: '18.3.31' });
  install('@emotion/react', { version: '11.14.0', peerDependencies: { react: '*' } });
  install('grid', {
    version: '7.0.0',
    peerDependencies: { buttons: '^6', '@emotion/react': '^11', dates: '^2' },
    peerDependenciesMeta: { '@emotion/react': { optional: true }, dates: { optional: true } },
  });
  install('buttons', { version: '6.0.0-beta.5', dependencies: { engine: '6.0.0-beta.4' } });
  install('dates', { version: '2.0.0' });
  install('typescript', { version: '6.0.3' });
  install('joy', { version: '5.0.0', dependencies: { engine: '6.0.0-alpha.1' } });
  const overrides = {
    engine: '6.0.0-beta.5',
    joy: { engine: '6.0.0-alpha.1' },
    unrelated: '1.0.0',
  };
  tree.write('package.json', JSON.stringify({ overrides }));
});

afterEach(() => tree.dispose());

function install(name: string, manifest: object): void {
  tree.write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
}

it('adds React and the peers of imported packages, optional ones only for styling', () => {
  expect(listPackages(tree.root, ['grid']).needed).toEqual({
    '@emotion/react': '11.14.0',
    buttons: '6.0.0-beta.5',
    grid: '7.0.0',
    react: '18.3.1',
  });
});

it("lists types and packages for the project's setup separately", () => {
  const { types, setup } = listPackages(tree.root, []);
  expect(types).toEqual({ '@types/react': '18.3.31' });
  expect(setup).toEqual({ '@emotion/react': '11.14.0', typescript: '6.0.3' });
});

it('keeps the overrides of packages that are reached at any depth', () => {
  expect(listPackages(tree.root, ['grid']).overrides).toEqual({ engine: '6.0.0-beta.5' });
  expect(listPackages(tree.root, ['dates']).overrides).toEqual({});
});

it("keeps a package's own versions only if another package needs different ones", () => {
  expect(listPackages(tree.root, ['joy']).overrides).toEqual({});
  expect(listPackages(tree.root, ['joy', 'grid']).overrides).toEqual({
    engine: '6.0.0-beta.5',
    joy: { engine: '6.0.0-alpha.1' },
  });
});
