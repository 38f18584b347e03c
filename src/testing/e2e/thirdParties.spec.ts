import { pageKinds } from './exportedSite';
import { expect, type Reader } from './reader';
import { parties, pictures, tag, test, variables } from './thirdPartySite';

/** Hosts of fonts of themes, by the pages that request them. */
const fontHosts: Readonly<Record<string, readonly string[]>> = {
  [pageKinds.store]: ['fonts.googleapis.com'],
};

/** The last host that the analytics script contacts. */
const reportedTo = 'region1.analytics.google.com';

/** Timeout for ads: a page that is never idle loads the network's script after 3 s. */
const longTimeout = { timeout: 20_000 };

const hostsOf = (asked: readonly string[]) =>
  [...new Set(asked.map((url) => new URL(url).hostname))].sort();

for (const [kind, pathname] of Object.entries(pageKinds)) {
  test(`with third parties a page of the kind ${kind} asks them, and nobody else [spec 7.7]`, async ({
    reader,
    page,
    traffic,
  }) => {
    await reader.opens(pathname);
    await reader.readsToTheEnd();
    const hosts = () => hostsOf(traffic.asked);
    // Pages of single demos send no analytics, because they are shown inside other pages.
    if (!pathname.startsWith('/demos/')) await expect.poll(hosts).toContain(reportedTo);
    if ((await page.locator('[data-ad-slot]').count()) > 0) {
      await expect.poll(hosts, longTimeout).toContain('pictures.example');
    }
    const expected = [...parties, ...(fontHosts[pathname] ?? [])];
    expect(hosts().filter((host) => !expected.includes(host))).toEqual([]);
    expect(traffic.violations).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });
}

const networkAd = (reader: Reader) =>
  reader.main
    .getByRole('complementary', { name: 'Advertisement' })
    .first()
    .getByRole('link', { name: 'Local network ad' });

test('a reader sees both kinds of ads, says something, and each service hears of it [spec 7.7]', async ({
  reader,
  page,
  traffic,
}) => {
  await reader.opens(pageKinds.component);
  await expect(networkAd(reader)).toBeVisible(longTimeout);
  await reader.demo('BasicButtons').getByRole('button', { name: 'Show code' }).click();
  const below = reader.demo('BasicButtons').getByRole('complementary', { name: 'Advertisement' });
  await expect(below.getByRole('link', { name: 'Local remote ad' })).toBeVisible();
  const asking = page.getByRole('region', { name: 'Was this page helpful?' });
  const posted = page.waitForRequest(variables.NEXT_PUBLIC_FEEDBACK_URL);
  await asking.getByRole('button', { name: 'Yes' }).click();
  await asking.getByRole('button', { name: 'Submit' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ page: pageKinds.component, rating: 1 });
  await expect(asking.getByRole('status')).toHaveText(/Thank you/);
  await expect
    .poll(() => hostsOf(traffic.asked))
    .toEqual(parties.filter((host) => host !== 'type.example'));
  expect(traffic.asked).toEqual(
    expect.arrayContaining([tag, `${pictures}/impression`, `${pictures}/pixel-2`]),
  );
  expect(traffic.violations).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('the analytics script is not requested for readers who opted out', async ({
  reader,
  page,
  traffic,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  await reader.opens(pageKinds.component);
  await expect(networkAd(reader)).toBeVisible(longTimeout);
  expect(hostsOf(traffic.asked).filter((host) => host.includes('google'))).toEqual([]);
});

test('the icon font comes from where the deployment says, with its file [spec 7.7]', async ({
  reader,
  traffic,
}) => {
  await reader.opens('/experiments/docs/packages/');
  const icon = reader.demo('FontIcons').getByText('train');
  await expect(icon).toHaveCSS('color', 'rgb(255, 0, 0)');
  await icon.scrollIntoViewIfNeeded();
  await expect.poll(() => traffic.asked).toContain('https://type.example/icons.woff2');
  expect(traffic.asked).toContain(variables.NEXT_PUBLIC_ICON_FONT_URL);
  expect(traffic.violations).toEqual([]);
});

test('third parties that are not configured are blocked before a request is sent [spec 7.7]', async ({
  reader,
  page,
  traffic,
}) => {
  await reader.opens(pageKinds.component);
  await page.evaluate(async () => {
    const stranger = 'https://stranger.example';
    const add = (element: HTMLElement) => document.body.append(element);
    add(Object.assign(document.createElement('script'), { src: `${stranger}/script.js` }));
    add(
      Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: `${stranger}/sheet.css`,
      }),
    );
    add(Object.assign(document.createElement('iframe'), { src: `${stranger}/frame` }));
    add(Object.assign(document.createElement('video'), { src: `${stranger}/video` }));
    await fetch(`${stranger}/data`).catch(() => undefined);
    await new FontFace('Strange', `url(${stranger}/font)`).load().catch(() => undefined);
    // Hosts that are allowed for data are not allowed for scripts.
    add(
      Object.assign(document.createElement('script'), { src: 'https://feedback.example/say.js' }),
    );
  });
  // The header and the `<meta>` element both block scripts, and each reports a violation.
  const blocked = () =>
    [
      ...new Set(traffic.violations.map((violation) => violation.split(' ').slice(1, 3).join(' '))),
    ].sort();
  await expect
    .poll(blocked)
    .toEqual([
      'connect-src https://stranger.example/data',
      'font-src https://stranger.example/font',
      'frame-src https://stranger.example',
      'media-src https://stranger.example/video',
      'script-src-elem https://feedback.example/say.js',
      'script-src-elem https://stranger.example/script.js',
      'style-src-elem https://stranger.example/sheet.css',
    ]);
  expect(hostsOf(traffic.asked)).not.toContain('stranger.example');
  expect(traffic.asked.filter((url) => url.includes('feedback.example'))).toEqual([]);
});
