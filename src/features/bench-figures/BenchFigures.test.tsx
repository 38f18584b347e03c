import { render, screen, within } from '@testing-library/react';
import type { BenchResults, BenchRow } from '@/model';
import { BenchFigures } from '.';

const row = (facts: Partial<BenchRow>): BenchRow => {
  return { what: 'build', figure: 30, unit: 's', part: 'Build', day: '2026-11-24', ...facts };
};
const show = (...rows: BenchRow[]) => {
  const machine = { processor: 'Swift 9', cores: 2, memory: 24, node: '20.20.2' };
  const results: BenchResults = { machine, rows };
  return render(<BenchFigures results={results} />);
};
const line = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('says that nothing was measured, and how to measure', () => {
  render(<BenchFigures results={null} />);
  expect(screen.getByText(/There are no figures yet/)).toHaveTextContent('npm run bench');
  expect(screen.queryByRole('table')).toBeNull();
});

it('says when and on which machine figures were measured', () => {
  show(row({}), row({ what: 'memory', day: '2026-11-21' }));
  expect(screen.getByText(/^Measured between 2026-11-21 and 2026-11-24/)).toHaveTextContent(
    'Swift 9, 2 cores, 24 GB, Node 20.20.2',
  );
});

it('has a table for each part, with each figure next to its budget', () => {
  show(row({ most: 50 }), row({ what: 'hits', part: 'Search', figure: 1200, unit: '' }));
  const build = within(screen.getByRole('table', { name: 'Build' }));
  expect(build.getAllByRole('row')).toHaveLength(2);
  expect(line('build')).toHaveTextContent('30 s');
  expect(line('build')).toHaveTextContent('≤ 50 s');
  expect(line('build')).toHaveTextContent('Met');
  expect(line('hits')).toHaveTextContent('1,200');
  expect(line('hits')).toHaveTextContent('No budget');
});

it('says which budgets are missed, upper and lower ones', () => {
  show(row({ what: 'slow', most: 20 }), row({ what: 'few', least: 40 }));
  expect(line('slow')).toHaveTextContent('Missed');
  expect(line('few')).toHaveTextContent('Missed');
});

it('plots a figure and its budget on one scale, hidden from screen readers', () => {
  const { container } = show(row({ figure: 25, most: 50 }), row({ what: 'none', figure: 3 }));
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('line')).toHaveAttribute('x1', '180');
  expect(container.querySelector('.bar')).toHaveAttribute('width', '90');
});

it('plots a figure and a budget of zero as an empty bar', () => {
  const { container } = show(row({ figure: 0, most: 0 }));
  expect(container.querySelector('.bar')).toHaveAttribute('width', '0');
});
