import * as z from 'zod';
import { productIds } from './product';

const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

export const title = z.string().max(70);
export const description = z.string().max(170);
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
