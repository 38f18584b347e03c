import { demoSourceUrl } from '@/model';
import { SiteCompiler } from '@/content/run/siteCompiler';
import { smallSite, type ContentTree } from '@/content/testing/contentTree';

const registry = '.content/demos/demo-ui/react-button.ts';

let tree: ContentTree;

/** Creates a site whose product has an icon font, a font for some pages, and a license. */
beforeEach(() => {
  tree = smallSite();
  tree.write('docs-data/demo-ui/license.ts', 'export default function takeLicense() {}\n');
  tree.edit('docs-data/demo-ui/product.ts', (text) =>
    text.replace(
      'listed:',
      `iconFontComponents: ['@demo/ui/Icon'], fonts: [{ mention: 'pirate', stylesheet: 'https://fonts.example/p.css' }], demoLicense: { packages: ['@demo/grid'], module: 'docs-data/demo-ui/license.ts' }, listed:`,
    ),
  );
});

afterEach(() => tree.dispose());

async function compile() {
  const { problems } = await new SiteCompiler(tree.root, 'build').run();
  expect(problems).toEqual([]);
  const page = JSON.parse(tree.read('.content/pages/demo-ui/react-button.json'));
  const [{ demo }] = page.blocks.filter(({ kind }: { kind: string }) => kind === 'demo');
  const source = JSON.parse(tree.read(`public${demoSourceUrl(page.pathname, demo.name)}`));
  return { page, demo, source };
}

const beginWith = (line: string) =>
  tree.edit('docs-data/demo-ui/react-button/Sizes.tsx', (text) => line + text);

it('adds no fonts and licenses if nothing needs them', async () => {
  const { page, demo, source } = await compile();
  expect([page.fonts, demo.iconFont, source.iconFont]).toEqual([undefined, undefined, undefined]);
  expect(tree.read(registry)).not.toContain('icense');
});

it('marks the page and the source of a demo that uses the icon font', async () => {
  beginWith(`import Icon from '@demo/ui/Icon';\n`);
  const { demo, source } = await compile();
  expect([demo.iconFont, source.iconFont]).toEqual([true, true]);
});

it('adds a font to a page whose text mentions it', async () => {
  tree.edit('docs-data/demo-ui/react-button/button.md', (text) => `${text}\nAs a Pirate has it.\n`);
  expect((await compile()).page.fonts).toEqual(['https://fonts.example/p.css']);
});

it('sets the license key if a demo imports a package that needs it', async () => {
  beginWith(`import { Grid } from '@demo/grid';\n`);
  await compile();
  expect(tree.read(registry)).toContain(
    `import takeLicense from '../../../docs-data/demo-ui/license';`,
  );
});
