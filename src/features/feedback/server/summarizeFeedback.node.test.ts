import { validFeedback } from './validFeedback';
import { summarizeFeedback } from './summarizeFeedback';

test('summarizeFeedback counts by page and shows the newest comments', () => {
  const entry = (page: string, rating: 0 | 1, comment: string) => ({
    ...validFeedback,
    page,
    rating,
    comment,
    time: '2026-01-01T00:00:00.000Z',
    host: 'x',
  });
  const summary = summarizeFeedback(
    [entry('/b/', 1, 'one'), entry('/a/', 0, ''), entry('/a/', 1, 'two'), entry('/a/', 1, ' ')],
    2,
  );
  expect(summary.map(({ page, count, helpful }) => [page, count, helpful])).toEqual([
    ['/a/', 3, 2 / 3],
    ['/b/', 1, 1],
  ]);
  expect(summary[0]?.comments.map(({ comment }) => comment)).toEqual(['two']);
});
