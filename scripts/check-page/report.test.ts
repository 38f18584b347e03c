import { formatCheckReport } from './report';
import { Timing } from './timing';

const problem = { file: 'a.md', line: 2, column: 1, fix: 'Fix it.', check: 'content' as const };

test('labels warnings and counts them separately', () => {
  const report = formatCheckReport({
    pages: [],
    problems: [
      { ...problem, what: 'Wrong.', severity: 'style' },
      { ...problem, what: 'Long.', severity: 'warning' },
    ],
    sheets: [],
    mounted: 0,
    timing: new Timing(),
  });
  expect(report).toContain('a.md:2:1  Wrong.');
  expect(report).toContain('a.md:2:1  Warning: Long.');
  expect(report).toContain('1 problem, 1 warning · ');
});
