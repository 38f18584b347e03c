import { expect, test, type Reader } from './reader';

/** The page whose first demo comes in all stylings. */
export const page = '/base-ui/react-button/';
/** That demo. */
export const name = 'UnstyledButtonIntroduction';
/** Keeps the choice. */
export const cookie = 'codeStyling';

/** The demo itself. */
export const demoOf = (reader: Reader) => reader.demo(name);
/** The button it shows. */
export const button = (reader: Reader) =>
  demoOf(reader).locator('[data-demo-stage]').getByRole('button', { name: 'Buy ticket' });
/** The menu of stylings. */
export const menu = (reader: Reader) => demoOf(reader).getByRole('button', { name: /^Styling: / });

/** Comes back with what was chosen on an earlier visit. */
export async function hasChosen(reader: Reader, styling: string) {
  const { hostname } = new URL(test.info().project.use.baseURL ?? '');
  const value = encodeURIComponent(styling);
  await reader.page
    .context()
    .addCookies([{ name: cookie, value, domain: hostname, path: '/', sameSite: 'Lax' }]);
}

/** Chooses in the menu. */
export async function choose(reader: Reader, styling: string) {
  await menu(reader).click();
  await demoOf(reader).getByRole('menuitem', { name: styling, exact: true }).click();
}

/** Recognizes each styling by the classes of the button. */
export const marks = {
  'MUI System': /\bcss-/,
  Tailwind: /\bbg-emerald-800\b/,
  CSS: /\bticket-button\b/,
};

/** Waits until the demo is rendered in a styling, and the menu says so. */
export async function sees(reader: Reader, styling: keyof typeof marks) {
  await expect(menu(reader)).toHaveText(`Styling: ${styling}`);
  await expect(button(reader)).toHaveClass(marks[styling]);
}
