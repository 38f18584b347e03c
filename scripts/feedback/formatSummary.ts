import type { PageFeedback } from '@/features/feedback/server';

/** A summary as text: a line per page, its newest comments below it. */
export function formatSummary(pages: readonly PageFeedback[]): string {
  const width = Math.max(...pages.map(({ page }) => escapeControls(page).length));
  return pages
    .flatMap(({ page, count, helpful, comments }) => [
      `${escapeControls(page).padEnd(width)}  ${String(count).padStart(5)}  ${Math.round(
        helpful * 100,
      )
        .toString()
        .padStart(3)} % yes`,
      ...comments.map(formatComment),
    ])
    .join('\n');
}

function formatComment({ time, section, rating, comment }: PageFeedback['comments'][number]) {
  const place = section ? ` #${escapeControls(section)}` : '';
  const lines = comment.trim().split(/\s*\n\s*/);
  const text = lines.map(escapeControls).join('\n      ');
  return `    ${escapeControls(time.slice(0, 10))} ${rating === 1 ? 'yes' : 'no'}${place}: ${text}`;
}

/** Control characters (C0, DEL, C1), line separators, and the marks that turn the direction of what follows. */
const controls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A stranger's text for a terminal: what would steer it is shown, `\u001b` in place of an escape. */
export function escapeControls(text: string): string {
  return text.replace(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
