import { accessibilityProblems } from './axe';
import { capturePost } from './capturePost';
import { expect, test, type Reader } from './reader';
import { layoutShifts, listOverflowing, watchVisits } from './visit';

const page = '/material-ui/getting-started/usage/';
const name = 'ButtonUsage';

/** Returns locators for the parts of a playground, and actions on its controls. */
function playgroundLocators(reader: Reader, demoName = name) {
  const demo = reader.demo(demoName);
  const controls = demo.getByRole('group', { name: `Controls of ${demoName}` });
  const radio = (label: string) => controls.getByRole('radio', { name: label, exact: true });
  return {
    demo,
    controls,
    component: demo.locator('[data-demo-stage]').getByRole('button'),
    preview: demo.locator('pre').first(),
    bar: demo.getByRole('toolbar'),
    radio,
    // Selects the option by a key press, because its label covers the input.
    choose: (label: string) => radio(label).press(' '),
  };
}

async function opens(reader: Reader, query = '') {
  await reader.opens(`${page}${query}`);
  const found = playgroundLocators(reader);
  await found.demo.scrollIntoViewIfNeeded();
  await expect(found.controls.getByRole('button', { name: 'Reset' })).toBeVisible();
  return found;
}

const chosen = '?ButtonUsage=variant:outlined,color:error,size:large,children:Cancel+the+trip';

test('controls change the component and the code that is shown', async ({ reader }) => {
  const { component, preview, controls, choose } = await opens(reader);
  await choose('outlined');
  await expect(component).toHaveClass(/MuiButton-outlined/);
  await choose('error');
  await controls.getByRole('textbox', { name: 'children' }).fill('Cancel the trip');
  await expect(component).toHaveText('Cancel the trip');
  await controls.getByRole('switch', { name: 'disabled' }).check();
  await expect(component).toBeDisabled();
  await expect(preview).toHaveText(
    /<Button variant="outlined" color="error" disabled>\s*Cancel the trip\s*<\/Button>/,
  );
  // Default values are omitted from the code.
  await choose('text');
  await choose('primary');
  await controls.getByRole('switch', { name: 'disabled' }).uncheck();
  await expect(preview).toHaveText(/^<Button>Cancel the trip<\/Button>/);
  expect(reader.complaints).toEqual([]);
});

test('Reset brings back what the author wrote, and so does Reset demo', async ({ reader }) => {
  const { component, preview, controls, choose, bar } = await opens(reader);
  const before = await preview.textContent();
  const resets = [
    controls.getByRole('button', { name: 'Reset' }),
    bar.getByRole('button', { name: 'Reset demo' }),
  ];
  for (const reset of resets) {
    await choose('small');
    await expect(component).toHaveClass(/MuiButton-sizeSmall/);
    await expect(reader.page).toHaveURL(/size:small/);
    await reset.click();
    await expect(component).toHaveClass(/MuiButton-sizeMedium/);
    await expect(preview).toHaveText(before ?? '');
    await expect(reader.page).toHaveURL((url) => url.search === '');
  }
});

test('the address keeps the values, next to what else it says', async ({ reader }) => {
  const first = await opens(reader, '?other=1#quick-start');
  await first.choose('large');
  await first.choose('error');
  await expect(reader.page).toHaveURL(
    `${page}?other=1&ButtonUsage=color:error,size:large#quick-start`,
  );
  await reader.page.reload();
  await reader.waitsUntilHydrated();
  const { component, radio } = playgroundLocators(reader);
  await expect(component).toHaveClass(/MuiButton-sizeLarge/);
  await expect(component).toHaveClass(/MuiButton-colorError/);
  await expect(radio('error')).toBeChecked();
});

test('junk in the address changes nothing', async ({ reader }) => {
  const { component } = await opens(reader, '?ButtonUsage=size:huge,onClick:x,%E0%A4%A,disabled:7');
  await expect(component).toHaveClass(/MuiButton-sizeMedium/);
  await expect(component).toBeEnabled();
  expect(reader.complaints).toEqual([]);
});

test('presets set several values at once', async ({ reader }) => {
  await reader.opens('/experiments/docs/demos/');
  const { demo, controls } = playgroundLocators(reader, 'SeatRating');
  await demo.scrollIntoViewIfNeeded();
  await controls.getByRole('combobox', { name: 'Presets' }).selectOption('Ten small stars');
  await expect(controls.getByRole('slider', { name: 'max' })).toHaveValue('10');
  await expect(demo.locator('[data-demo-stage] .MuiRating-sizeSmall')).toBeVisible();
  await expect(demo.locator('pre').first()).toContainText('max={10}');
});

