import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionMenu } from './VersionMenu';

const product = {
  version: '6.0.0-beta.5',
  versions: [
    { text: 'v6.0.0-beta.5', href: '/rail/overview/', current: true },
    { text: 'v5', href: 'https://v5.example/' },
  ],
};

describe('VersionMenu', () => {
  it('is named by the version and leads to the others [spec 2.3]', async () => {
    render(<VersionMenu product={product} />);
    await userEvent.click(screen.getByRole('button', { name: 'v6.0.0-beta.5' }));
    expect(screen.getByRole('menuitem', { name: 'v6.0.0-beta.5' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('menuitem', { name: 'v5' })).toHaveAttribute(
      'href',
      'https://v5.example/',
    );
    expect(screen.getByRole('menuitem', { name: 'View all versions' })).toHaveAttribute(
      'href',
      '/versions/',
    );
  });

  it('is not there for a product without versions', () => {
    const { container } = render(<VersionMenu product={{ versions: [] }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
