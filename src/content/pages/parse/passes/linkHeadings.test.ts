import { nestHeadings } from './linkHeadings';

const heading = (id: string, level: 2 | 3 | 4) => ({ id, title: id, level });

interface Outline {
  id: string;
  children: Outline[];
}
const outline = (headings: readonly Outline[]): string =>
  headings
    .map(({ id, children }) => (children.length ? `${id}(${outline(children)})` : id))
    .join(' ');

it('puts headings below the nearest one of a higher level', () => {
  const flat = [
    heading('a', 2),
    heading('b', 3),
    heading('c', 4),
    heading('d', 3),
    heading('e', 2),
    heading('f', 3),
  ];
  expect(outline(nestHeadings(flat))).toBe('a(b(c) d) e(f)');
});

it('keeps a heading whose parent level is missing', () => {
  expect(outline(nestHeadings([heading('a', 3), heading('b', 2), heading('c', 4)]))).toBe('a b(c)');
});
