import { listPages } from './listPages';

const page = (title: string) => ({ title, pathname: `/rail/${title.toLowerCase()}/` });

it('lists a few pages by their titles', () => {
  expect(listPages([page('Fare'), page('Seat')])).toBe(
    '- [Fare](/rail/fare/)\n- [Seat](/rail/seat/)',
  );
});

it('names many pages in one paragraph, without what most titles begin with', () => {
  const titles = Array.from({ length: 9 }, (_, at) => `Grid - Part ${at}`);
  const text = listPages([...titles, 'Fare - Grid'].map(page));
  expect(text).toMatch(/^\[Part 0\]\(\/rail\/grid - part 0\/\), \[Part 1\]/);
  expect(text).toMatch(/, \[Fare - Grid\]\(\/rail\/fare - grid\/\)$/);
});
