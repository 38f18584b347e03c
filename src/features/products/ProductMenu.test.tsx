import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductFacts } from '@/model';
import { ProductMenu } from './ProductMenu';

const product = (facts: Partial<ProductFacts>): ProductFacts => ({
  id: 'system',
  category: 'core',
  name: 'Rail',
  description: 'Components for trains.',
  prefix: '/rail/',
  home: '/rail/overview/',
  logo: 'rail',
  listed: true,
  versions: [],
  ...facts,
});
const rail = product({});
const products = [
  rail,
  product({ id: 'x', name: 'Ferry', home: '/ferry/overview/' }),
  product({ id: 'docs', name: 'Hidden', listed: false }),
];

describe('ProductMenu', () => {
  it('lists the products and marks the current one', async () => {
    render(<ProductMenu products={products} current={rail} />);
    await userEvent.click(screen.getByRole('button', { name: 'Switch product' }));
    const items = screen.getAllByRole('menuitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveAttribute('aria-current', 'true');
    expect(items[1]).toHaveAttribute('href', '/ferry/overview/');
    expect(items[1]).toHaveTextContent('Components for trains.');
    expect(items[0]).toHaveFocus();
  });

  it('links to pages outside of products, below the products', async () => {
    const siteLinks = [{ title: 'Blog', href: '/blog/' }];
    render(<ProductMenu products={products} current={rail} siteLinks={siteLinks} />);
    await userEvent.click(screen.getByRole('button', { name: 'Switch product' }));
    const last = screen.getAllByRole('menuitem').at(-1);
    expect(last).toHaveTextContent('Blog');
    expect(last).toHaveAttribute('href', '/blog/');
  });

  it('can be opened on pages outside of products', () => {
    render(<ProductMenu products={products} current={null} />);
    expect(screen.getByRole('button', { name: 'Switch product' })).toHaveTextContent('Products');
  });
});
