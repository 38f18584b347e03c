import type { CodeStyling, DemoView } from '@/model';

/** Whether a demo comes in several stylings. */
export function hasStylings({ stylings }: DemoView): boolean {
  return stylings.length > 1;
}

/**
 * Returns the styling in which a demo is shown when the reader chose `chosen`; undefined for a demo with one styling.
 */
export function stylingOf(demo: DemoView, chosen: CodeStyling): CodeStyling | undefined {
  if (!hasStylings(demo)) return undefined;
  return demo.stylings.includes(chosen) ? chosen : demo.stylings[0];
}
