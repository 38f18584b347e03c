import * as z from 'zod';
import { postSlug, type BlogFacts } from './blog';
import { title, description } from './frontMatter';

const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((on) => `${on}` === 'true');

/** A list of some of these names. */
function listOf(names: readonly string[]) {
  return z.array(z.enum(names as [string, ...string[]]));
}

/** Returns the schema for a post of the blog, whose authors and tags are those of its product (contract §7). */
export function postFrontMatterSchema({ authors, tags }: BlogFacts) {
  return z.strictObject({
    title: title.describe('Title of the post, of the browser tab and of the feed.'),
    description: description
      .optional()
      .describe(
        'Plain text for lists, the feed and search engines, unless the text has a description.',
      ),
    date: z
      .union([z.iso.date(), z.iso.datetime()])
      .transform((date) => date.slice(0, 'yyyy-mm-dd'.length))
      .describe('Day of publication, `2026-01-31`.'),
    authors: listOf(Object.keys(authors)).min(1).describe('Keys of the authors.'),
    tags: listOf(tags).optional().describe('What the post is about.'),
    card: flag
      .optional()
      .describe('Nothing is drawn here; posts written for other sites may have it.'),
    manualCard: flag
      .optional()
      .describe('Whether that picture is a file, `public/static/blog/<slug>/card.png`.'),
    cardTitle: z.string().optional().describe('Title on a drawn picture; see `card`.'),
    slug: z
      .string()
      .regex(postSlug)
      .optional()
      .describe('Last part of the address; the name of the file without it.'),
    image: z.string().optional().describe('Address of another picture for social networks.'),
  });
}
