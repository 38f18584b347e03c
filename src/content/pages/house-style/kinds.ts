import type { PageKind } from '@/model';

/** The requirements for a kind of page. */
export interface KindFacts {
  /** Headings of the second level that must have this order if present; other headings may come between them. */
  headings: readonly string[];
  /** Minimum and maximum number of words of prose. */
  words?: readonly [number, number];
}

const end = [
  'Customization',
  'Accessibility',
  'Common mistakes',
  'Limitations',
  'TypeScript',
  'Performance',
  'Server rendering',
];
const guide: KindFacts = {
  headings: ['Quick start', 'Common mistakes', 'Check that it works'],
  words: [300, 900],
};

/** The requirements for each kind of page in the content guide. */
export const kindFacts: Readonly<Record<PageKind, KindFacts>> = {
  component: { headings: ['Basics', ...end], words: [600, 1500] },
  'unstyled component': { headings: ['Basics', 'Anatomy', 'Hook', ...end], words: [600, 1500] },
  guide,
  integration: guide,
  'theme topic': { headings: ['CSS variables', 'Common mistakes'] },
  layout: { headings: ['Basics', ...end], words: [300, 700] },
  'data grid topic': { headings: ['Basics', ...end] },
  chart: { headings: ['Basics', ...end] },
  'picker topic': { headings: ['Basics', ...end] },
  migration: { headings: [] },
  overview: { headings: [] },
  post: { headings: [] },
};
