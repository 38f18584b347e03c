import type { CodeStyling, CodeVariant } from '@/model';

/** What a URL hash says of a demo. */
export interface DemoHash {
  /** Name of the demo. */
  demo?: string;
  /** Language its code is to be shown in. */
  variant?: CodeVariant;
  /** Styling it is to be shown in. */
  styling?: CodeStyling;
}

const stylings: Record<string, CodeStyling> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

// Demo names begin with a capital letter and headings' ids never do: `#css-layers` is a heading, not a styling.
const pattern = /^#?(?:(system|tailwind|css)-)?([A-Z][\w-]*)(?:\.(js|tsx))?$/;

/** Reads `#Name`, `#Name.js`, `#tailwind-Name.tsx`; anything else says nothing. */
export function parseDemoHash(hash: string): DemoHash {
  const match = pattern.exec(hash);
  if (!match) return {};
  const [, prefix, demo, extension] = match;
  return {
    demo,
    ...(extension && { variant: extension === 'js' ? 'JS' : 'TS' }),
    ...(prefix && { styling: stylings[prefix] }),
  };
}