test('the code is copied as it is shown, in the language of the reader', async ({ reader }) => {
  await reader.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { bar, demo } = await opens(reader, `${chosen}#${name}.js`);
  const shown = '<Button variant="outlined" color="error" size="large">';
  await bar.getByRole('button', { name: 'Copy the source' }).click();
  await expect.poll(() => reader.clipboard()).toContain(shown);
  expect(await reader.clipboard()).toContain('export default function ButtonUsage()');
  await expect(bar.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.locator('pre').first()).toContainText(shown);
});

test('the editor and the sandbox get the code that is shown', async ({ reader }) => {
  const { demo, bar, controls } = await opens(reader, `${chosen}#${name}.tsx`);
  const code = demo.getByRole('textbox', { name: 'Code of ' });
  const shown = '<Button variant="outlined" color="error" size="large">';
  const stackBlitz = bar.getByRole('button', { name: 'Edit in StackBlitz' });
  const { fields } = await capturePost(reader.page, () => stackBlitz.click());
  expect(fields.get('project[files][src/ButtonUsage.tsx]')).toContain(shown);
  await demo.getByRole('button', { name: 'Edit the code', exact: true }).click();
  await expect(code).toContainText(shown);
  await expect(controls.getByRole('textbox', { name: 'children' })).toBeDisabled();
});

test('views of the demo alone have the values', async ({ reader }) => {
  const { bar } = await opens(reader, chosen);
  await bar.getByRole('button', { name: 'More' }).click();
  const full = reader.page.getByRole('menuitem', { name: 'Open full screen' });
  await expect(full).toHaveAttribute('href', /\?ButtonUsage=/);
  await reader.page.goto((await full.getAttribute('href')) ?? '');
  const alone = reader.page.locator('[data-demo-stage]').getByRole('button');
  await expect(alone).toHaveText('Cancel the trip');
  await expect(alone).toHaveClass(/MuiButton-sizeLarge/);
});

test('everything can be chosen by keyboard', async ({ reader }) => {
  const { component, radio, controls } = await opens(reader);
  const { keyboard } = reader.page;
  await controls.getByRole('button', { name: 'Reset' }).focus();
  await keyboard.press('Tab');
  await expect(radio('contained')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(component).toHaveClass(/MuiButton-outlined/);
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(radio('secondary')).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.press('ArrowRight');
  await expect(component).toHaveClass(/MuiButton-sizeLarge/);
  await keyboard.press('Tab');
  await keyboard.press(' ');
  await expect(component).toBeDisabled();
});

test('it fits a narrow screen', async ({ reader }) => {
  await reader.page.setViewportSize({ width: 320, height: 640 });
  const { controls } = await opens(reader);
  expect(await listOverflowing(reader.page)).toEqual([]);
  const { left, right } = await controls.evaluate((box) => {
    const inner = [...box.querySelectorAll('label, input, select, button')];
    const edges = inner.map((element) => element.getBoundingClientRect());
    const outer = box.getBoundingClientRect();
    return {
      left: Math.min(...edges.map((edge) => edge.left - outer.left)),
      right: Math.max(...edges.map((edge) => edge.right - outer.right)),
    };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(0);
});

for (const [look, key, value] of [
  ['light', 'mui-mode', 'light'],
  ['dark', 'mui-mode', 'dark'],
  ['right to left', 'mui-direction', 'rtl'],
] as const) {
  test(`nothing is inaccessible in it, ${look}`, async ({ reader }) => {
    await reader.page.addInitScript(([k, v]) => localStorage.setItem(k, v), [key, value] as const);
    await opens(reader, chosen);
    expect(await accessibilityProblems(reader.page)).toEqual([]);
    expect(await listOverflowing(reader.page)).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });
}

for (const query of ['', chosen]) {
  for (const width of [1280, 375]) {
    test(`nothing moves while ${query ? 'values of the address' : 'controls'} come, ${width} px wide`, async ({
      reader,
    }) => {
      await reader.page.setViewportSize({ width, height: 800 });
      await watchVisits(reader.page);
      await opens(reader, query);
      const { component } = playgroundLocators(reader);
      await expect(component).toHaveText(query ? 'Cancel the trip' : /./);
      await reader.page.waitForLoadState('networkidle');
      expect(await layoutShifts(reader.page)).toEqual([]);
    });
  }
}
