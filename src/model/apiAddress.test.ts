import { apiAnchor, kebabName } from './apiAddress';

describe('kebabName', () => {
  it.each([
    ['Button', 'button'],
    ['TextField', 'text-field'],
    ['useSlider', 'use-slider'],
    ['Grid2', 'grid-2'],
    ['TreeItem2Icon', 'tree-item-2-icon'],
    ['useTreeItem2Utils', 'use-tree-item-2-utils'],
    ['SVGIcon', 'svg-icon'],
    ['GridApi_v8', 'grid-api-v-8'],
  ])('converts %s to %s', (name, expected) => {
    expect(kebabName(name)).toBe(expected);
  });
});

it('prefixes a row with its component', () => {
  expect(apiAnchor({ name: 'Grid2' }, 'prop', 'size')).toBe('grid-2-prop-size');
});
