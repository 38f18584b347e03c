import * as z from 'zod';
import { longestComment } from '@/model';

const short = z.string().max(100);

/**
 * Returns the schema of accepted feedback: exactly the fields of contract §9. `pages` contains the paths of the site.
 */
export function feedbackSchema(pages: Pick<ReadonlySet<string>, 'has'>) {
  return z.strictObject({
    page: z.string().refine((page) => pages.has(page), { error: 'is no page of this site' }),
    section: z.string().max(200),
    rating: z.literal([0, 1]),
    comment: z.string().max(longestComment),
    product: short,
    version: short,
    language: short,
  });
}

/** Returns what is wrong with a value: one line for each issue, with the path of the field. */
export function explainIssues(issues: readonly { path: PropertyKey[]; message: string }[]): string {
  return issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
    .join('\n');
}
