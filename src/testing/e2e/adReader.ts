import type { Page } from '@playwright/test';
import type { Scenario } from '../ads/scenarios';
import { startAdServer, type AdServer } from '../ads/startAdServer';
import { expect, test as base, type Reader } from './reader';
import { serveWith } from './servedPolicy';
import { layoutShifts, watchVisits } from './visit';

/** An ad server, and the site with a policy that allows it: its address is part of the deployment. */
export const test = base.extend<object, { ads: AdServer; site: string }>({
  ads: [
    async ({}, provide) => {
      const server = await startAdServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ ads }, provide) => {
      const { origin, close } = await serveWith({
        adNetworkScript: `${ads.origin}/carbon.js`,
        remoteAdsUrl: `${ads.origin}/ads.json`,
      });
      await provide(origin);
      close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
});

interface AdWindow extends Window {
  events?: { eventAction: string; eventLabel: string }[];
  hacked?: number;
}

/** Gives pages these ad services and fixed random numbers, and records ad events. */
export async function withServices(page: Page, services: Record<string, string>, luck = 0.5) {
  // Before the page's own scripts, which wait for the document.
  await page.addInitScript((metas) => {
    document.addEventListener('readystatechange', () => {
      for (const [name, content] of metas) {
        if (document.querySelector(`meta[name="${name}"]`)) continue;
        document.head.append(Object.assign(document.createElement('meta'), { name, content }));
      }
    });
  }, Object.entries(services));
  await page.addInitScript((value) => {
    Math.random = () => value;
    const events: NonNullable<AdWindow['events']> = [];
    (window as AdWindow).events = events;
    window.gtag = (...[kind, name, details]: unknown[]) => {
      if (kind === 'event' && name === 'ad') events.push(details as (typeof events)[number]);
    };
  }, luck);
  await watchVisits(page);
}

/** A page's network, which does what the scenario says. */
export const network = (ads: AdServer, scenario: Scenario): Record<string, string> => ({
  'docs-ad-network': `${ads.origin}/${scenario}/carbon.js`,
});

/** A remote service for ads below demos, which does what the scenario says. */
export const remoteService = (ads: AdServer, scenario: Scenario): Record<string, string> => ({
  'docs-ad-service': `${ads.origin}/${scenario}/ads.json`,
});

/** The place of the page's ad. */
export const place = (reader: Reader) =>
  reader.main.getByRole('complementary', { name: 'Advertisement' }).first();

/** What the tag heard of ads. */
export const eventsOf = (page: Page) => page.evaluate(() => (window as AdWindow).events);

/** Browser messages about failing third-party scripts, which are no errors of the page. */
const ofStrangers = /Failed to load resource|^404 |hostile script|SyntaxError/;

/** Returns console errors of the page, without the browser's messages about third parties. */
export const complaintsOfPage = (reader: Reader): string[] =>
  reader.complaints.filter((text) => !ofStrangers.test(text));

/** Expects no layout shift, no errors of the page, and that no hostile code ran. */
export async function staysWhole(reader: Reader) {
  const shifts = await layoutShifts(reader.page);
  expect(shifts.filter((shift) => !shift.startsWith('0.0000'))).toEqual([]);
  expect(complaintsOfPage(reader)).toEqual([]);
  expect(await reader.page.evaluate(() => (window as AdWindow).hacked)).toBeUndefined();
}

export { expect };
