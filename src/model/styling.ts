import type { CodeStyling } from './demo';

/**
 * Stylings in the order of the menu, the default first, with their short names: the folders of a demo's variants and
 * the prefixes of its hash (contract §6).
 */
export const stylings = [
  { styling: 'MUI System', slug: 'system' },
  { styling: 'Tailwind', slug: 'tailwind' },
  { styling: 'CSS', slug: 'css' },
] as const satisfies readonly { styling: CodeStyling; slug: string }[];

/** Short name of a styling, `tailwind`. */
export function slugOf(styling: CodeStyling): string {
  return stylings.find((one) => one.styling === styling)?.slug ?? stylings[0].slug;
}

/** Key of a demo's variant in the registry of its page: `Name` for the default styling, else `Name.tailwind`. */
export function demoKey(name: string, styling: CodeStyling): string {
  return styling === stylings[0].styling ? name : `${name}.${slugOf(styling)}`;
}

/**
 * Attribute of what the page's style sheet for demos reaches, with the key of the demo's variant: the element around
 * the demo, and each root of what it renders elsewhere in the document.
 */
export const reachAttribute = 'data-sheet-reaches';

/** What of a document belongs to the demos that a sheet is for; both are selectors without specificity. */
export interface SheetScope {
  /** What stands for the document: everything else is inside. */
  root: string;
  /** Every element, the roots included. */
  element: string;
}

/** The scope of one variant of a demo, by its key, or of all variants in a styling, by the end of theirs. */
export function sheetScope(key: string, match: '=' | '$=' = '='): SheetScope {
  const root = `[${reachAttribute}${match}'${key}']`;
  return { root: `:where(${root})`, element: `:where(${root}, ${root} *)` };
}
