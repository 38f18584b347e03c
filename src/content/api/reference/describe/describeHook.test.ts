import { renderPage } from '../renderPage';
import type { ReferencePage } from '../stages';
import { chipPage, prop, useChip } from '../testing/docs';

const pageOf = (hook: typeof useChip): ReferencePage => {
  return { ...chipPage, pathname: '/base/react-chip/hooks-api/', docs: [hook], demos: {} };
};

/** Returns every id on the hook's page, including headings. */
function idsOf(patch: Partial<typeof useChip>): string[] {
  const page = pageOf({ ...useChip, ...patch });
  const { blocks } = renderPage(page, () => undefined).page;
  const html = blocks.map((block) => ('html' in block ? block.html : '')).join('');
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

it.each([
  ['a field called value', 'value'],
  ['one value that is no object', ''],
])('gives the section and the row of %s different ids', (_, name) => {
  const ids = idsOf({ parameters: [prop('value')], returnValue: [prop(name)] });
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'use-chip-return',
      'use-chip-return-value',
      'use-chip-parameters',
      'use-chip-parameter-value',
    ]),
  );
});

it('links from many deprecated fields to their section', () => {
  const returnValue = Array.from({ length: 9 }, (_, index) =>
    prop(`name${index}`, { deprecated: '' }),
  );
  const page = pageOf({ ...useChip, returnValue });
  expect(renderPage(page, (href) => href).page.blocks).toContainEqual({
    kind: 'api',
    html: expect.stringContaining('href="#use-chip-return"'),
  });
});
