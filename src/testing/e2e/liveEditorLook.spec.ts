import type { Locator } from '@playwright/test';
import { keepColors, purple } from './chosenColors';
import { pageKinds } from './exportedSite';
import { demoShowing, openEditor, editorLocators, fillEditor, problemsOfEditor } from './liveEdit';
import { expect, test, type Reader } from './reader';

const styledPage = '/base-ui/react-button/';
const styled = 'UnstyledButtonIntroduction';

/** Opens the live editor of a demo with several stylings, in one of them. */
const editsStyled = (reader: Reader, slug: string) =>
  openEditor(reader, `${styledPage}#${slug}-${styled}.tsx`, styled);

const textOf = (editor: Locator) =>
  editor.evaluate((element) =>
    [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );

const replaces = async (editor: Locator, before: string | RegExp, after: string) =>
  fillEditor(editor, (await textOf(editor)).replace(before, after));

/** Returns the computed styles that determine the look of a button. */
const lookOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, borderRadius, fontFamily, fontSize, padding, lineHeight } =
      getComputedStyle(element);
    return { backgroundColor, color, borderRadius, fontFamily, fontSize, padding, lineHeight };
  });

for (const slug of ['tailwind', 'css', 'system']) {
  test(`an edit of the ${slug} version looks as the demo does`, async ({ reader }) => {
    const { demo, editor, preview } = await editsStyled(reader, slug);
    const original = demo.locator('[data-demo-stage]').getByRole('button').first();
    const look = await lookOf(original);
    expect(look.borderRadius).toBe('8px');
    await replaces(editor, 'Buy ticket', 'Reserve');
    const edited = preview.getByRole('button', { name: 'Reserve' });
    await expect(edited).toBeVisible();
    await expect.poll(() => lookOf(edited)).toEqual(look);
    expect(reader.complaints).toEqual([]);
  });
}

test('classes of Tailwind that the page does not use have styles at once', async ({ reader }) => {
  const { editor, preview, demo } = await editsStyled(reader, 'tailwind');
  await replaces(editor, 'rounded-lg', 'rounded-[11px] dark:rounded-[13px]');
  const button = preview.getByRole('button', { name: 'Buy ticket' });
  await expect(button).toHaveCSS('border-radius', '11px');
  await reader.chooses('Mode', 'Dark');
  await expect(button).toHaveCSS('border-radius', '13px');
  await demo.getByRole('button', { name: /^Styling: / }).click();
  await demo.getByRole('menuitem', { name: 'CSS', exact: true }).click();
  await expect(button).toHaveClass(/ticket-button/);
  // The styles of one version do not apply to the next.
  await expect(preview.locator('xpath=..').locator('style', { hasText: '13px' })).toHaveCount(0);
});

test('the style sheet of a demo is edited too', async ({ reader }) => {
  const { demo, editor, preview } = await editsStyled(reader, 'css');
  await demo.getByRole('tab', { name: 'styles.css' }).click();
  await replaces(editor, 'border-radius: 8px', 'border-radius: 5px');
  const button = preview.getByRole('button', { name: 'Buy ticket' });
  await expect(button).toHaveCSS('border-radius', '5px');
  await demo.getByRole('tab', { name: /tsx$/ }).click();
  await replaces(editor, "import './styles.css';", '');
  await expect(button).toHaveCSS('border-radius', '0px');
});

