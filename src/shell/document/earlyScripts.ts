import { earlyScript } from '@/base/theme/settings';
import { earlyViewsScript } from '@/features/api-reference';
import { earlyTabsScript } from '@/features/code-blocks';
import { earlyStylingScript } from '@/features/demos';
import earlyClicksScript from './earlyClicks.minified';
import safeIntegersScript from './safeIntegers.minified';
import { hasApiBlocks, hasCodeTabs, hasStylings } from './pageContents';

/** Returns the scripts that run before the first paint: those of every page, and those for the content of this one. */
export function earlyScriptsOf(props: Record<string, unknown>): string[] {
  return [
    `${safeIntegersScript};${earlyScript};${earlyClicksScript}`,
    ...(hasCodeTabs(props) ? [earlyTabsScript] : []),
    ...(hasStylings(props) ? [earlyStylingScript] : []),
    ...(hasApiBlocks(props) ? [earlyViewsScript] : []),
  ];
}
