import type { CodeStyling, DemoView } from '@/model';

/** Whether a demo comes in several stylings, so that its reader has a choice. */
export function hasStylings({ stylings }: DemoView): boolean {
  return stylings.length > 1;
}

/** The styling a demo is shown in for this choice of its reader; undefined for a demo that comes in one only. */
export function stylingOf(demo: DemoView, chosen: CodeStyling): CodeStyling | undefined {
  if (!hasStylings(demo)) return undefined;
  return demo.stylings.includes(chosen) ? chosen : demo.stylings[0];
}
