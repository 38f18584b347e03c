import type { Block } from './block';
import type { PostFacts } from './blog';
import type { ProductId } from './product';
import type * as z from 'zod';
import type { postFrontMatterSchema } from './postFrontMatter';
import type { frontMatterSchema } from './frontMatter';

/** A heading of level 2 to 4 with the headings below it, for the table of contents. */
export interface Heading {
  id: string;
  /** Text without markup, for the table of contents. */
  title: string;
  level: 2 | 3 | 4;
  plan?: 'pro' | 'premium';
  children: Heading[];
}

/** One of several pages about the same subject, for the tab bar below their heading. */
export interface PageTab {
  title: string;
  pathname: string;
}

/** A documentation page as the compiler writes it to `.content/pages/` and the site reads it. */
export interface Page {
  /** Address with both slashes, `/material-ui/react-button/`. */
  pathname: string;
  productId: ProductId;
  /** Path of the markdown file in the repository, `docs-data/material-ui/react-button/button.md`. */
  source: string;
  title: string;
  /** Plain text. */
  description: string;
  /** The H1's text as HTML (inline markup allowed). */
  h1: string;
  /** The description as HTML. */
  descriptionHtml: string;
  frontMatter: FrontMatter;
  blocks: Block[];
  /** Styles of demos that are not in their code, Tailwind's and plain CSS, scoped to the demos. */
  demoStyles?: string;
  headings: Heading[];
  /** Style sheets of fonts that few pages need; undefined for all others. */
  fonts?: string[];
  /** The pages about the same subject, including this one; undefined if there is no other. */
  tabs?: PageTab[];
  /** Set only for posts of the blog. */
  post?: PostFacts;
}

/** The keys of pages, and those only posts have. */
export type FrontMatter = z.infer<typeof frontMatterSchema> &
  Partial<z.infer<ReturnType<typeof postFrontMatterSchema>>>;
