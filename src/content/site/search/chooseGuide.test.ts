import type { PageSummary } from '@/content/pages';
import { chooseGuide, type Guide } from './chooseGuide';

const guide = (place: number, title: string, pathname: string): Guide => ({
  place,
  title,
  page: {
    productId: 'system',
    pathname,
    documents: ['FareChart', 'Ticket', 'DayTicketPaper'],
  } as PageSummary,
});

const guides = [
  guide(0, 'Examples of charts', '/rail/examples/'),
  guide(1, 'Fares', '/rail/fares/'),
  guide(2, 'Paper', '/rail/react-ticket/'),
];

it.each([
  ['FareChart', 1],
  ['Ticket', 2],
  ['DayTicketPaper', 2],
  ['Seat', -1],
])('explains %s by the page %d', (name, place) => {
  expect(chooseGuide({ name, productId: 'system' }, guides)).toBe(place);
});
