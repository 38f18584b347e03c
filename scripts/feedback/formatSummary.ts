import type { PageFeedback } from '@/features/feedback/server';

/** Formats a summary as text: a line per page, with its newest comments below it. */
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

/** Matches control characters (C0, DEL, C1), line separators, and marks that change the text direction. */
const controls = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes untrusted text for a terminal: control characters are written as `\u001b`. */
export function escapeControls(text: string): string {
  return text.replace(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
