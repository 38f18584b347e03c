import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { networkScript, remoteAds } from '../ads/scenarios';
import { exportBuiltWith } from './builtWith';
import { test as base } from './reader';
import { notesViolations } from './servedPolicy';

/** Environment variables of a deployment that uses all third-party services. */
export const variables = {
  NEXT_PUBLIC_GA_ID: 'G-TEST1',
  NEXT_PUBLIC_CARBON_SRC: 'https://cdn.carbonads.com/carbon.js?serve=TEST&placement=docs',
  NEXT_PUBLIC_ADS_JSON_URL: 'https://ads.example/ads/TEST.json',
  NEXT_PUBLIC_FEEDBACK_URL: 'https://feedback.example/say',
  NEXT_PUBLIC_ICON_FONT_URL: 'https://type.example/icons.css?family=Icons&display=block',
} as const;

/** Origin of the pictures in ads. */
export const pictures = 'https://pictures.example';

/** URL of the analytics script. */
export const tag = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1';

/** Fake analytics script, which sends data by an image, by `fetch` and by a beacon. */
const tagScript = `
  new Image().src = 'https://www.google-analytics.com/collect';
  fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
  navigator.sendBeacon('https://region1.analytics.google.com/g/collect', 'v=2');`;

/** Fake script of the ad network, which loads another script that fetches the ad. */
const loader = `
  const script = document.createElement('script');
  script.src = 'https://srv.carbonads.net/ads/TEST.js';
  document.head.append(script);`;

/** Fake responses of third parties by URL: content type and body. */
const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
  [tag]: ['text/javascript', tagScript],
  [variables.NEXT_PUBLIC_CARBON_SRC]: ['text/javascript', loader],
  'https://srv.carbonads.net/ads/TEST.js': ['text/javascript', networkScript(pictures)],
  [variables.NEXT_PUBLIC_ADS_JSON_URL]: ['application/json', JSON.stringify(remoteAds(pictures))],
  [variables.NEXT_PUBLIC_ICON_FONT_URL]: [
    'text/css',
    '@font-face { font-family: Icons; src: url(/icons.woff2) }' +
      '.material-icons-two-tone { font-family: Icons; color: red }',
  ],
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="130" height="100"/>';

/** Hosts of the deployment's third parties, and of those that their scripts contact. */
export const parties = [
  'ads.example',
  'cdn.carbonads.com',
  'feedback.example',
  'pictures.example',
  'region1.analytics.google.com',
  'region1.google-analytics.com',
  'srv.carbonads.net',
  'type.example',
  'www.google-analytics.com',
  'www.googletagmanager.com',
];

/** URLs of requests to third parties, and violations of the content security policy. */
interface Traffic {
  asked: string[];
  violations: string[];
}

/** A test with a reader of a deployment that uses all third-party services. */
export const test = base.extend<{ traffic: Traffic }, { site: string }>({
  site: [
    async ({}, provide) => {
      const folder = exportBuiltWith(variables);
      const server = createSiteServer(folder);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      await provide(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      close(server);
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site),
  traffic: async ({ page, baseURL }, provide) => {
    const asked = await standIn(page, baseURL);
    await provide({ asked, violations: await notesViolations(page) });
  },
});

function close(server: http.Server): void {
  server.close();
  server.closeAllConnections();
}

/** Responds to all third-party requests and returns their URLs. Requests that the policy blocks are not included. */
async function standIn(page: Page, site: string | undefined): Promise<string[]> {
  const asked: string[] = [];
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(
    ({ origin }) => origin !== site,
    (route) => {
      const url = route.request().url();
      asked.push(url);
      const isStylesheet = route.request().resourceType() === 'stylesheet';
      const other = isStylesheet
        ? (['text/css', ''] as const)
        : (['image/svg+xml', picture] as const);
      const [contentType, body] = answers[url] ?? other;
      return route.fulfill({ headers, contentType, body });
    },
  );
  return asked;
}
