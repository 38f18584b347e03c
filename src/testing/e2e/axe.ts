import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { isLicenseNotice } from './licenseNotices';

/** Rules about the structure of a whole page; a demo alone, shown in a frame of one, has none of its own. */
const pageRules = ['landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * Text whose contrast is the same on every page: colors of code (`codeColors.node.test.ts`), and the navigations of the
 * shell (`schemes.spec.ts`). Measuring them takes half of axe's time.
 */
const repeated = 'pre *, nav *';

const withoutRepeated = `${axeCore.source}
axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not(${repeated})' }] });`;

/** What axe looks at; everything by default. */
export interface AxeScope {
  /** The ids of the only rules to run, where no other can have another result. */
  rules?: readonly string[];
  /** A selector of the only parts of the page to look at. */
  within?: string;
  /** Leave out the contrast of what all pages share, for tests that visit every page. */
  ownContrastOnly?: boolean;
}

/** What axe finds wrong on the page as it stands, one line for each place. */
export async function accessibilityProblems(
  page: Page,
  { rules, within, ownContrastOnly = false }: AxeScope = {},
): Promise<string[]> {
  // A color on its way to another has a contrast that nobody reads. An animation that is paused never finishes.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect, playState }) => {
          return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
        })
        .map((animation) => animation.finished),
    ),
  );
  // In one run, which takes a third of the time, unless a frame has an origin of its own, which such a run cannot enter.
  const origins = await Promise.all(page.frames().map((frame) => frame.evaluate(() => origin)));
  const isOneOrigin = origins.every((each) => each === origins[0]);
  const isDemoAlone = new URL(page.url()).pathname.startsWith('/demos/');
  const axe = new AxeBuilder({ page, ...(ownContrastOnly && { axeSource: withoutRepeated }) })
    .setLegacyMode(isOneOrigin)
    .options({
      // Sheets are for a rule that does not run by default; axe would ask strangers for theirs, which the policy forbids.
      preload: { assets: ['media'] },
      // Describing every element that is right takes seconds on the longest reference.
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .disableRules(isDemoAlone ? pageRules : []);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isLicenseNotice(html))
      .map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 160)}`),
  );
}
