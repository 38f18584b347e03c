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

/** The prefix that forces a styling, whatever follows it (spec §4); the early script of demos reads it too. */
export const stylingPrefixPattern = /^#?(system|tailwind|css)-/;

/** The name of a demo, its language and an edit. Demo names begin with a capital letter, ids of headings never do. */
const demoPattern = /^#?([A-Z][\w-]*)(?:\.(js|tsx))?(?:&edit=(.*))?$/;

/**
 * Reads `#Name`, `#Name.js`, `#tailwind-Name.tsx`, each with `&edit=…` or without. Where no demo is named, the prefix
 * still forces a styling and the ending `.js` or `.tsx` a language (spec §4): `#css-`, `#css-layers`, `#sizes.js`.
 */
export function parseDemoHash(hash: string): DemoHash {
  const prefix = stylingPrefixPattern.exec(hash);
  const rest = hash.slice(prefix?.[0].length ?? 0);
  const styling = prefix ? stylings.find(({ slug }) => slug === prefix[1])?.styling : undefined;
  return { ...readName(rest), ...(styling && { styling }) };
}

function readName(rest: string): DemoHash {
  const match = demoPattern.exec(rest);
  if (!match) return variantOf(/\.(js|tsx)$/.exec(rest)?.[1]);
  const [, demo, extension, edit] = match;
  return { demo, ...variantOf(extension), ...(edit !== undefined && { edit }) };
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
