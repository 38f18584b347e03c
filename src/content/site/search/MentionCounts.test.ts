import type { Block } from '@/model';
import { MentionCounts } from './MentionCounts';

const pageOf = (html: string) => ({ blocks: [{ kind: 'prose', html }] as unknown as Block[] });
const sorted = (pages: readonly string[], names: readonly string[]) => {
  const counts = new MentionCounts();
  pages.forEach((html) => counts.add(pageOf(html)));
  return counts.sort(names.map((name) => ({ name }))).map(({ name }) => name);
};

it('sorts by the number of pages with the name in their text, code or answers', () => {
  const pages = [
    '<p>A Seat, and a Seat.</p><pre><code>&lt;Berth /&gt;</code></pre>',
    '<p><strong>It is empty.</strong> Use Berth.</p>',
  ];
  expect(sorted(pages, ['Couchette', 'Seat', 'Berth'])).toEqual(['Berth', 'Seat', 'Couchette']);
});

it('counts names as they are written, and keeps the order of others', () => {
  const pages = ['<p>Take a seat in the SeatMap.</p>'];
  expect(sorted(pages, ['Berth', 'Seat', 'SeatMap'])).toEqual(['SeatMap', 'Berth', 'Seat']);
});
