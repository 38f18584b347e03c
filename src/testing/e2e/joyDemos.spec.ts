import type { Page } from '@playwright/test';
import { accessibilityProblems } from './axe';
import { keepColors, purple } from './chosenColors';
import { openEditor, editorLocators } from './liveEdit';
import { expect, test } from './reader';
import { layoutShifts, listRerenderedDemos, watchVisits } from './visit';

const address = '/joy-ui/getting-started/';
const alone = '/demos/joy-ui/getting-started/CancelBooking/';

/** Joy UI's colors of soft danger buttons and of popups, by mode. */
const looks = {
  light: { danger: 'rgb(252, 228, 228)', popup: 'rgb(255, 255, 255)' },
  dark: { danger: 'rgb(67, 10, 10)', popup: 'rgb(0, 0, 0)' },
} as const;

const background = (selector: string) => (all: Page) =>
  all.evaluate((one) => {
    const element = document.querySelector(one);
    return element && getComputedStyle(element).backgroundColor;
  }, selector);

const soft = background('[data-demo="CancelBooking"] .MuiButton-root');

for (const mode of ['light', 'dark'] as const) {
  test(`demos of Joy UI have its theme in ${mode} mode, before and after they hydrate`, async ({
    reader,
    page: tab,
  }) => {
    await tab.emulateMedia({ colorScheme: mode });
    await watchVisits(tab);
    await reader.opens(address);
    expect(await soft(tab)).toBe(looks[mode].danger);
    await reader.readsToTheEnd();
    expect(await soft(tab)).toBe(looks[mode].danger);
    expect(await listRerenderedDemos(tab)).toEqual([]);
    expect(await layoutShifts(tab)).toEqual([]);
    expect(await accessibilityProblems(tab)).toEqual([]);
    expect(
      await tab.evaluate(() => Object.keys(localStorage).filter((key) => /joy/.test(key))),
    ).toEqual([]);
    expect(reader.complaints).toEqual([]);
  });
}

test('what they open next to their box has it too, from the right and in a new mode', async ({
  reader,
  page: tab,
}) => {
  await tab.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await reader.opens(address);
  await reader.readsToTheEnd();
  await reader.chooses('Mode', 'Dark');
  await expect.poll(() => soft(tab)).toBe(looks.dark.danger);
  const trip = reader.demo('TripPlanner');
  const select = trip.getByRole('combobox');
  await select.click();
  await expect(tab.getByRole('listbox')).toHaveCSS('background-color', looks.dark.popup);
  expect.soft(await accessibilityProblems(tab, { rules: ['color-contrast'] })).toEqual([]);
  await tab.getByRole('option', { name: 'Watchtower' }).click();
  await expect(select).toHaveText('Watchtower');
  const [label, field] = await Promise.all([
    trip.locator('label', { hasText: 'Cabin' }).boundingBox(),
    select.boundingBox(),
  ]);
  // Both start at the right.
  expect(Math.abs(label!.x + label!.width - (field!.x + field!.width))).toBeLessThan(16);
  const cancel = reader.demo('CancelBooking').getByRole('button', { name: 'Cancel the booking' });
  await cancel.hover();
  await expect(tab.getByRole('tooltip')).toHaveText('Free of charge until Friday');
  await cancel.click();
  await expect(tab.getByRole('alertdialog')).toHaveCSS('direction', 'rtl');
  expect.soft(await accessibilityProblems(tab)).toEqual([]);
  expect(reader.complaints).toEqual([]);
});

test('they take the color, the spacing and the density of their reader', async ({
  reader,
  page: tab,
  baseURL,
}) => {
  await keepColors(tab, baseURL);
  await tab.addInitScript(() => {
    localStorage.setItem('mui-spacing', '16');
    localStorage.setItem('mui-density', 'dense');
  });
  await reader.opens(address);
  await reader.readsToTheEnd();
  const valueOf = (name: string) =>
    tab.evaluate((one) => {
      const probe = document.body.appendChild(document.createElement('i'));
      Object.assign(probe.style, { color: `var(${one})`, width: `var(${one})`, display: 'block' });
      const { color, width } = getComputedStyle(probe);
      probe.remove();
      return { color, width };
    }, name);
  expect((await valueOf('--joy-palette-primary-500')).color).toBe(purple);
  expect((await valueOf('--joy-spacing')).width).toBe('16px');
  await expect(reader.demo('CancelBooking').locator('.MuiButton-sizeSm')).toHaveCount(1);
  expect(reader.complaints).toEqual([]);
});

test('a demo of Joy UI alone on a page has its theme', async ({ reader, page: tab }) => {
  await tab.emulateMedia({ colorScheme: 'dark' });
  await reader.opens(alone);
  await reader.readsToTheEnd();
  expect(await soft(tab)).toBe(looks.dark.danger);
  expect(reader.complaints).toEqual([]);
});

test('edited code of Joy UI runs in its theme', async ({ reader, page: tab }) => {
  await tab.emulateMedia({ colorScheme: 'dark' });
  const name = 'CancelBooking';
  const { editor, preview } = await openEditor(reader, `${address}#${name}.tsx`, name);
  await editor.press('Control+a');
  await editor.press('Delete');
  await tab.keyboard.insertText(
    `import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Link from '@mui/joy/Link';
import ButtonGroup from '@mui/joy/ButtonGroup';
import { useColorScheme } from '@mui/joy/styles';

export default function Edited() {
  const { colorScheme } = useColorScheme();
  return (
    <Grid container spacing={2}>
      <ButtonGroup><Button color="danger" variant="soft">Edited</Button></ButtonGroup>
      <Link href="#a">{colorScheme}</Link>
    </Grid>
  );
}`,
  );
  const button = preview.getByRole('button', { name: 'Edited' });
  await expect(button).toHaveCSS('background-color', looks.dark.danger);
  await expect(preview.getByRole('link')).toHaveText('dark');
  await expect(editorLocators(reader, name).problems).toBeHidden();
  expect(reader.complaints).toEqual([]);
});
