import type { PageSummary } from '@/content/pages';
import { chooseGuide, type Guide } from './chooseGuide';

const most = ['FareChart', 'Ticket', 'DayTicketPaper'];
const guide = (place: number, [title, pathname]: [string, string], documents = most): Guide => ({
  place,
  title,
  page: { productId: 'system', pathname, documents } as PageSummary,
});

const guides = [
  guide(0, ['Examples of charts', '/rail/examples/']),
  guide(1, ['Fares', '/rail/fares/']),
  guide(2, ['Paper', '/rail/react-ticket/']),
  guide(3, ['Ticket', '/rail/more/ticket/'], ['Ticket', 'Seat', 'Window']),
];

it.each([
  ['FareChart', 1],
  ['Ticket', 2],
  ['DayTicketPaper', 2],
  ['Seat', 3],
  ['Engine', -1],
])('explains %s by the page %d', (name, place) => {
  expect(chooseGuide({ name, productId: 'system' }, guides)).toBe(place);
});
