import type { Page } from '@playwright/test';
import type { Scenario } from '../ads/scenarios';
import { startAdServer, type AdServer } from '../ads/startAdServer';
import { expect, test as base, type Reader } from './reader';
import { serveWith } from './servedPolicy';
import { layoutShifts, watchVisits } from './visit';

/** A test with an ad server, and the site served with a content security policy that allows that server. */
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

/** Makes pages use these ad services and a constant `Math.random`, and records their analytics events. */
export async function setUpAdServices(page: Page, services: Record<string, string>, luck = 0.5) {
  // Changes the head before the page's own scripts run, which wait until the document is parsed.
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

/** Returns the `<meta>` content for an ad network that behaves as in a scenario. */
export const network = (ads: AdServer, scenario: Scenario): Record<string, string> => ({
  'docs-ad-network': `${ads.origin}/${scenario}/carbon.js`,
});

/** Returns the `<meta>` content for a remote service of ads below demos that behaves as in a scenario. */
export const remoteService = (ads: AdServer, scenario: Scenario): Record<string, string> => ({
  'docs-ad-service': `${ads.origin}/${scenario}/ads.json`,
});

/** Returns the element that contains the page's ad. */
export const place = (reader: Reader) =>
  reader.main.getByRole('complementary', { name: 'Advertisement' }).first();

/** Returns the recorded analytics events about ads. */
export const eventsOf = (page: Page) => page.evaluate(() => (window as AdWindow).events);

/** Matches browser messages about failing third-party scripts, which are not errors of the page. */
const ofStrangers = /Failed to load resource|^404 |hostile script|SyntaxError/;

/** Returns console errors of the page, without messages about third parties. */
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
