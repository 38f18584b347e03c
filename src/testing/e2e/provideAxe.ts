import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { sameColors } from './sameColors';

/**
 * Text whose contrast is the same on every page: colors of code (`codeColors.node.test.ts`), and the navigations of the
 * shell (`schemes.spec.ts`). Measuring them takes half of axe's time.
 */
const repeated = 'pre *, nav *';

/** The source of axe with all rules as they are, and with the contrast only of what pages don't share. */
const sources = {
  all: axeCore.source,
  own: `${axeCore.source}
axe.configure({
  rules: [
    { id: 'color-contrast', selector: '*:not(${repeated}, [${sameColors}])' },
    { id: 'link-in-text-block', selector: 'a[href]:not([${sameColors}])' },
  ],
});`,
} as const;

/** Which texts axe checks the contrast of. */
export type AxeVariant = keyof typeof sources;

interface WindowWithAxe extends Window {
  axeVariant?: AxeVariant;
}

/**
 * Evaluates axe in all frames of a page, unless they have it from an earlier analysis: AxeBuilder evaluates its 500 KB
 * twice for each one, which takes 0.3 s.
 */
export async function provideAxe(page: Page, variant: AxeVariant): Promise<void> {
  const providing = page.frames().map(async (frame) => {
    const present = await frame.evaluate(() => (window as WindowWithAxe).axeVariant);
    if (present === variant) return;
    await frame.evaluate(sources[variant]);
    await frame.evaluate((name) => {
      (window as WindowWithAxe).axeVariant = name;
    }, variant);
  });
  await Promise.all(providing);
}
