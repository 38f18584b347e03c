import { ContentTree, page } from '@/content/testing/contentTree';
import { readProseLines } from './prosePlace';

const file = 'docs-data/garden/planter/planter.md';

const body = `Plants grow in **any** planter.

## Soil

Plants grow in **any** planter.

| Name | \`pH\` |
| :--- | :--- |
| Clay | 7 to 8 |

## Water & "light"

Give it some \`water\`, and [look](/garden/).
Then wait.

- Morgens gießen — 水
- Rest
- 朝の水やり

\`\`\`tsx
const water = <b>{liters}</b>;
\`\`\`

## Order
`;

let tree: ContentTree;
let lineOf: (text: string, heading?: string) => number | undefined;

beforeAll(() => {
  tree = new ContentTree();
  tree.write(file, page('Planter', body));
  const read = { file, pathname: '/garden/planter/', productFolder: 'garden' };
  const prose = readProseLines(tree.root, read);
  lineOf = (text, heading = '') => prose.lineOf({ text, heading });
});

afterAll(() => tree.dispose());

/** Returns the line of the file that contains a text, counted from its end if `isLast`. */
function written(text: string, isLast = false): number {
  const lines = tree.read(file).split('\n');
  const isIt = (line: string) => line.includes(text);
  return (isLast ? lines.findLastIndex(isIt) : lines.findIndex(isIt)) + 1;
}

it('finds text that markup and quotes change between the file and the page', () => {
  expect(lineOf('Plants grow in any planter.')).toBe(written('Plants grow'));
  expect(lineOf('MORGENS GIEßEN – 水', 'Water & “light”')).toBe(written('Morgens'));
  expect(lineOf('水やり', 'Water & “light”')).toBe(written('水やり'));
});

it('finds a word of a paragraph, a cell and the code of a fence', () => {
  expect(lineOf('look', 'Water & "light"')).toBe(written('[look]'));
  expect(lineOf('7 to 8', 'Soil')).toBe(written('7 to 8'));
  expect(lineOf('const water = <b>{liters}</b>;', 'Soil')).toBe(written('const water'));
});

it('looks below the heading first, since a text may occur several times', () => {
  expect(lineOf('Plants grow in any planter.', 'Soil')).toBe(written('Plants grow', true));
  expect(lineOf('const water = <b>{liters}</b>;', 'Order')).toBe(written('## Order'));
});

it('finds the first of several pieces that an element contains', () => {
  const whole = 'Give it some water, and look. Then wait. Morgens gießen — 水 Rest';
  expect(lineOf(whole, 'Water & "light"')).toBe(written('Give it'));
});

it('returns the line of the heading for text that is not in the file, and for elements without text', () => {
  expect(lineOf('Ordered by the gardener', 'Soil')).toBe(written('## Soil'));
  expect(lineOf('', 'Soil')).toBe(written('## Soil'));
  expect(lineOf('—', 'Soil')).toBe(written('## Soil'));
});

it('returns nothing for unknown text below an unknown heading', () => {
  expect(lineOf('Ordered by the gardener', 'Roses')).toBeUndefined();
  expect(lineOf('')).toBeUndefined();
});
