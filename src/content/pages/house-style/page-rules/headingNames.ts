import { kindFacts } from '../kinds';
import type { PageRule } from '../PageRule';

/** Other names that authors use for a fixed heading, in lower case. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  Basics: ['basic', 'basic usage', 'usage', 'introduction', 'getting started', 'the basics'],
  Anatomy: ['structure', 'component slots', 'slots and classes'],
  Hook: ['hooks', 'the hook'],
  Customization: ['customizing', 'customize', 'customisation', 'custom styles', 'styling'],
  Accessibility: ['a11y', 'accessibility (a11y)', 'keyboard', 'keyboard navigation'],
  'Common mistakes': ['common errors', 'common problems', 'troubleshooting', 'pitfalls', 'gotchas'],
  Limitations: ['caveats', 'known issues', 'known limitations', 'restrictions'],
  TypeScript: ['typescript', 'types', 'typing', 'typescript usage', 'usage with typescript'],
  Performance: ['performance tips', 'optimization'],
  'Server rendering': ['ssr', 'server-side rendering', 'server side rendering'],
  'Quick start': ['quickstart', 'the whole solution', 'tl;dr'],
  'Check that it works': ['check', 'verify', 'verification', 'testing that it works'],
  'CSS variables': ['css custom properties', 'css theme variables'],
};

/** A fixed heading must have its own name, not another one for the same content. */
export const headingNames: PageRule = {
  name: 'heading names',
  severity: 'style',
  check({ kind, prose }) {
    const { headings } = kindFacts[kind];
    return prose.flatMap(({ kind: piece, level, written, place }) => {
      if (piece !== 'heading' || level !== 2) return [];
      const title = written.trim();
      if (headings.length > 0 && /^(component |the )?api( reference)?$/i.test(title)) {
        const fix = 'Remove it, and name them as `components` or `hooks` in the front matter.';
        return [{ ...place(0), what: `“${title}” is written by hand.`, fix }];
      }
      const meant = headings.find((heading) => isSynonym(title, heading));
      const what = `“${title}” has another name on pages of this kind.`;
      return meant ? [{ ...place(0), what, fix: `Write “${meant}”.` }] : [];
    });
  },
};

function isSynonym(title: string, heading: string): boolean {
  if (title === heading) return false;
  const form = title.toLowerCase();
  return form === heading.toLowerCase() || (synonyms[heading] ?? []).includes(form);
}
