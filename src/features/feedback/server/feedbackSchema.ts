import * as z from 'zod';
import { longestComment } from '@/model';

const short = z.string().max(100);

/** What the endpoint accepts: exactly the fields of contract §9. `pages` holds the addresses of the site. */
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
