import * as z from 'zod';
import { postSlug, type BlogFacts } from './blog';
import { productIds } from './product';

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

const title = z.string().max(70);
const description = z.string().max(170);
const httpsAddress = z.url({ protocol: /^https$/ });

/**
 * The keys that an author may write between the `---` lines of a page (contract §7). The type, the check and the
 * manual are made from it; an unknown key is an error.
 */
export const frontMatterSchema = z.strictObject({
  title: title
    .optional()
    .describe('Title of the browser tab and of search results; the H1 without it.'),
  description: description
    .optional()
    .describe('Plain text for search engines; the description paragraph without it.'),
  productId: z
    .enum(productIds)
    .optional()
    .describe('The product the page belongs to; its folder without it.'),
  components: commaList
    .optional()
    .describe('Component names, comma separated: they make the API section.'),
  hooks: commaList.optional().describe('Hook names, comma separated.'),
  githubLabel: z
    .string()
    .optional()
    .describe('Issue label in the repository, `component: button`.'),
  githubSource: z
    .string()
    .optional()
    .describe('Path of the source in the repository, `packages/mui-material/src/Button`.'),
  materialDesign: httpsAddress.optional().describe('Address of the Material Design guideline.'),
  waiAria: httpsAddress.optional().describe('Address of the WAI-ARIA pattern.'),
  packageName: z.string().optional().describe('Npm package the page documents.'),
  unstyled: z
    .string()
    .optional()
    .describe('Path of the unstyled counterpart, `/base-ui/react-button/`.'),
  filename: z.string().optional().describe('Source file of a generated page.'),
  historical: z
    .boolean()
    .optional()
    .describe('Whether the page is about earlier versions: names in inline code are not checked.'),
  fullScreen: z
    .boolean()
    .optional()
    .describe('Whether its one demo, a framed one, fills the window instead of the usual layout.'),
  disableAd: z.boolean().optional().describe('No ads on this page.'),
});

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

/** The keys of pages, and those only posts have. */
export type FrontMatter = z.infer<typeof frontMatterSchema> &
  Partial<z.infer<ReturnType<typeof postFrontMatterSchema>>>;
