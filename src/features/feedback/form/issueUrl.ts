import type { FeedbackSubject } from '../subject';

/** What an issue is about. */
export interface IssuePlace {
  /** Address of the product's source code. */
  repository: string;
  subject: FeedbackSubject;
  section?: { id: string; title: string };
}

/** Addresses of more than 8,000 characters are refused by many servers; a character may take twelve in them. */
const longestPart = 600;

/** Address of a new issue with what the reader has written so far filled in. */
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
