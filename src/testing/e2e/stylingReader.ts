import { expect, test, type Reader } from './reader';

/** A page whose first demo has all stylings. */
export const page = '/base-ui/react-button/';
/** Name of that demo. */
export const name = 'UnstyledButtonIntroduction';
/** Name of the cookie that stores the chosen styling. */
export const cookie = 'codeStyling';

/** Returns the element of the demo. */
export const demoOf = (reader: Reader) => reader.demo(name);
/** Returns the button in the demo. */
export const button = (reader: Reader) =>
  demoOf(reader).locator('[data-demo-stage]').getByRole('button', { name: 'Buy ticket' });
/** Returns the button that opens the menu of stylings. */
export const menu = (reader: Reader) => demoOf(reader).getByRole('button', { name: /^Styling: / });

/** Sets the cookie of a reader who chose a styling on an earlier visit. */
export async function hasChosen(reader: Reader, styling: string) {
  const { hostname } = new URL(test.info().project.use.baseURL ?? '');
  const value = encodeURIComponent(styling);
  await reader.page
    .context()
    .addCookies([{ name: cookie, value, domain: hostname, path: '/', sameSite: 'Lax' }]);
}

/** Chooses a styling in the menu. */
export async function choose(reader: Reader, styling: string) {
  await menu(reader).click();
  await demoOf(reader).getByRole('menuitem', { name: styling, exact: true }).click();
}

/** Patterns of the button's classes, by which each styling can be recognized. */
export const marks = {
  'MUI System': /\bcss-/,
  Tailwind: /\bbg-emerald-800\b/,
  CSS: /\bticket-button\b/,
};

/** Waits until the demo and the menu show a styling. */
export async function sees(reader: Reader, styling: keyof typeof marks) {
  await expect(menu(reader)).toHaveText(`Styling: ${styling}`);
  await expect(button(reader)).toHaveClass(marks[styling]);
}
