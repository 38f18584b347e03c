import { slugOf, stylings, type CodeStyling, type CodeVariant } from '@/model';

/** What a URL hash says of a demo. */
export interface DemoHash {
  /** Name of the demo. */
  demo?: string;
  /** Language its code is to be shown in. */
  variant?: CodeVariant;
  /** Styling it is to be shown in. */
  styling?: CodeStyling;
  /** Edited code, as the live editor wrote it; only that can read it. */
  edit?: string;
}

// Demo names begin with a capital letter and headings' ids never do: `#css-layers` is a heading, not a styling.
/** As the early script of demos reads it too. */
export const demoHashPattern =
  /^#?(?:(system|tailwind|css)-)?([A-Z][\w-]*)(?:\.(js|tsx))?(?:&edit=(.*))?$/;

/**
 * Reads `#Name`, `#Name.js`, `#tailwind-Name.tsx`, each with `&edit=…` or without. Of anything else only the end says
 * something: `.js` or `.tsx` name a language (spec §4).
 */
export function parseDemoHash(hash: string): DemoHash {
  const match = demoHashPattern.exec(hash);
  if (!match) return variantOf(/\.(js|tsx)$/.exec(hash)?.[1]);
  const [, prefix, demo, extension, edit] = match;
  return {
    demo,
    ...variantOf(extension),
    ...(prefix && { styling: stylings.find(({ slug }) => slug === prefix)?.styling }),
    ...(edit !== undefined && { edit }),
  };
}

function variantOf(extension: string | undefined): DemoHash {
  return extension ? { variant: extension === 'js' ? 'JS' : 'TS' } : {};
}

/** The hash that {@link parseDemoHash} reads: `#tailwind-Name.tsx`. */
export function formatDemoHash({ demo, variant, styling }: DemoHash & { demo: string }): string {
  const prefix = styling ? `${slugOf(styling)}-` : '';
  const extension = { JS: '.js', TS: '.tsx' };
  return `#${prefix}${demo}${variant ? extension[variant] : ''}`;
}
