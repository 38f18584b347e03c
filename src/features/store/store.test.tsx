import { act, render, screen } from '@testing-library/react';
import { StoreSections } from '.';

const kinds = [
  { id: 'maps', title: 'Maps', description: 'Where to go.' },
  { id: 'tickets', title: 'Tickets', description: 'How to get there.' },
];
const item = { description: 'About it.', image: '/a.svg', href: '/rail/' };
const items = [
  { ...item, name: 'Night map', kind: 'maps' },
  { ...item, name: 'Day ticket', kind: 'tickets', openSource: true },
  { ...item, name: 'Ring', kind: 'tickets', href: 'https://ring.example/' },
];

function goTo(hash: string) {
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent);

afterEach(() => goTo(''));

it('shows everything, kind by kind', () => {
  render(<StoreSections kinds={kinds} items={items} />);
  expect(screen.getAllByRole('region').map((section) => section.id)).toEqual(['maps', 'tickets']);
  expect(names()).toEqual(['Night map', 'Day ticket', 'Ring']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('All');
  expect(screen.getAllByText('Open source')).toHaveLength(1);
});

it('shows the kind that the address names, and all again', () => {
  render(<StoreSections kinds={kinds} items={items} />);
  expect(screen.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '#tickets');
  goTo('tickets');
  expect(names()).toEqual(['Day ticket', 'Ring']);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Tickets');
  goTo('all');
  expect(names()).toHaveLength(3);
  goTo('nothing-like-it');
  expect(names()).toHaveLength(3);
});
