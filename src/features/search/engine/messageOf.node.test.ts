import { messageOf } from './messageOf';
import { parseQuery } from './parseQuery';

it.each([
  'Error: Rows need an id',
  'Uncaught (in promise) TypeError: Rows need an id',
  'Warning: Rows need an id',
  'Module not found: Error: Rows need an id',
])('reads no words of the console in %s', (message) => {
  expect(parseQuery(message, {})).toEqual(parseQuery('Rows need an id', {}));
});

it('reads only the first sentence of a message', () => {
  const message = 'Error: Rows need an id. Pass a function that returns one for each row.';
  expect(parseQuery(message, {})).toEqual(parseQuery('Rows need an id', {}));
});

it.each([
  ["import Rail from '@rail/seats/Rail'", '@rail/seats/Rail'],
  ['  import RailCar from "@rail/seats/Rail";', '@rail/seats/Rail'],
  ['import Rail from @rail/seats/Rail', '@rail/seats/Rail'],
])('reads %s as its path', (statement, path) => {
  expect(messageOf(statement)).toBe(path);
});

it.each(['@rail/icons/Rail', '  import RailIcon from "@rail/icons-two/Rail";'])(
  'reads %s as a question for the icon',
  (written) => expect(messageOf(written)).toBe('icon: Rail'),
);

it.each(['@rail/icons', '@rail/icons/Rail seat', '@rail/seats/Rail'])(
  'reads all of %s, which is no path of an icon',
  (written) => expect(messageOf(written)).toBe(written),
);

it.each([
  'import { Rail } from "@rail/seats"',
  "  import type { Rail, RailProps } from '@rail/seats';",
  'import { type Rail as Track } from @rail/seats',
])('reads %s as its first name', (statement) => expect(messageOf(statement)).toBe('Rail'));

it.each(['import {} from "@rail/seats"', 'import Ticket from "@rail/seats"', 'import Rail'])(
  'reads all of %s',
  (statement) => expect(messageOf(statement)).toBe(statement),
);

it.each(['.RailSeat-root:hover', '&.RailSeat-root::before', "'& .RailSeat-root': {"])(
  'reads %s as its class',
  (selector) => expect(messageOf(selector)).toBe('.RailSeat-root'),
);

it.each(['&:hover', '.seat:hover', '.RailSeat-root .RailSeat-icon'])(
  'reads all of %s',
  (selector) => expect(messageOf(selector)).toBe(selector),
);

it.each([
  '<RailSeat row={12} label="Window">',
  '  <RailSeat rows={rows} columns={columns} />',
  '<RailSeat row={12} onPress={() => open()}>Open</RailSeat>',
])('reads %s as the name of the element', (code) => expect(messageOf(code)).toBe('RailSeat'));

it.each([
  '<RailSeat label="Window">',
  '<RailSeat quiet />',
  '<rail-seat row="1" label="2">',
  'a = b = c',
])('reads all of %s, which may ask for an attribute', (code) => expect(messageOf(code)).toBe(code));

it.each([
  ['Node.js server', 'server'],
  ['No. 7 of the rows', 'rows'],
  ['Rows need theme.palette. Then', 'then'],
])('reads all of %s, which has no second sentence', (text, last) => {
  expect(parseQuery(text, {}).words.at(-1)?.text).toBe(last);
});

it('keeps a name before a colon that is all of the query', () => {
  expect(parseQuery('Warning: rows', {}).text).toBe('warning rows');
});
