import type { Product } from '@/model';
import { summaryOf } from '@/content/testing/pageSummary';
import type { CompiledPage, FoundPlayground } from '@/content/pages';
import { prop } from '../reference/testing/docs';
import { withPlaygrounds } from '../reference/withPlaygrounds';
import { component } from '../specimens/testing/component';
import { planPlaygrounds } from './planPlaygrounds';

const chip = component('Chip', {
  props: [
    prop('color', { type: "'primary' | 'error'", default: "'primary'" }),
    prop('disabled', { type: 'boolean' }),
  ],
});
const otherChip = component('Chip', {
  packageName: '@demo/other',
  props: [prop('size', { type: 'number' })],
});
const docs = [otherChip, chip];

const found = (demo: string, patch: Partial<FoundPlayground> = {}): FoundPlayground => ({
  ...{ demo, module: '@demo/ui/Chip', name: 'Chip', line: 7, column: 3, given: {} },
  options: { component: 'Chip' },
  ...patch,
});
const page = (pathname: string, ...playgrounds: FoundPlayground[]) =>
  summaryOf(pathname, { playgrounds });

const swatches = { primary: 'blue', error: 'red' };
const product = (packageName: string): Pick<Product, 'api'> => ({
  api: { sources: [{ packageName }], componentAddress: '/{name}/', swatches },
});

const controlsOf = (playground: FoundPlayground, products: Pick<Product, 'api'>[] = []) =>
  planPlaygrounds([page('/a/', playground)], docs, products)
    .pages.get('/a/')
    ?.[playground.demo]?.controls.map(({ name, kind }) => `${name} ${kind}`);

describe('the playgrounds of pages', () => {
  it('are known by page and demo, with the name of the component in the demo', () => {
    const renamed = found('Renamed', { options: { component: 'MyChip', presets: { Off: {} } } });
    const { pages, problems } = planPlaygrounds(
      [page('/a/', found('Basic'), renamed), page('/b/', found('Basic')), summaryOf('/c/')],
      docs,
      [],
    );
    expect(problems).toEqual([]);
    expect([...pages.keys()]).toEqual(['/a/', '/b/']);
    expect(Object.keys(pages.get('/a/')!)).toEqual(['Basic', 'Renamed']);
    expect(pages.get('/a/')?.Basic).toMatchObject({ component: 'Chip', presets: {} });
    expect(pages.get('/a/')?.Renamed).toMatchObject({ component: 'MyChip', presets: { Off: {} } });
  });

  it('have the props of the package that the demo imports, not those of a namesake', () => {
    expect(controlsOf(found('A'))).toEqual(['color toggle', 'disabled switch']);
    const options = { component: 'Chip', props: ['size'] };
    expect(controlsOf(found('A', { module: '@demo/other', options }))).toEqual(['size number']);
  });

  it('have the colors of the product that documents the package', () => {
    expect(controlsOf(found('A'), [{}, product('@demo/ui')])).toContain('color color');
    expect(controlsOf(found('A'), [product('@demo/other')])).toContain('color toggle');
  });

  it('are left out with a problem if the reference has no such component', () => {
    const unknown = found('A', { module: '@gone/ui/Chip' });
    expect(planPlaygrounds([page('/a/', unknown)], docs, [])).toEqual({
      pages: new Map(),
      problems: [
        {
          ...{ file: 'docs-data/a/page.md', line: 7, column: 3, pathname: '/a/' },
          what: 'The reference has no component `Chip` of `@gone/ui/Chip`.',
          fix: 'Name a component of a documented package.',
        },
      ],
    });
  });

  it('have the controls that can be made, next to a problem for each other one', () => {
    const options = { component: 'Chip', props: ['color', 'colour', 'disabld'] };
    const { pages, problems } = planPlaygrounds([page('/a/', found('A', { options }))], docs, []);
    expect(pages.get('/a/')?.A?.controls.map(({ name }) => name)).toEqual(['color']);
    expect(problems.map(({ file, line, fix }) => `${file}:${line} ${fix}`)).toEqual([
      'docs-data/a/page.md:7 Did you mean `color`?',
      'docs-data/a/page.md:7 Did you mean `disabled`?',
    ]);
  });
});

describe('a page with playgrounds', () => {
  const playground = { component: 'Chip', controls: [{ name: 'color', kind: 'text' as const }] };
  const planned = { Basic: { ...playground, presets: {} } };
  const demo = (name: string, isPlayground: boolean) => ({
    ...{ name, source: { name } },
    ...(isPlayground && { playground: found(name) }),
  });
  const compiled = {
    demos: [demo('Basic', true), demo('Plain', false)],
    page: {
      blocks: [
        { kind: 'prose', html: '<p>Basic</p>' },
        { kind: 'demo', demo: { name: 'Basic' } },
        { kind: 'demo', demo: { name: 'Plain' } },
      ],
    },
  } as unknown as CompiledPage;

  it('has the names of the controls, and the sources of its demos have the controls', () => {
    const { demos, page: shown } = withPlaygrounds(compiled, planned);
    expect(shown.blocks).toEqual([
      { kind: 'prose', html: '<p>Basic</p>' },
      { kind: 'demo', demo: { name: 'Basic', controls: ['color'] } },
      { kind: 'demo', demo: { name: 'Plain' } },
    ]);
    expect(demos.map(({ source }) => source)).toEqual([
      { name: 'Basic', playground: planned.Basic },
      { name: 'Plain' },
    ]);
  });

  it('is the compiled one, which is not changed, if there are none', () => {
    const before = structuredClone(compiled);
    expect(withPlaygrounds(compiled, {})).toBe(compiled);
    withPlaygrounds(compiled, planned);
    expect(compiled).toEqual(before);
  });
});
