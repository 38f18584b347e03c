import { readExported } from './exportedSite';
import { expect, test } from './reader';
import { layoutShifts, watchVisits } from './visit';

const button = '/material-ui/api/button/';
const textField = '/material-ui/api/text-field/';
/** A window that is wide enough for the table of contents next to a table. */
const wideWindow = { width: 1440, height: 900 };
const tabbed = '/base-ui/react-menu/components-api/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1280, 375]) {
    test(`the reference is a table with names at ${width} px`, async ({ reader, page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(textField);
      const props = reader.main.getByRole('table').first();
      const heads = props.getByRole('columnheader');
      await expect(heads).toHaveText(['Name', 'Type', 'Default', 'Description']);
      const row = page.locator('#text-field-prop-variant');
      await expect(row).toContainText(/'\w+' \| '\w+' \| '\w+'/);
      await expect(row.getByRole('rowheader')).toContainText('variant');
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWide).toBe(false);
      await expect(page.getByRole('group', { name: /^View of/ }).first()).toBeHidden();
    });
  }

  test('rows that are inherited can be shown', async ({ page }) => {
    await page.goto(button);
    const inherited = page.locator('#button-prop-centerRipple');
    await expect(inherited).toBeHidden();
    await page.getByRole('checkbox', { name: /^Inherited/ }).check();
    await expect(inherited).toBeVisible();
    await expect(inherited.getByRole('link', { name: 'from ButtonBase' })).toBeVisible();
  });
});

