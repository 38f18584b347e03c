/** What a page is; each kind has its fixed headings and its length. */
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

/** Says of what kind the pages at some addresses are. */
export interface KindOfPages {
  /** An address; `*` stands for a part of it, `**` for the rest: `/blog/*`, `/system/guides/**`. */
  pages: string;
  kind: PageKind;
}

/** What the checks of the house style need to know of a product. Pages of a product without it are not checked. */
export interface HouseStyle {
  /** The first entry that fits a page holds. */
  kinds: readonly KindOfPages[];
  /** Packages whose modules are imported one by one, `@mui/material/Button`, never through their index. */
  packagesWithoutIndex?: readonly string[];
  /** What the class names of the packages begin with, `Mui`. */
  classPrefixes?: readonly string[];
}

/**
 * A claim on a page that is true of the installed packages, such as a measure or a contrast. The default export of a
 * `facts.ts` next to the page lists them; a test runs `holds`. What a norm says has its `source` instead.
 */
export type Fact = {
  /** The words on the page, without markup. */
  says: string;
} & (
  | {
      /** Finds out whether they are true. */
      holds: () => boolean | Promise<boolean>;
    }
  | {
      /** Where it is published, `WCAG 2.2, success criterion 1.4.3`. */
      source: string;
    }
);
