import { render, screen, within } from '@testing-library/react';
import { Sponsors } from './Sponsors';

describe('Sponsors', () => {
  it('invites while there are none', () => {
    render(<Sponsors sponsors={[]} invitationHref="https://fund.example/" />);
    const region = screen.getByRole('region', { name: 'Sponsors' });
    expect(within(region).getByRole('link', { name: 'Become a sponsor' })).toHaveAttribute(
      'href',
      'https://fund.example/',
    );
    expect(within(region).queryByRole('list')).toBeNull();
  });

  it('shows who pays', () => {
    const sponsors = [{ name: 'Harbor Works', href: 'https://harbor.example/' }];
    render(<Sponsors sponsors={sponsors} invitationHref="https://fund.example/" />);
    expect(screen.getByRole('link', { name: 'Harbor Works' })).toHaveAttribute(
      'rel',
      'sponsored noopener',
    );
  });
});
