/** The kind of a page, which decides its fixed headings and its length. */
export type PageKind =
  | 'component'
  | 'unstyled component'
  | 'guide'
  | 'integration'
  | 'theme topic'
  | 'layout'
  | 'data grid topic'
  | 'chart'
  | 'picker topic'
  | 'migration'
  | 'overview'
  | 'post';

/** Assigns a kind to the pages at some addresses. */
export interface KindOfPages {
  /** An address; `*` matches one segment, `**` the rest: `/blog/*`, `/system/guides/**`. */
  pages: string;
  kind: PageKind;
}

/** A product's settings for the checks of the house style. Pages of a product without them are not checked. */
export interface HouseStyle {
  /** The first matching entry applies. */
  kinds: readonly KindOfPages[];
  /** Packages whose modules must be imported individually, `@mui/material/Button`, never through their index. */
  packagesWithoutIndex?: readonly string[];
  /** Prefixes of the packages' class names, `Mui`. */
  classPrefixes?: readonly string[];
}

/**
 * A claim on a page that is true for the installed packages, such as a measurement or a contrast. The default export
 * of a `facts.ts` next to the page lists them; a test runs `holds`. A claim from a standard has a `source` instead.
 */
export type Fact = {
  /** The words on the page, without markup. */
  says: string;
} & (
  | {
      /** Tells whether the words are true. */
      holds: () => boolean | Promise<boolean>;
    }
  | {
      /** Where the standard is published, `WCAG 2.2, success criterion 1.4.3`. */
      source: string;
    }
);
