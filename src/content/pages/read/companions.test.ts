import { ContentTree } from '@/content/testing/contentTree';
import { findCompanions, mayBeCompanion } from './findCompanions';
import { componentsFolder, listComponents } from './listComponents';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
});

afterEach(() => tree.dispose());

/** Creates a page in a folder of the product `rail`, with files next to it. */
function createPage(name: string, files: readonly string[]) {
  const folder = `docs-data/rail/${name}`;
  for (const file of [`${name}.md`, ...files]) tree.write(`${folder}/${file}`, '');
  return { file: `${folder}/${name}.md`, pathname: `/rail/${name}/`, productFolder: 'rail' };
}

/** Returns the files that only a demo of the page can use, each with the name of its demo in the page. */
function companionsOf(...files: string[]): [file: string, demo?: string][] {
  return findCompanions(tree.root, [createPage('tram', files)])
    .map(({ file, demo }): [string, string?] => {
      const name = file.replace('docs-data/rail/tram/', '');
      return demo === undefined ? [name] : [name, demo];
    })
    .sort();
}

describe('files next to a page', () => {
  it('are demos if their name starts with a capital letter, others belong to demos', () => {
    expect(
      companionsOf('Stops.tsx', 'Map.js', 'fares.ts', 'data.json', 'stops.css', 'Zones.ts'),
    ).toEqual([
      ['Map.js', 'Map.js'],
      ['Stops.tsx', 'Stops.js'],
      ['Zones.ts'],
      ['data.json'],
      ['fares.ts'],
      ['stops.css'],
    ]);
  });

  it('leave out JavaScript that is a copy of TypeScript', () => {
    expect(companionsOf('Stops.tsx', 'Stops.js', 'fares.ts', 'fares.js', 'other.js')).toEqual([
      ['Stops.tsx', 'Stops.js'],
      ['fares.ts'],
      ['other.js'],
    ]);
  });

  it('leave out the page itself, pictures, and files with another purpose', () => {
    const others = ['facts.ts', 'Stops.test.tsx', 'rail.d.ts', '.hidden.ts', '_draft.tsx'];
    expect(companionsOf(...others, 'tram.png', 'README')).toEqual([]);
  });
});

describe('folders next to a page', () => {
  it('are demos in stylings, found by the first one that exists', () => {
    expect(
      companionsOf('Stops/system/index.tsx', 'Stops/css/index.tsx', 'Map/css/index.js'),
    ).toEqual([
      ['Map/css/index.js', 'Map'],
      ['Stops/system/index.tsx', 'Stops'],
    ]);
  });

  it('are no demos without such a file', () => {
    expect(companionsOf('shared/fares.ts', 'Map/styles.css', 'Old/tailwnd/index.tsx')).toEqual([]);
  });
});

it('finds the files of each page, and none without pages', () => {
  const pages = [createPage('tram', ['Stops.tsx']), createPage('bus', ['Stops.tsx'])];
  const found = findCompanions(tree.root, pages);
  expect(found.map(({ file, page }) => [file, page.pathname])).toEqual([
    ['docs-data/rail/tram/Stops.tsx', '/rail/tram/'],
    ['docs-data/rail/bus/Stops.tsx', '/rail/bus/'],
  ]);
  expect(findCompanions(tree.root, [])).toEqual([]);
});

it.each([
  ['docs-data/rail/tram/Stops.tsx', true],
  ['docs-data/rail/tram/Stops.jsx', true],
  ['docs-data/rail/tram/my.facts.ts', true],
  ['docs-data/rail/tram/facts.ts', false],
  ['docs-data/rail/product.ts', false],
  ['docs-data/rail/pages.ts', false],
  ['docs-data/rail/tram/tram.md', false],
  ['docs-data/rail/tram/Stops.test.ts', false],
  ['docs-data/rail/tram/Stops.tsx~', false],
])('judges by the name of %s whether a demo may use it', (file, expected) => {
  expect(mayBeCompanion(file)).toBe(expected);
});

describe('the components that pages may embed', () => {
  const write = (file: string) => tree.write(`${componentsFolder}/${file}`, '');

  it('are the modules in their folder with the name of a component, sorted', () => {
    [
      'VersionList.tsx',
      'Gallery.tsx',
      'Gallery.test.tsx',
      'gallery.module.css',
      'useGallery.ts',
      'list.tsx',
      'parts/Row.tsx',
    ].forEach(write);
    expect(listComponents(tree.root)).toEqual(['Gallery', 'VersionList']);
  });

  it('are none on a site without that folder', () => {
    expect(listComponents(tree.root)).toEqual([]);
  });
});
