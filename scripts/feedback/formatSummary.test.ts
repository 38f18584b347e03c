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
