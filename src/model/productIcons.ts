/** The icons of a product, and the page that shows them. */
export interface ProductIcons {
  /** Package with their modules, `@mui/icons-material`. */
  packageName: string;
  /** Address of the page. */
  page: string;
  /** Query parameter of the address that names an icon. */
  parameter: string;
  /** The styles of each icon; the first one has no suffix. */
  styles: readonly IconStyle[];
  /**
   * Synonyms for the icons' subjects: a module below the root of the repository whose default export is `Synonyms`.
   */
  synonyms?: string;
  /** Sizes of the preview in pixels, by their label. */
  sizes: Readonly<Record<string, number>>;
  /** Colors of the preview in CSS, by their label. */
  colors: Readonly<Record<string, string>>;
}

/** A style of icons, such as outlined. */
export interface IconStyle {
  /** Label, which addresses use too, `Two tone`. */
  name: string;
  /** Suffix of the names of its modules, `TwoTone`. */
  suffix: string;
}
