import type { StoredFeedback } from './createFeedbackHandler';

/** Feedback of one page. */
export interface PageFeedback {
  page: string;
  count: number;
  /** Share of "Yes", from 0 to 1. */
  helpful: number;
  /** The newest comments, newest first. */
  comments: { time: string; section: string; rating: 0 | 1; comment: string }[];
}

/** Summarizes feedback by page, pages with the most feedback first. `feedback` is ordered by time. */
export function summarizeFeedback(
  feedback: readonly StoredFeedback[],
  mostComments = 3,
): PageFeedback[] {
  const pages = new Map<string, StoredFeedback[]>();
  for (const entry of feedback) pages.set(entry.page, [...(pages.get(entry.page) ?? []), entry]);
  return [...pages]
    .map(([page, entries]) => ({
      page,
      count: entries.length,
      helpful: entries.filter(({ rating }) => rating === 1).length / entries.length,
      comments: entries
        .filter(({ comment }) => comment.trim() !== '')
        .reverse()
        .slice(0, mostComments)
        .map(({ time, section, rating, comment }) => ({ time, section, rating, comment })),
    }))
    .sort((a, b) => b.count - a.count || a.page.localeCompare(b.page));
}
