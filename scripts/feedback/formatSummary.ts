import type { PageFeedback } from '@/features/feedback/server';
import { visible } from './visible';

/** A summary as text: a line per page, its newest comments below it. */
export function formatSummary(pages: readonly PageFeedback[]): string {
  const width = Math.max(...pages.map(({ page }) => visible(page).length));
  return pages
    .flatMap(({ page, count, helpful, comments }) => [
      `${visible(page).padEnd(width)}  ${String(count).padStart(5)}  ${Math.round(helpful * 100)
        .toString()
        .padStart(3)} % yes`,
      ...comments.map(formatComment),
    ])
    .join('\n');
}

function formatComment({ time, section, rating, comment }: PageFeedback['comments'][number]) {
  const place = section ? ` #${visible(section)}` : '';
  const lines = comment.trim().split(/\s*\n\s*/);
  const text = lines.map(visible).join('\n      ');
  return `    ${visible(time.slice(0, 10))} ${rating === 1 ? 'yes' : 'no'}${place}: ${text}`;
}
