import type { Block } from './block';
import type { PostFacts } from './blog';
import type { FrontMatter } from './frontMatter';
import type { ProductId } from './product';

/** A heading of level 2 to 4 and those below it, for the table of contents. */
export interface Heading {
  id: string;
  /** Text without markup; the table of contents shows it. */
  title: string;
  level: 2 | 3 | 4;
  plan?: 'pro' | 'premium';
  children: Heading[];
}

/** One of several pages about the same thing, as the tab bar below their heading shows it. */
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
  /** Styles of demos that their code does not carry, Tailwind's and plain CSS, each scoped to its demos. */
  demoStyles?: string;
  headings: Heading[];
  /** Stylesheets of fonts that few pages need; missing for all others. */
  fonts?: string[];
  /** The pages about the same thing, this one among them; missing where there is only this one. */
  tabs?: PageTab[];
  /** Only posts of the blog have it. */
  post?: PostFacts;
}
