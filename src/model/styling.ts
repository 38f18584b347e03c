import type { CodeStyling } from './demo';

/**
 * Stylings in the order of the menu, the default first, with their slugs: the folders of a demo's variants and the
 * prefixes of its hash (contract §6).
 */
export const stylings = [
  { styling: 'MUI System', slug: 'system' },
  { styling: 'Tailwind', slug: 'tailwind' },
  { styling: 'CSS', slug: 'css' },
] as const satisfies readonly { styling: CodeStyling; slug: string }[];

/** Returns the slug of a styling, `tailwind`. */
export function slugOf(styling: CodeStyling): string {
  return stylings.find((one) => one.styling === styling)?.slug ?? stylings[0].slug;
}

/**
 * Returns the key of a demo's variant in the registry of its page: `Name` for the default styling, otherwise
 * `Name.tailwind`.
 */
export function demoKey(name: string, styling: CodeStyling): string {
  return styling === stylings[0].styling ? name : `${name}.${slugOf(styling)}`;
}

/**
 * Attribute that marks elements for the page's style sheet for demos; its value is the key of the demo's variant. It
 * is on the element around the demo, and on each root that it renders elsewhere in the document.
 */
export const reachAttribute = 'data-sheet-reaches';

/** The elements of a document to which a style sheet for demos applies; both are selectors without specificity. */
export interface SheetScope {
  /** Selector of the elements that replace the document's root; all others are inside of them. */
  root: string;
  /** Selector of every element, including the roots. */
  element: string;
}

/**
 * Returns the scope of one variant of a demo, by its key, or of all variants in a styling, by the suffix of their
 * keys.
 */
export function sheetScope(key: string, match: '=' | '$=' = '='): SheetScope {
  const root = `[${reachAttribute}${match}'${key}']`;
  return { root: `:where(${root})`, element: `:where(${root}, ${root} *)` };
}
