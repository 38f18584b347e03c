import { z } from 'zod';
import { productIds } from './product';

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

/**
 * What an author may write between the `---` lines of a page (contract §7). It is the type, the check and the
 * manual at once; an unknown key is an error.
 */
export const frontMatterSchema = z.strictObject({
  title: z
    .string()
    .max(70)
    .optional()
    .describe('Title of the browser tab and of search results; the H1 without it.'),
  description: z
    .string()
    .max(170)
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
  materialDesign: z.url().optional().describe('Address of the Material Design guideline.'),
  waiAria: z.url().optional().describe('Address of the WAI-ARIA pattern.'),
  packageName: z.string().optional().describe('Npm package the page documents.'),
  unstyled: z
    .string()
    .optional()
    .describe('Path of the unstyled counterpart, `/base-ui/react-button/`.'),
  filename: z.string().optional().describe('Source file of a generated page.'),
  disableAd: z.boolean().optional().describe('No ads on this page.'),
  date: z.coerce.date().optional().describe('Blog: day of publication, `2026-01-31`.'),
  authors: z.array(z.string()).optional().describe('Blog: keys of the authors.'),
  tags: z.array(z.string()).optional().describe('Blog: tags.'),
  card: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .describe('Blog: a social card is drawn.'),
  manualCard: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .optional()
    .describe('Blog: the card is a file.'),
  cardTitle: z.string().optional().describe('Blog: title on the card.'),
  slug: z.string().optional().describe('Blog: last part of the address.'),
  image: z.string().optional().describe('Blog: picture for social networks.'),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
