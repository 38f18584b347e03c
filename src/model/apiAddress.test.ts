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
  ])('writes %s as %s', (name, expected) => {
    expect(kebabName(name)).toBe(expected);
  });
});

it('names a row by what it belongs to', () => {
  expect(apiAnchor({ name: 'Grid2' }, 'prop', 'size')).toBe('grid-2-prop-size');
});
