import { pageKinds } from './exportedSite';
import { expect, test } from './reader';

const command = 'npm install @mui/material @emotion/react @emotion/styled';

test.describe('a code block', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('says "Copied" for two seconds [spec 4.2]', async ({ reader, page }) => {
    await page.clock.install();
    await reader.opens(pageKinds.code);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const block = reader.main.locator('pre').filter({ hasText: command });
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await reader.clipboard()).toBe(command);
    await page.clock.runFor(1999);
    await expect(block.getByRole('button')).toHaveText('Copied');
    await page.clock.runFor(1);
    await expect(block.getByRole('button')).toHaveText('Copy');
  });

  test('copies its text exactly, indentation and all', async ({ reader }) => {
    await reader.opens(pageKinds.code);
    const block = reader.main.locator('.code[data-language="tsx"] pre').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button')).toHaveText('Copied');
    const lines = (await reader.clipboard()).split('\n');
    expect(lines[0]).toBe("import Button from '@mui/material/Button';");
    expect(lines).toContain('    <Button variant="contained" onClick={onSave}>');
    expect(lines.at(-1)).toBe('}');
  });

  test('is copied by Ctrl+C under the pointer, unless text is selected [spec 4.4]', async ({
    reader,
    page,
  }) => {
    await reader.opens(pageKinds.code);
    const block = reader.main.locator('pre').filter({ hasText: command });
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect(block.getByRole('button')).toHaveText('Copied');
    expect(await reader.clipboard()).toBe(command);
    await reader.main.getByRole('heading', { level: 1 }).selectText();
    await block.hover();
    await page.keyboard.press('Control+c');
    await expect.poll(() => reader.clipboard()).toContain('Code blocks');
    expect(await reader.clipboard()).not.toContain(command);
  });

  test('says which keys copy it', async ({ reader }) => {
    await reader.opens(pageKinds.code);
    const block = reader.main.locator('pre').filter({ hasText: command });
    await block.hover();
    await expect(block.getByRole('button')).toHaveAttribute('title', /^(Ctrl\+|⌘)C copies/);
  });

  test('is a tab stop only where it scrolls', async ({ reader, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await reader.opens(pageKinds.code);
    const needless = () =>
      reader.main
        .locator(':is(.code code, .table-scroll)[tabindex="0"]')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth).length,
        );
    await expect.poll(needless).toBe(0);
    const long = reader.main.locator('code', { hasText: 'past the edge of the page' });
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(long.first()).toHaveAttribute('tabindex', '0');
  });

  test('shows a change in the colors of its language', async ({ reader }) => {
    await reader.opens(pageKinds.code);
    const diff = reader.main.locator('.code[data-language="diff"]').first();
    await expect(diff.locator('.line-add').first()).toBeVisible();
    expect(await diff.locator('.line-add span, .line-del span').count()).toBeGreaterThan(0);
  });

  test('in text is never broken inside a flag or short code', async ({ reader, page }) => {
    await reader.opens('/material-ui/getting-started/installation/');
    const broken: string[] = [];
    for (const width of [320, 345, 370, 395, 420]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await reader.main.locator('.prose :not(pre) > code').evaluateAll((all) =>
        all.flatMap((code) => {
          const text = code.textContent ?? '';
          const isShort = /^--?[a-z]\S*$/.test(text) || (text.length <= 16 && /[\s-]/.test(text));
          const parts = isShort ? [code] : [...code.querySelectorAll('.code-word')];
          return parts
            .filter((part) => part.getClientRects().length > 1)
            .map((part) => part.textContent ?? '');
        }),
      );
      broken.push(...found);
    }
    expect(broken).toEqual([]);
  });

  test('scrolls by the keyboard where it is too long', async ({ reader, page }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    await reader.opens(pageKinds.code);
    const code = reader.main.locator('code[tabindex="0"]', {
      hasText: 'past the edge of the page',
    });
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test('a clipboard that refuses leaves the button as it is', async ({ reader, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await reader.opens(pageKinds.code);
  const button = reader.main.locator('.code').getByRole('button', { name: 'Copy' }).first();
  await button.click();
  await expect(button).toHaveText('Copy');
  expect(reader.complaints).toEqual([]);
});

test.describe('code tabs', () => {
  const install = '/material-ui/getting-started/installation/';

  test('change together and answer to arrow keys', async ({ reader, page }) => {
    await reader.opens(pageKinds.code);
    await reader.main.getByRole('tab', { name: 'npm', exact: true }).first().focus();
    await page.keyboard.press('ArrowRight');
    const pnpm = reader.main.getByRole('tab', { name: 'pnpm' });
    await expect(pnpm.first()).toBeFocused();
    for (const tab of await pnpm.all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(reader.main.getByText('pnpm add @mui/material')).toBeVisible();
    await expect(reader.main.getByText('pnpm build')).toBeVisible();
    await page.keyboard.press('End');
    await expect(reader.main.getByRole('tab', { name: 'yarn' }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(reader.main.getByRole('tab', { name: 'npm', exact: true }).first()).toBeFocused();
  });

  test('remember the choice on other pages', async ({ reader, page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await reader.opens(pageKinds.code);
    await reader.main.getByRole('tab', { name: 'yarn' }).first().click();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('codeblock-package-manager')))
      .toBe('yarn');
    await reader.opens('/material-ui/getting-started/');
    await reader.followsTheNavigation('Installation');
    await expect(reader.main.getByText('yarn add @mui/material').first()).toBeVisible();
  });

  test('show the remembered choice before the first paint', async ({ page, reader }) => {
    await page.addInitScript(() => localStorage.setItem('codeblock-package-manager', 'pnpm'));
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(install);
    await expect(reader.main.getByText('pnpm add @mui/material').first()).toBeVisible();
    await expect(reader.main.getByText('npm install @mui/material').first()).toBeHidden();
    await expect(reader.main.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
});
