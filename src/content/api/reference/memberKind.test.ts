import { renderPage } from './renderPage';
import { chipApi, chipPage, product, prop } from './testing/docs';

const api = {
  componentAddress: '/demo-ui/api/{name}/',
  sources: [
    {
      packageName: '@demo/ui',
      selectors: 'ChipSelectors',
      events: { name: 'ChipEvents', lookup: 'ChipEventLookup' },
    },
  ],
};

function renderInterface(name: string, imports: string[] = []) {
  const members = [prop('chipRowsSelector')];
  const doc = { ...chipApi, deprecated: undefined, name, imports, members };
  return renderPage(
    { ...chipPage, product: { ...product, api }, docs: [doc], demos: {} },
    () => undefined,
  );
}

it('describes a list of selectors, each of which has an import of its own', () => {
  const imports = [
    "import { chipRowsSelector } from '@demo/ui';",
    "import { chipPinsSelector } from '@demo/pro';",
  ];
  const { page, markdownVersion } = renderInterface('ChipSelectors', imports);
  expect(page.description).toMatch(/^Every selector /);
  expect(page.headings.map(({ title }) => title)).toEqual(['Import', 'Selectors']);
  expect(markdownVersion).toContain(imports.join('\n'));
  expect(markdownVersion).toContain('import a selector by name');
  expect(markdownVersion).not.toMatch(/ interface|All of these packages export it/);
});

it('describes a list of events', () => {
  const { page } = renderInterface('ChipEvents');
  expect(page.description).toMatch(/^Every event/);
  expect(page.headings.map(({ title }) => title)).toEqual(['Events']);
});

it('describes an interface', () => {
  const { page } = renderInterface('ChipApi', [
    "import type { ChipApi } from '@demo/ui';",
    "import type { ChipApi } from '@demo/pro';",
  ]);
  expect(page.description).toBe('Every field and method of the ChipApi interface.');
  expect(page.blocks[0]).toMatchObject({
    html: expect.stringContaining('All of these packages export it'),
  });
});
