import type { PageFeedback } from '@/features/feedback/server';

/** A summary as text: a line per page, its newest comments below it. */
export function formatSummary(pages: readonly PageFeedback[]): string {
  const width = Math.max(...pages.map(({ page }) => page.length));
  return pages
    .flatMap(({ page, count, helpful, comments }) => [
      `${page.padEnd(width)}  ${String(count).padStart(5)}  ${Math.round(helpful * 100)
        .toString()
        .padStart(3)} % yes`,
      ...comments.map(formatComment),
    ])
    .join('\n');
}

function formatComment({ time, section, rating, comment }: PageFeedback['comments'][number]) {
  const place = section ? ` #${section}` : '';
  const text = comment.trim().replace(/\s*\n\s*/g, '\n      ');
  return `    ${time.slice(0, 10)} ${rating === 1 ? 'yes' : 'no'}${place}: ${text}`;
}
