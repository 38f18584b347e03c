import { findNeighbours, findTrail, listPages } from './navigation';
import type { NavItem } from './navEntry';

const items: NavItem[] = [
  { kind: 'page', title: 'Overview', pathname: '/a/' },
  {
    kind: 'group',
    title: 'Components',
    pathname: '/components/',
    children: [
      { kind: 'link', title: 'Elsewhere', href: 'https://example.com/' },
      {
        kind: 'subheader',
        title: 'Inputs',
        children: [
          { kind: 'page', title: 'Button', pathname: '/a/react-button/' },
          { kind: 'page', title: 'Select', pathname: '/a/react-select/' },
        ],
      },
    ],
  },
];

describe('listPages', () => {
  it('lists pages of every depth in reading order, without links', () => {
    expect(listPages(items).map((page) => page.title)).toEqual(['Overview', 'Button', 'Select']);
  });
});

describe('findNeighbours', () => {
  it('crosses the boundaries of groups and skips links', () => {
    expect(findNeighbours(items, '/a/react-button/')).toEqual({
      previous: { title: 'Overview', pathname: '/a/' },
      next: { title: 'Select', pathname: '/a/react-select/' },
    });
  });

  it('skips pages that are only planned', () => {
    const rail: NavItem[] = [
      { kind: 'page', title: 'Single', pathname: '/rail/single/' },
      { kind: 'page', title: 'Night', pathname: '/rail/night/', planned: true },
      { kind: 'page', title: 'Season', pathname: '/rail/season/' },
    ];
    expect(findNeighbours(rail, '/rail/single/').next?.title).toBe('Season');
    expect(findNeighbours(rail, '/rail/season/').previous?.title).toBe('Single');
  });

  it('has no neighbour beyond either end', () => {
    expect(findNeighbours(items, '/a/').previous).toBeUndefined();
    expect(findNeighbours(items, '/a/react-select/').next).toBeUndefined();
  });

  it('visits each page once, even if several entries link to its headings', () => {
    const page = (title: string, pathname: string) => ({ kind: 'page', title, pathname }) as const;
    const reference = [
      page('Option', '/select/api/'),
      page('OptionGroup', '/select/api/#option-group'),
      page('Popper', '/popper/api/'),
      page('Select', '/select/api/#select'),
      page('Slider', '/slider/api/'),
    ];
    const [option, popper, slider] = [reference[0], reference[2], reference[4]].map((entry) => ({
      title: entry!.title,
      pathname: entry!.pathname,
    }));
    expect(findNeighbours(reference, '/select/api/')).toEqual({ next: popper });
    expect(findNeighbours(reference, '/popper/api/')).toEqual({ previous: option, next: slider });
    expect(findNeighbours(reference, '/slider/api/')).toEqual({ previous: popper });
  });

  it('returns nothing for a page that is not listed, nor for a group', () => {
    expect(findNeighbours(items, '/b/')).toEqual({});
    expect(findNeighbours(items, '/components/')).toEqual({});
  });
});

describe('findTrail', () => {
  it('lists every entry on the path, the page last', () => {
    const trail = findTrail(items, '/a/react-select/').map((item) => item.title);
    expect(trail).toEqual(['Components', 'Inputs', 'Select']);
  });

  it('is empty for a page that is not listed', () => {
    expect(findTrail(items, '/b/')).toEqual([]);
  });
});
