import fs from 'node:fs';
import path from 'node:path';
import { ContentTree } from '@/content/testing/contentTree';
import { renderDemos } from '@/features/demos/server';
import { demo, pageSources } from '../testing/pageSources';
import { renderPage } from './renderPage';
import { runBundle, type ServerBundle, type ServerModules } from './runBundle';

const folder = 'docs-data/garden/planter/';

let tree: ContentTree;

beforeEach(() => {
  tree = new ContentTree();
  tree.write(`${folder}Pot.tsx`, '\nexport default function Pot() {}\n');
  tree.write(`${folder}Seed.tsx`, 'export default function Seed() {}\n');
});

afterEach(() => tree.dispose());

/** Renders a page with the demos Pot and Seed, and returns also the names of the demos that the page itself shows. */
async function render(modules: Partial<ServerModules>) {
  const { compiled, product, ...sources } = pageSources({ demos: [demo('Pot'), demo('Seed')] });
  const shown: string[] = [];
  const server = {
    renderDemos,
    // The shell's functions, which a check takes from the bundle, need a whole site.
    withDemos: async ({ blocks }: { blocks: unknown[] }, components: object) => {
      console.error('reported before');
      shown.push(...Object.keys(components));
      return { blocks, css: '.all {}' };
    },
    viewPage: (page: object, facts: object) => ({ page, ...facts, hasAd: true }),
  } as unknown as ServerBundle;
  const around = { product: { id: 'material-ui' }, folder: 'garden', navigation: [] } as never;
  const rendered = await renderPage(
    server,
    { demos: {}, javaScript: {}, fences: {}, ...modules },
    { root: tree.root, page: { compiled, product, ...sources }, around },
  );
  return { ...rendered, shown };
}

const Pot = () => <b>A pot of clay</b>;
const Seed = () => <i>Peas</i>;
const fails = () => {
  throw new Error('No soil');
};

describe('renderPage', () => {
  it('renders each demo alone, and the page with all of them', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const demos = { Pot: () => Pot, Seed: () => Seed };
    const { alone, shown, view, problems } = await render({ demos });
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
    expect(alone.get('Pot')?.html).toBe('<b>A pot of clay</b>');
    expect(alone.get('Seed')?.html).toBe('<i>Peas</i>');
    expect(shown).toEqual(['Pot', 'Seed']);
    expect(view).toMatchObject({ demoCss: '.all {}', hasAd: false });
    expect(problems).toEqual([]);
  });

  it('leaves a demo out that cannot be run, and reports it at its default export', async () => {
    const { alone, shown, problems } = await render({ demos: { Pot: fails, Seed: () => Seed } });
    expect([...alone.keys()]).toEqual(['Seed']);
    expect(shown).toEqual(['Seed']);
    expect(problems).toMatchObject([{ check: 'server render', file: `${folder}Pot.tsx`, line: 2 }]);
  });

  it('accepts JavaScript that renders the same', async () => {
    const same = () => <b>A pot of clay</b>;
    const { problems } = await render({
      demos: { Pot: () => Pot },
      javaScript: { Pot: () => same },
    });
    expect(problems).toEqual([]);
  });

  it('reports where the markup of the JavaScript differs', async () => {
    const other = () => <b>A pot of peat</b>;
    const modules = { demos: { Pot: () => Pot }, javaScript: { Pot: () => other } };
    const { problems } = await render(modules);
    expect(problems).toMatchObject([
      { check: 'JavaScript variant', file: `${folder}Pot.tsx`, line: 2 },
    ]);
    expect(problems[0]?.what).toMatch(
      /renders `.*A pot of peat.*` where the TypeScript renders `.*A pot of clay.*`\.$/,
    );
  });

  it('shows markup that the JavaScript has in addition, at the end of long markup', async () => {
    const long = <b>{'A pot of clay. '.repeat(20)}</b>;
    const longer = () => (
      <>
        {long}
        <i>and peat</i>
      </>
    );
    const modules = { demos: { Pot: () => () => long }, javaScript: { Pot: () => longer } };
    const { problems } = await render(modules);
    expect(problems[0]?.what).toMatch(/renders `[^`]*<i>and peat<\/i>` where/);
  });

  it('shows the difference also after characters of two code units', async () => {
    const sprouts = '🌱'.repeat(40);
    const modules = {
      demos: { Pot: () => () => <b>{`${sprouts}${'Soil. '.repeat(20)}clay`}</b> },
      javaScript: { Pot: () => () => <b>{`${sprouts}${'Soil. '.repeat(20)}peat`}</b> },
    };
    const { problems } = await render(modules);
    expect(problems[0]?.what).toMatch(/renders `[^`]*peat<\/b>` where .* renders `[^`]*clay<\/b>`/);
  });

  it('says what the JavaScript throws', async () => {
    const modules = { demos: { Pot: () => Pot }, javaScript: { Pot: fails } };
    const { problems } = await render(modules);
    expect(problems).toMatchObject([{ check: 'JavaScript variant', line: 2 }]);
    expect(problems[0]?.what).toContain('No soil');
  });

  it('does not compare a demo that cannot be rendered', async () => {
    const modules = { demos: { Pot: () => fails }, javaScript: { Pot: () => Pot } };
    const { problems } = await render(modules);
    expect(problems.map(({ check }) => check)).toEqual(['server render']);
  });
});

describe('runBundle', () => {
  const cache = () => fs.readdirSync(path.join(tree.root, '.content/cache/check'));

  it('returns the exports of the code, and leaves no file behind', () => {
    const server = runBundle(tree.root, 'exports.pages = [require("node:path").sep];');
    expect(server.pages).toEqual([path.sep]);
    expect(cache()).toEqual([]);
  });

  it('leaves no file behind when the code throws', () => {
    expect(() => runBundle(tree.root, 'throw new Error("No soil");')).toThrow('No soil');
    expect(cache()).toEqual([]);
  });
});
