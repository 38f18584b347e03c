import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core/axe.min.js';
import { isLicenseNotice } from './licenseNotices';
import { markSameColors, removeMarks, sameColors } from './sameColors';

/**
 * Rules about landmarks and headings of a page, which do not apply to a part of one, or to the page of a single demo: it is
 * shown in an iframe.
 */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * Text whose contrast is the same on every page: colors of code (`codeColors.node.test.ts`), and the navigations of the
 * shell (`schemes.spec.ts`). Measuring them takes half of axe's time.
 */
const repeated = 'pre *, nav *';

/** The script of axe. The minified one is less than half as long, and is sent to the page for each check. */
const { source } = axeCore;

const withoutRepeated = `${source}
axe.configure({
  rules: [
    { id: 'color-contrast', selector: '*:not(${repeated}, [${sameColors}])' },
    { id: 'link-in-text-block', selector: 'a[href]:not([${sameColors}])' },
  ],
});`;

/** Options that limit what axe checks; it checks everything by default. */
export interface AxeScope {
  /** Ids of the rules to run, for tests after which only these can have another result. */
  rules?: readonly string[];
  /** Selector of the parts of the page to check. */
  within?: string;
  /**
   * Excludes the contrast of elements that all pages share, and of texts that look like others, for tests that visit every
   * page.
   */
  ownContrastOnly?: boolean;
}

/**
 * Waits for transitions, during which the contrast of colors is wrong, and ends those that wait for the reader to scroll to
 * them (`usePausedOffscreen`). Animations that demos pause themselves would never finish.
 */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const finite = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(effect?.getComputedTiming().endTime);
    });
    for (const animation of finite) {
      const { effect, playState } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (playState === 'paused' && target?.closest('[data-offscreen]')) animation.finish();
    }
    const running = finite.filter(({ playState }) => playState === 'running');
    return Promise.allSettled(running.map((animation) => animation.finished));
  });
}

/** Returns the accessibility problems that axe finds on the current page, one line per element. */
export async function accessibilityProblems(
  page: Page,
  { rules, within, ownContrastOnly = false }: AxeScope = {},
): Promise<string[]> {
  await finishAnimations(page);
  // Legacy mode takes a third of the time, but cannot check iframes of another origin.
  const origins = await Promise.all(page.frames().map((frame) => frame.evaluate(() => origin)));
  const isOneOrigin = origins.every((each) => each === origins[0]);
  const isDemoAlone = new URL(page.url()).pathname.startsWith('/demos/');
  const axe = new AxeBuilder({ page, axeSource: ownContrastOnly ? withoutRepeated : source })
    .setLegacyMode(isOneOrigin)
    .options({
      // No style sheets: only a disabled rule needs them, and the policy forbids axe to fetch those of third parties.
      preload: { assets: ['media'] },
      // Only violations: reporting elements without problems takes seconds on the longest reference page.
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .disableRules(isDemoAlone || within ? pageRules : []);
  if (within) axe.include(within);
  if (ownContrastOnly) await markSameColors(page);
  const { violations } = await axe.analyze();
  if (ownContrastOnly) await removeMarks(page);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isLicenseNotice(html))
      .map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}
