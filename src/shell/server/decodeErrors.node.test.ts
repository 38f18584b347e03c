import formatMuiErrorMessage from '@mui/utils/formatMuiErrorMessage';
import { DocsError } from '@/model';
import { decodeErrors, decodeMessage } from './decodeErrors';

const known = [
  { code: 9, text: ['The color `', '` is none; take ', '.'] },
  { code: 20, text: ['There is no theme.'] },
];

jest.mock('./readContent', () => ({ readProductionErrors: async () => known }));

// The library's own function makes the messages: a form that is new fails here.
const thrown = (code: number, ...given: string[]) =>
  `It fails: ${(formatMuiErrorMessage as (...all: unknown[]) => string)(code, ...given)}`;

it.each([
  [thrown(20), 'It fails: There is no theme.'],
  [thrown(9, 'a&b c', 'red'), 'It fails: The color `a&b c` is none; take red.'],
  [thrown(9, 'x'), 'It fails: The color `x` is none; take ….'],
  [thrown(404), thrown(404)],
  ['no window', 'no window'],
])('decodes %j', (message, expected) => expect(decodeMessage(message, known)).toBe(expected));

it('keeps the place, the fix and the cause of an error', async () => {
  const place = { file: 'docs-data/rail/Fare.tsx', line: 3, column: 5, fix: 'Do.' };
  const error = new DocsError(thrown(20), place);
  error.cause = new Error('first');
  const [decoded] = await decodeErrors([error]);
  expect(decoded?.problem).toEqual({ ...place, what: 'It fails: There is no theme.' });
  expect(decoded?.cause).toBe(error.cause);
});
