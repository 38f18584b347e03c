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

/** Selects the element that holds a demo's markup, in one styling where the demo comes in several. */
export function demoScope({ name, styling }: { name?: string; styling?: CodeStyling }): string {
  const demo = name ? `[data-demo='${name}'] ` : '';
  const shown = styling ? `[data-shows='${styling}'] > ` : '';
  return `${demo}${shown}[data-demo-stage] > [data-markup]`;
}
