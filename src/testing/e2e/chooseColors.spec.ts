import { accessibilityProblems } from './axe';
import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

const contained = (reader: Reader) => reader.demo('BasicButtons').locator('.MuiButton-contained');

async function opensColors(reader: Reader) {
  await reader.opens(pageKinds.component);
  await reader.page.getByRole('button', { name: 'Settings' }).click();
  return reader.settings.getByRole('group', { name: 'Color', exact: true });
}

test('a palette shows on the page at once, and is kept in the cookie', async ({ reader, page }) => {
  const colors = await opensColors(reader);
  const palette = colors.getByRole('button', { name: 'Green and brown' });
  await palette.click();
  await expect(palette).toHaveAttribute('aria-pressed', 'true');
  await expect(contained(reader)).toHaveCSS('background-color', 'rgb(46, 125, 50)');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'paletteColors');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? ''))).toEqual({
    primary: { main: '#2e7d32' },
    secondary: { main: '#5d4037' },
  });
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax' });
  await page.reload();
  await reader.waitsUntilHydrated();
  await expect(contained(reader)).toHaveCSS('background-color', 'rgb(46, 125, 50)');
  expect(reader.complaints).toEqual([]);
});

test('the settings show how readable text on a chosen color is', async ({ reader }) => {
  const colors = await opensColors(reader);
  await colors.getByLabel('Primary, hex value').fill('#1e88e5');
  await expect(contained(reader)).toHaveCSS('background-color', 'rgb(30, 136, 229)');
  await expect(colors.getByText('White text: contrast 3.6:1, below 4.5:1')).toBeVisible();
  await colors.getByLabel('Secondary', { exact: true }).fill('#004d40');
  await expect(colors.getByLabel('Secondary, hex value')).toHaveValue('#004d40');
  await colors.getByRole('button', { name: 'Reset colors' }).click();
  await expect(contained(reader)).not.toHaveCSS('background-color', 'rgb(30, 136, 229)');
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 375]) {
    test(`the settings are accessible, ${scheme}, ${width} px wide`, async ({ reader, page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await opensColors(reader);
      await expect(reader.settings).toBeVisible();
      expect(await accessibilityProblems(page)).toEqual([]);
    });
  }
}

test('with only one language, the settings show it without a choice', async ({ reader }) => {
  await opensColors(reader);
  const language = reader.settings.getByRole('group', { name: 'Language', exact: true });
  await expect(language).toContainText('English');
  await expect(language.getByRole('button')).toHaveCount(0);
});

for (const width of [1440, 375]) {
  test(`the page keeps its colors behind the settings, ${width} px wide`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await opensColors(reader);
    await expect(reader.settings).toBeVisible();
    const ground = await reader.settings.evaluate(
      (drawer) => getComputedStyle(drawer, '::backdrop').backgroundColor,
    );
    expect(ground).toBe('rgba(0, 0, 0, 0)');
    const box = (await reader.settings.boundingBox())!;
    const share = (box.width * box.height) / (width * 800);
    expect(share).toBeLessThan(0.65);
  });
}
