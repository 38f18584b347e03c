import { findReadSection } from './findReadSection';

const place = { line: 100, atEnd: false, target: null };
const tops = (...all: number[]) => all.map((top, index) => ({ id: 'abc'[index] ?? '', top }));

const cases = [
  ['nothing before the first section', tops(300, 600), place, null],
  ['the section that crosses the line', tops(-50, 600), place, 'a'],
  ['the last that began above it', tops(-500, 100, 600), place, 'b'],
  ['the last one at the end of the page', tops(-500, 400, 600), { ...place, atEnd: true }, 'c'],
  ['where the reader jumped to', tops(-50, 400, 600), { ...place, atEnd: true, target: 'b' }, 'b'],
  ['nothing of a jump to elsewhere', tops(-50, 400), { ...place, target: 'x' }, 'a'],
  ['nothing on a page without sections', [], { ...place, atEnd: true }, null],
] as const;

it.each(cases)('%s', (...[, sections, where, id]) =>
  expect(findReadSection(sections, where)).toBe(id),
);
