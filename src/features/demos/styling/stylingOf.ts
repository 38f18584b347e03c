import type { CodeStyling, DemoView } from '@/model';

/** The styling a demo is shown in for this choice of its reader; undefined for a demo that comes in one only. */
export function stylingOf({ stylings }: DemoView, chosen: CodeStyling): CodeStyling | undefined {
  if (stylings.length < 2) return undefined;
  return stylings.includes(chosen) ? chosen : stylings[0];
}