test('a link opens the version that was edited, whichever its reader prefers', async ({
  reader,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { editor, button } = await editsStyled(reader, 'system');
  await replaces(editor, 'Buy ticket', 'Reserve');
  await button('Copy link to this edit').click();
  await expect.poll(() => reader.clipboard()).toContain('&edit=');
  const link = await reader.clipboard();
  await context.addCookies([{ name: 'codeStyling', value: 'Tailwind', url: baseURL ?? '' }]);
  await reader.page.goto('about:blank');
  await reader.opens(link);
  const opened = editorLocators(reader, styled);
  await expect(opened.editor).toContainText('Reserve');
  await expect(opened.button('Styling: MUI System')).toBeVisible();
  await opened.button('Back to the original').click();
  await expect(opened.demo.locator('pre code')).toContainText('Buy ticket');
  await expect(opened.demo.locator('pre code')).not.toContainText('rounded-lg');
});

test('what only Tailwind needs is fetched for Tailwind only', async ({ reader }) => {
  const { editor, preview } = await openEditor(reader);
  await fillEditor(editor, demoShowing('<b className="p-4">Plain</b>'));
  await expect(preview).toContainText('Plain');
  expect(reader.requests.filter((url) => /_editor.*tailwind/.test(url))).toEqual([]);
});

test('the preview is shown as its reader wants to see the demo', async ({ reader }) => {
  const { demo, editor, preview } = await openEditor(reader);
  await fillEditor(
    editor,
    demoShowing('<Button>Board</Button>', "import Button from '@mui/material/Button';"),
  );
  const button = preview.getByRole('button', { name: 'Board' });
  await expect(button).toBeVisible();
  await demo.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
  const menu = reader.page.getByRole('menu', { name: 'More' }).filter({ visible: true });
  for (const look of ['Right to left', 'Dark', 'Dense', 'Reduced motion']) {
    await menu.getByRole('menuitemcheckbox', { name: look }).click();
  }
  await menu.getByRole('menuitemradio', { name: 'Phone (375 px)' }).click();
  await reader.page.keyboard.press('Escape');
  const html = preview.locator('xpath=..');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await expect(button).toHaveCSS('transition-duration', '10s');
  await expect(button).toHaveCSS('transition-delay', '-9.999s');
  const isCalm = () => preview.evaluate(() => matchMedia('(prefers-reduced-motion)').matches);
  await expect.poll(isCalm).toBe(true);
  await expect.poll(() => preview.evaluate(() => window.innerWidth)).toBe(375);
  await expect(reader.page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('the preview takes density, spacing and colors of its reader along, and follows them', async ({
  reader,
  page,
  baseURL,
}) => {
  const settings = page.getByRole('button', { name: 'Settings' });
  const press = (name: string) => reader.settings.getByRole('button', { name }).click();
  await keepColors(page, baseURL);
  await reader.opens(pageKinds.guide);
  await reader.chooses('Density', 'Dense');
  await settings.click();
  await press('Increase spacing');
  await press('Increase spacing');
  await expect(reader.settings.getByText('10 px')).toBeVisible();
  const { editor, preview } = await openEditor(reader);
  await fillEditor(
    editor,
    demoShowing(
      '<Stack useFlexGap spacing={2}><Button variant="contained">Board</Button></Stack>',
      "import Button from '@mui/material/Button';\nimport Stack from '@mui/material/Stack';",
    ),
  );
  const button = preview.getByRole('button', { name: 'Board' });
  const stack = preview.locator('.MuiStack-root');
  await expect(button).toHaveCSS('background-color', purple);
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await expect(stack).toHaveCSS('row-gap', '20px');
  await settings.click();
  await press('Increase spacing');
  await expect(stack).toHaveCSS('row-gap', '22px');
  await press('Reset density and spacing');
  await expect(stack).toHaveCSS('row-gap', '16px');
  await expect(button).toHaveClass(/MuiButton-sizeMedium/);
  await expect(button).toHaveCSS('background-color', purple);
  await press('Reset colors');
  await expect(button).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  expect(reader.complaints).toEqual([]);
});

test('what leaves the page is the edit, until it ends', async ({ reader, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/stackblitz/, (route) => route.abort());
  const { editor, button } = await openEditor(reader);
  const code = demoShowing(
    '<b>Taken along</b>',
    "import { NumericFormat } from 'react-number-format';",
  );
  await fillEditor(editor, code);
  await button('Copy the source').click();
  await expect.poll(() => reader.clipboard()).toBe(code);
  const post = context.waitForEvent('request', (request) => request.method() === 'POST');
  await button('Edit in StackBlitz').click();
  const project = new URLSearchParams((await post).postData() ?? '');
  expect(project.toString()).toContain('Taken+along');
  const { dependencies } = JSON.parse(project.get('project[files][package.json]') ?? '');
  expect(dependencies['react-number-format']).toMatch(/^\d+\.\d+\.\d+$/);
  await button('Back to the original').click();
  await button('Copy the source').click();
  await expect.poll(() => reader.clipboard()).toContain('Publish');
});

for (const [setting, stored] of Object.entries({
  'in the light': { 'mui-mode': 'light' },
  'in the dark': { 'mui-mode': 'dark' },
  'from right to left': { 'mui-direction': 'rtl' },
})) {
  test(`the editor is accessible ${setting}`, async ({ reader }) => {
    await reader.page.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, Object.entries(stored));
    const { demo, editor, preview, problems } = await openEditor(reader);
    await fillEditor(editor, demoShowing('<b>Seen</b>'));
    await expect(preview).toContainText('Seen');
    await fillEditor(editor, 'const fare = ];');
    await expect(problems).not.toBeEmpty();
    await expect(demo.locator('.cm-problem')).toBeVisible();
    expect(await problemsOfEditor(reader)).toEqual([]);
    await reader.page.setViewportSize({ width: 375, height: 700 });
    await expect
      .poll(() => reader.page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(375);
  });
}

test('code next to the screen is in reach of the keyboard', async ({ reader, page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const { demo, editor } = await openEditor(reader);
  const scroller = demo.locator('.cm-scroller');
  const hidden = () => scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
  const scrolled = () => scroller.evaluate((element) => element.scrollLeft);
  // Right after opening, the code is wider than the editor.
  expect(await hidden()).toBeGreaterThan(0);
  expect(await problemsOfEditor(reader)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 700 });
  await fillEditor(editor, `const stations = '${'Aarhus '.repeat(40)}';`);
  await expect.poll(hidden).toBeGreaterThan(0);
  expect(await problemsOfEditor(reader)).toEqual([]);
  await page.keyboard.press('Home');
  await expect.poll(scrolled).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test('a long list of problems is in reach of the keyboard, an empty one is no stop', async ({
  reader,
  page,
}) => {
  const { editor, problems } = await openEditor(reader);
  await expect(problems).not.toHaveAttribute('tabindex');
  const names = Array.from({ length: 12 }, (_, index) => `train${index}`);
  await fillEditor(
    editor,
    names.map((name) => `import ${name} from '${name}-of-nobody';`).join('\n') +
      demoShowing(`<b>{[${names.join()}]}</b>`),
  );
  await expect(problems.getByRole('listitem')).toHaveCount(names.length);
  expect(await problemsOfEditor(reader)).toEqual([]);
  await editor.press('Tab');
  await expect(problems).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => problems.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});
