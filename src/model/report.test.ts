import { formatReport, summarizeWarnings } from './report';

const problem = (file: string, line: number, what: string) => {
  return { file, line, column: 1, what, fix: 'Fix it.' };
};

test('sorts by file and line, groups by file, and ends with the count', () => {
  const report = formatReport([
    problem('b.md', 3, 'Third.'),
    problem('a.md', 10, 'Second.'),
    problem('a.md', 2, 'First.'),
  ]);
  expect(report.split('\n')).toEqual([
    'a.md:2:1  First.  Fix it.',
    'a.md:10:1  Second.  Fix it.',
    '',
    'b.md:3:1  Third.  Fix it.',
    '',
    '3 problems in 2 files.',
  ]);
});

test('counts a single problem in the singular', () => {
  expect(formatReport([problem('a.md', 1, 'One.')])).toMatch(/1 problem in 1 file\.$/);
});

test('counts warnings by rule', () => {
  const warning = (rule: string) => {
    return { ...problem('a.md', 1, 'One.'), rule, severity: 'warning' as const };
  };
  const problems = [warning('lines'), warning('figures'), warning('lines')];
  expect(summarizeWarnings([...problems, problem('a.md', 1, 'One.')])).toMatch(
    /^3 warnings \(figures 1, lines 2\)\./,
  );
  expect(summarizeWarnings([problem('a.md', 1, 'One.')])).toBe('');
});
