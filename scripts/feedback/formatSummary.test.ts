import { formatSummary } from './formatSummary';

test('a line per page, with its newest comments below it', () => {
  const time = '2026-03-04T05:06:07.000Z';
  expect(
    formatSummary([
      {
        page: '/a/react-table/',
        count: 12,
        helpful: 2 / 3,
        comments: [{ time, section: 'sorting', rating: 0, comment: ' Unclear.\nWhat is it? ' }],
      },
      { page: '/a/', count: 1, helpful: 1, comments: [] },
    ]),
  ).toBe(
    [
      '/a/react-table/     12   67 % yes',
      '    2026-03-04 no #sorting: Unclear.',
      '      What is it?',
      '/a/                  1  100 % yes',
    ].join('\n'),
  );
});

test('control characters are escaped', () => {
  const comments = [
    {
      time: '\u001b[2J2026',
      section: 'a\nb',
      rating: 1 as const,
      comment: 'x\u001b]0;title\u0007\rand\u009b2J \u202egnp.exe\u007f\n/b/  9  100 % yes ✓',
    },
  ];
  expect(formatSummary([{ page: '/a\u001bc/', count: 1, helpful: 1, comments }])).toBe(
    [
      String.raw`/a\u001bc/      1  100 % yes`,
      String.raw`    \u001b[2J2026 yes #a\u000ab: x\u001b]0;title\u0007\u000dand\u009b2J \u202egnp.exe\u007f`,
      '      /b/  9  100 % yes ✓',
    ].join('\n'),
  );
});
