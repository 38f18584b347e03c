import { slugOf, stylings, type CodeStyling, type CodeVariant } from '@/model';

/** What a URL hash says of a demo. */
export interface DemoHash {
  /** Name of the demo. */
  demo?: string;
  /** Language its code is to be shown in. */
  variant?: CodeVariant;
  /** Styling it is to be shown in. */
  styling?: CodeStyling;
}

// Demo names begin with a capital letter and headings' ids never do: `#css-layers` is a heading, not a styling.
/** As the early script of demos reads it too. */
export const demoHashPattern = /^#?(?:(system|tailwind|css)-)?([A-Z][\w-]*)(?:\.(js|tsx))?$/;

/** Reads `#Name`, `#Name.js`, `#tailwind-Name.tsx`; anything else says nothing. */
export function parseDemoHash(hash: string): DemoHash {
  const match = demoHashPattern.exec(hash);
  if (!match) return {};
  const [, prefix, demo, extension] = match;
  return {
    demo,
    ...(extension && { variant: extension === 'js' ? 'JS' : 'TS' }),
    ...(prefix && { styling: stylings.find(({ slug }) => slug === prefix)?.styling }),
  };
}

/** The hash that {@link parseDemoHash} reads: `#tailwind-Name.tsx`. */
export function formatDemoHash({ demo, variant, styling }: DemoHash & { demo: string }): string {
  const prefix = styling ? `${slugOf(styling)}-` : '';
  const extension = { JS: '.js', TS: '.tsx' };
  return `#${prefix}${demo}${variant ? extension[variant] : ''}`;
}
