import type { FeedbackSubject } from '../subject';

/** The repository and the page that an issue is about. */
export interface IssuePlace {
  /** URL of the product's repository. */
  repository: string;
  subject: FeedbackSubject;
  section?: { id: string; title: string };
}

/**
 * Longest part in characters: many servers reject URLs of more than 8,000 characters, and encoding makes up to twelve
 * of one.
 */
const longestPart = 600;

/** Returns the URL of a new issue that contains what the reader has written so far. */
export function issueUrl({ repository, subject, section }: IssuePlace, comment: string): string {
  const { page, product, version } = subject;
  const hash = section ? `#${section.id}` : '';
  const about = [
    `- Page: ${window.location.origin}${page}${hash}`,
    ...(section ? [`- Section: ${section.title}`] : []),
    `- Version: ${`${product} ${version}`.trim()}`,
  ];
  const words = Array.from(comment.trim()).slice(0, longestPart).join('');
  const body = [words, about.join('\n')].filter(Boolean).join('\n\n');
  return `${repository}/issues/new?${new URLSearchParams({ title: `[docs] ${page}${hash}`, body })}`;
}
