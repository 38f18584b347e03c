import { pageKinds } from './exportedSite';
import { expect, Reader, test } from './reader';

const { component } = pageKinds;

test('mode, direction and language change the page and stay changed [spec 4.7]', async ({
  reader,
  page,
}) => {
  await reader.opens(component);
  const html = page.locator('html');
  const body = page.locator('body');
  await reader.chooses('Mode', 'Dark');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(body).toHaveClass(/mode-dark/);
  await expect(body).not.toHaveClass(/mode-light/);
  for (const meta of await page.locator('meta[name="theme-color"]').all()) {
    await expect(meta).toHaveAttribute('content', '#151412');
  }
  await reader.chooses('Direction', 'Right to left');
  await expect(body).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.reload();
  await reader.waitsUntilHydrated();
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(body).toHaveAttribute('dir', 'rtl');
  const stored = () => page.evaluate(() => localStorage.getItem('mui-mode'));
  await expect.poll(stored).toBe('dark');
  const schemes = ['mui-color-scheme-light', 'mui-color-scheme-dark'];
  const kept = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), schemes);
  expect(kept).toEqual(['light', 'dark']);
  await reader.chooses('Mode', 'System');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
  await expect.poll(stored).toBe('system');
  expect(reader.complaints).toEqual([]);
});

test('the drawer is modal and gives the focus back', async ({ reader, page }) => {
  await reader.opens(component);
  const opener = page.getByRole('button', { name: 'Settings' });
  await opener.click();
  await expect(reader.settings).toBeVisible();
  await expect(reader.settings.getByRole('button', { name: 'System' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(reader.settings).toBeHidden();
  await expect(opener).toBeFocused();
});

test('system mode follows the operating system while the page is open [spec 4.6]', async ({
  reader,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // A page on which no component reads the settings.
  await reader.opens(pageKinds.kitchenSink);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
  await reader.chooses('Mode', 'Dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('two tabs stay in step [spec 4.8]', async ({ reader, page, context, baseURL }) => {
  const other = new Reader(await context.newPage(), baseURL ?? '');
  await other.opens(pageKinds.kitchenSink);
  await reader.opens(component);
  await page.bringToFront();
  await reader.chooses('Mode', 'Dark');
  await reader.chooses('Direction', 'Right to left');
  await expect(other.page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(other.page.locator('body')).toHaveAttribute('dir', 'rtl');
});

test('the code language holds for every demo and for the next visit', async ({ reader, page }) => {
  await reader.opens(component);
  await reader.chooses('Code language', 'JavaScript');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'codeVariant');
  expect(cookie).toMatchObject({ value: 'JS', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

for (const mode of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`the first paint is ${mode} and ${direction}, without any script of the bundle`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
      await page.addInitScript(
        ([mode, direction]) => {
          localStorage.setItem('mui-mode', mode);
          localStorage.setItem('mui-direction', direction);
        },
        [mode, direction] as const,
      );
      await page.route('**/_next/**/*.js', (route) => route.abort());
      await page.goto(component);
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-mui-color-scheme', mode);
      await expect(page.locator('body')).toHaveClass(new RegExp(`mode-${mode}`));
      await expect(page.locator('body')).toHaveAttribute('dir', direction);
      const background = mode === 'light' ? 'rgb(255, 255, 255)' : 'rgb(21, 20, 18)';
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      const metas = page.locator('meta[name="theme-color"]');
      const color = mode === 'light' ? '#ffffff' : '#151412';
      await expect(metas).toHaveCount(2);
      for (const meta of await metas.all()) await expect(meta).toHaveAttribute('content', color);
      const opener = page.getByRole('button', { name: 'Settings' });
      await expect
        .poll(async () => ((await opener.boundingBox())?.x ?? 0) > 600)
        .toBe(direction === 'ltr');
    });
  }
}

for (const value of ['', 'null', '{"mode":', 'sepia']) {
  test(`a stored mode of "${value}" means the system's`, async ({ reader, page }) => {
    await page.addInitScript((stored) => {
      localStorage.setItem('mui-mode', stored);
      localStorage.setItem('mui-direction', stored);
      document.cookie = `codeVariant=${encodeURIComponent(stored)}; path=/`;
    }, value);
    await reader.opens(component);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
    expect(reader.complaints).toEqual([]);
  });
}

test('blocked storage leaves the page whole [spec 3.5]', async ({ reader, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await reader.opens(component);
  await reader.chooses('Mode', 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await reader.chooses('Code language', 'JavaScript');
  await reader.readsToTheEnd();
  await page.setViewportSize({ width: 1440, height: 800 });
  await reader.followsTheNavigation('Tabs');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await reader.opens(pageKinds.code);
  await reader.main.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(reader.main.getByText('pnpm add @mui/material')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('blocked cookies cost nothing but the next visit [spec 3.5]', async ({ reader, page }) => {
  // Browsers block cookies silently: reads return nothing, and writes have no effect.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.setViewportSize({ width: 1440, height: 800 });
  await reader.opens(component);
  await reader.chooses('Code language', 'JavaScript');
  await reader.followsTheNavigation('Tabs');
  await page.getByRole('button', { name: 'Settings' }).click();
  const language = (name: string) => reader.settings.getByRole('button', { name, exact: true });
  await expect(language('JavaScript')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await reader.readsToTheEnd();
  await page.reload();
  await reader.waitsUntilHydrated();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(language('TypeScript')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.context().cookies()).toEqual([]);
  expect(reader.complaints).toEqual([]);
});
