import { slugOf, stylings, type CodeStyling, type CodeVariant } from '@/model';

/** The parts of a URL hash that refer to a demo. */
export interface DemoHash {
  /** Name of the demo. */
  demo?: string;
  /** Language in which to show the demo's code. */
  variant?: CodeVariant;
  /** Styling in which to show the demo. */
  styling?: CodeStyling;
  /** Edited code in the encoding of the live editor. */
  edit?: string;
}

/** The prefix that forces a styling, whatever follows it (spec §4). Also read by the early script of demos. */
export const stylingPrefixPattern = /^#?(system|tailwind|css)-/;

/** The name of a demo, its language and an edit. Demo names begin with a capital letter; ids of headings never do. */
const demoPattern = /^#?([A-Z][\w-]*)(?:\.(js|tsx))?(?:&edit=(.*))?$/;

/**
 * Parses `#Name`, `#Name.js` or `#tailwind-Name.tsx`, each with or without `&edit=…`. If the hash names no demo, a
 * prefix still forces a styling and the ending `.js` or `.tsx` a language (spec §4), as in `#css-`, `#css-layers` and
 * `#sizes.js`.
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

/** Returns a hash that {@link parseDemoHash} can read, such as `#tailwind-Name.tsx`. */
export function formatDemoHash({ demo, variant, styling }: DemoHash & { demo: string }): string {
  const prefix = styling ? `${slugOf(styling)}-` : '';
  const extension = { JS: '.js', TS: '.tsx' };
  return `#${prefix}${demo}${variant ? extension[variant] : ''}`;
}
