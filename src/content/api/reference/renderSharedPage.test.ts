import { renderPage } from './renderPage';
import { chipPage, follow, useChip } from './testing/docs';

describe('a page with several references', () => {
  const shared = renderPage(
    {
      ...chipPage,
      pathname: '/base/react-chip/hooks-api/',
      docs: [useChip, { ...useChip, name: 'useChipGroup', returnValue: [] }],
      demos: {},
      tabbed: {
        title: 'Chip',
        tabs: [
          { title: 'Demos', pathname: '/base/react-chip/' },
          { title: 'Hooks API', pathname: '/base/react-chip/hooks-api/' },
        ],
      },
    },
    follow,
  );

  it('has the title and the tabs of the page it is a tab of', () => {
    expect(shared.page).toMatchObject({ h1: 'Chip', title: 'Chip Hooks API' });
    expect(shared.page.tabs).toHaveLength(2);
  });

  it('prefixes ids with names, so that each is unique', () => {
    expect(shared.anchors).toEqual(
      expect.arrayContaining([
        'use-chip',
        'use-chip-parameters',
        'use-chip-parameter-disabled',
        'use-chip-return-getRootProps',
        'use-chip-group-return',
      ]),
    );
    expect(new Set(shared.anchors).size).toBe(shared.anchors.length);
  });

  it('nests its table of contents below names', () => {
    expect(shared.page.headings[0]).toMatchObject({
      title: 'useChip',
      level: 2,
      children: [
        { title: 'Import', level: 3 },
        { title: 'Parameters', level: 3, children: [{ title: 'disabled', level: 4 }] },
        { title: 'Return value', level: 3 },
      ],
    });
  });
});
