import type { Product, ProductId } from '@/model';
import type { PageSummary } from '@/content/pages/stages';
import { findSiblings, listCompared, surveyComponents } from '.';

const product = (id: ProductId, more: Partial<Product> = {}) => ({
  folder: id,
  product: { id, name: id, prefix: `/${id}/`, ...more } as Product,
});
const products = [
  product('material-ui'),
  product('joy-ui'),
  product('base-ui'),
  product('compare', { compares: ['material-ui', 'joy-ui', 'base-ui'] }),
];

const page = (productId: ProductId, name: string, documents: string[]) =>
  ({ productId, pathname: `/${productId}/${name}/`, documents }) as unknown as PageSummary;
const reference = (productId: ProductId, place: string, ...names: string[]) =>
  ({
    ...page(productId, place, []),
    reference: names.map((name) => ({ name, kind: 'component', deprecated: false })),
  }) as unknown as PageSummary;

const pages = [
  page('material-ui', 'react-switch', ['Switch', 'FormGroup']),
  page('material-ui', 'react-checkbox', ['Checkbox', 'FormGroup']),
  page('material-ui', 'react-progress', ['CircularProgress', 'LinearProgress']),
  page('material-ui', 'customization/theming', ['Switch']),
  page('joy-ui', 'react-switch', ['Switch']),
  page('joy-ui', 'react-linear-progress', ['LinearProgress']),
  page('base-ui', 'react-switch', ['Switch']),
  page('base-ui', 'react-form-group', ['FormGroup']),
  ...['Switch', 'Checkbox', 'FormGroup', 'CircularProgress', 'LinearProgress'].map((name) =>
    reference('material-ui', `api/${name.toLowerCase()}`, name),
  ),
  reference('joy-ui', 'api/switch', 'Switch'),
  reference('joy-ui', 'api/linear-progress', 'LinearProgress'),
  reference('base-ui', 'react-switch/components-api', 'Switch'),
  reference('base-ui', 'react-form-group/components-api', 'FormGroup'),
];
const siblings = findSiblings({ products, pages });

describe('siblings', () => {
  it('are pages about the same component, regardless of their addresses', () => {
    expect(siblings['/material-ui/react-switch/']).toEqual({
      component: 'Switch',
      products: { 'joy-ui': '/joy-ui/react-switch/', 'base-ui': '/base-ui/react-switch/' },
      comparison: '/compare/switch/',
    });
    expect(siblings['/joy-ui/react-linear-progress/']?.products).toEqual({
      'material-ui': '/material-ui/react-progress/',
    });
    expect(siblings['/material-ui/react-progress/']?.comparison).toBe('/compare/linear-progress/');
  });

  it('are references if a component has no page of its own', () => {
    expect(siblings['/base-ui/react-form-group/']?.products).toEqual({
      'material-ui': '/material-ui/api/formgroup/',
    });
  });

  it('of a reference are also references', () => {
    expect(siblings['/joy-ui/api/switch/']?.products).toEqual({
      'material-ui': '/material-ui/api/switch/',
      'base-ui': '/base-ui/react-switch/components-api/#switch',
    });
  });

  it('do not exist for guides, and for components of one product only', () => {
    expect(siblings['/material-ui/customization/theming/']).toBeUndefined();
    expect(siblings['/material-ui/react-checkbox/']).toBeUndefined();
  });

  it('lead from a comparison to the products', () => {
    expect(siblings['/compare/switch/']?.products['joy-ui']).toBe('/joy-ui/react-switch/');
  });
});

it('include each component that at least two products have, once', () => {
  const survey = surveyComponents({ products, pages })!;
  expect(listCompared(survey).map(({ name, sides }) => [name, sides.length])).toEqual([
    ['FormGroup', 2],
    ['LinearProgress', 2],
    ['Switch', 3],
  ]);
});

it('are empty if no section compares products', () => {
  expect(findSiblings({ products: products.slice(0, 3), pages })).toEqual({});
});
