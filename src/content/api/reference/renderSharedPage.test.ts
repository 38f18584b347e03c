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

  it('is called as the page it is a tab of, and has its tabs', () => {
    expect(shared.page).toMatchObject({ h1: 'Chip', title: 'Chip Hooks API' });
    expect(shared.page.tabs).toHaveLength(2);
  });

  it('begins ids with names, so that each is there once', () => {
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

  it('nests its contents below names', () => {
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