test.describe('the views', () => {
  test('are remembered for each kind of table and do not flash', async ({ reader, page }) => {
    await reader.opens(button);
    const views = page.getByRole('group', { name: 'View of Props' });
    await views.getByRole('button', { name: 'Collapsed list' }).click();
    const description = page.locator('#button-prop-color .api-cell-text');
    await expect(description).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('apiPage_props')))
      .toBe('collapsed');
    await watchVisits(page);
    await page.reload();
    await reader.waitsUntilHydrated();
    await expect(description).toBeHidden();
    await expect(views.getByRole('button', { name: 'Collapsed list' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.locator('#button-classes-root .api-cell-text')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('open a collapsed row by its button and by its address', async ({ reader, page }) => {
    await page.addInitScript(() => localStorage.setItem('apiPage_props', 'collapsed'));
    await reader.opens(`${button}#button-prop-size`);
    await expect(page.locator('#button-prop-size .api-cell-text')).toBeVisible();
    const row = page.locator('#button-prop-color');
    await row.getByRole('button', { name: 'Details of color' }).press('Enter');
    await expect(row.locator('.api-cell-text')).toBeVisible();
    await expect(row.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });

  test('keep the table a table for screen readers', async ({ reader, page }) => {
    await page.addInitScript(() => localStorage.setItem('apiPage_props', 'expanded'));
    await reader.opens(button);
    const props = page.getByRole('region', { name: 'Props' }).getByRole('table');
    await expect(props.getByRole('columnheader', { name: 'Default' })).toBeAttached();
    await expect(props.getByRole('rowheader').first()).toBeVisible();
    await expect.poll(() => props.getByRole('row').count()).toBeGreaterThan(10);
  });

  test('are lists on a phone, and a table scrolls inside itself', async ({ reader, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await reader.opens(textField);
    const region = page.getByRole('region', { name: 'Props' });
    const overflow = () => region.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await page
      .getByRole('group', { name: 'View of Props' })
      .getByRole('button', { name: 'Table' })
      .click();
    await expect.poll(overflow).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(375);
  });
});

test('the attributes of the element come when they are asked for', async ({ reader, page }) => {
  await reader.opens(button);
  expect(reader.requests.filter((url) => url.includes('/_api/'))).toEqual([]);
  await page.getByRole('checkbox', { name: 'Attributes of <button>' }).check();
  await expect(page.locator('#button-prop-formAction')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Filter Props by name' });
  await search.fill('formAct');
  const names = page.getByRole('region', { name: 'Props' }).getByRole('rowheader');
  await expect(names).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Attributes of <button>' }).uncheck();
  await expect(names).toHaveCount(0);
  await expect(page.getByText('No matching rows.')).toBeVisible();
  expect(reader.complaints).toEqual([]);
});

test('a link to a row gives up the search that hides it', async ({ reader, page }) => {
  await page.setViewportSize(wideWindow);
  await reader.opens(button);
  const search = page.getByRole('searchbox', { name: 'Filter Props by name' });
  const row = page.locator('#button-prop-variant');
  // The second time, the URL already has the hash of the row.
  for (const word of ['color', 'size']) {
    await search.fill(word);
    await expect(row).toBeHidden();
    // The contents list the rows of the current section only.
    await reader.contents.getByRole('link', { name: 'Props' }).click();
    await reader.contents.locator('a[href="#button-prop-variant"]').click();
    await expect(page).toHaveURL(`${button}#button-prop-variant`);
    await expect(row).toBeInViewport();
    await expect(search).toHaveValue('');
    await expect(page.locator(`#button-prop-${word}`)).toBeVisible();
  }
});

test('a link of the deprecation note, and going back, reach rows a search hides', async ({
  reader,
  page,
}) => {
  await reader.opens(`${textField}#text-field-prop-variant`);
  const search = page.getByRole('searchbox', { name: 'Filter Props by name' });
  const deprecated = page.locator('#text-field-prop-InputProps');
  await search.fill('variant');
  await expect(deprecated).toBeHidden();
  await reader.main.getByRole('note').getByRole('link', { name: 'InputProps' }).first().click();
  await expect(deprecated).toBeInViewport();
  await search.fill('InputProps');
  await expect(page.locator('#text-field-prop-variant')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#text-field-prop-variant')).toBeInViewport();
  await expect(search).toHaveValue('');
});

test.describe('a reference in tabs', () => {
  for (const pathname of [
    '/base-ui/react-select/components-api/',
    '/base-ui/react-tabs/hooks-api/',
  ]) {
    test(`leads on to other pages: ${pathname}`, async ({ reader, page }) => {
      await reader.opens(pathname);
      for (const direction of ['next', 'prev']) {
        const href = await page.locator(`a[rel="${direction}"]`).getAttribute('href');
        expect(href).toMatch(/^\/base-ui\/[^#]+\/$/);
        expect(href).not.toBe(pathname);
      }
    });
  }

  test('moves by arrow keys and opens a page of its own', async ({ reader, page }) => {
    await reader.opens(tabbed);
    const tabs = page.getByRole('navigation', { name: 'About this component' });
    const components = tabs.getByRole('link', { name: 'Components API' });
    await expect(components).toHaveAttribute('aria-current', 'page');
    await components.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('link', { name: 'Hooks API' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/base-ui/react-menu/hooks-api/');
    await expect(
      page.locator('#use-menu-parameter-id, [id^="use-menu-parameter-"]').first(),
    ).toBeVisible();
    await expect(page.locator('[id^="use-menu-return-"]').first()).toBeVisible();
  });
});

test('pages and references link to each other', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  const section = reader.main.getByRole('link', { name: 'Button', exact: true }).last();
  await section.click();
  await expect(page).toHaveURL(button);
  await expect(reader.navigation.locator('[aria-current="page"]')).toHaveText('Button');
  await reader.main.getByRole('link', { name: 'React Button component' }).first().click();
  await expect(page).toHaveURL('/material-ui/react-button/');
});

test('the table of contents has every row of the component', async ({ reader, page }) => {
  await page.setViewportSize(wideWindow);
  await reader.opens(button);
  for (const id of ['button-prop-variant', 'button-slot-root', 'button-classes-contained']) {
    await expect(reader.contents.locator(`a[href="#${id}"]`)).toHaveCount(1);
  }
});

test('the customization of the theme is shown as code that can be copied', async ({ reader }) => {
  await reader.opens(button);
  const block = reader.main.locator('pre').filter({ hasText: 'createTheme' });
  await expect(block).toContainText('MuiButton: {');
  await expect(block.getByRole('button', { name: 'Copy' })).toBeAttached();
});

test('a program reads the reference as tables', () => {
  expect(readExported(button)).toContain('id="button-prop-color"');
});
