import fs from 'node:fs';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../../scripts/serve/createSiteServer';
import { openRelease } from '../../../scripts/serve/release';
import { limitToSandbox } from '../../../scripts/serve/sandboxRelease';
import { wholeChromium } from './browsers';
import { exportBuiltWith } from './builtWith';
import { demoShowing, openEditor, fillEditor } from './liveEdit';
import { expect, test as base } from './reader';
import { notesViolations } from './servedPolicy';

/** Origins of a site and of its edited code. */
interface Origins {
  site: string;
  sandbox: string;
}

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const test = base.extend<object, { origins: Origins }>({
  origins: [
    async ({}, provide) => {
      const release = () => open;
      const sites: string[] = [];
      const sandboxServer = createSiteServer(limitToSandbox(() => release(), sites));
      const sandbox = await listen(sandboxServer);
      const folder = exportBuiltWith({ NEXT_PUBLIC_SANDBOX_ORIGIN: sandbox });
      const open = openRelease(folder);
      const siteServer = createSiteServer(folder);
      const site = await listen(siteServer);
      sites.push(site);
      await provide({ site, sandbox });
      for (const server of [siteServer, sandboxServer]) {
        server.closeAllConnections();
        server.close();
      }
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origins }, provide) => provide(origins.site),
});

test.use({ launchOptions: wholeChromium });

test('edited code runs on an origin of its own where the deployment has one, and in a sandbox there', async ({
  reader,
  origins,
}) => {
  const violations = await notesViolations(reader.page);
  const { demo, editor, preview, problems } = await openEditor(reader);
  await expect(demo.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  await fillEditor(
    editor,
    demoShowing(
      `<b>{location.origin + ' has the origin ' + self.origin}</b>`,
      `import '@mui/material';`,
    ),
  );
  await expect(preview).toContainText(`${origins.sandbox} has the origin null`);
  await expect(problems).toBeEmpty();
  expect(violations).toEqual([]);
  const asked = reader.requests.filter((url) => url.includes('/_editor/'));
  expect(asked.filter((url) => !url.startsWith(origins.sandbox))).toEqual([]);
});

test('that origin has no pages', async ({ reader, origins }) => {
  const answers = ['/', '/material-ui/react-button/', '/_pages.json', '/api/feedback'].map(
    async (path) => (await reader.page.request.get(origins.sandbox + path)).status(),
  );
  expect(await Promise.all(answers)).toEqual([404, 404, 404, 404]);
});
