import { pageKinds } from './exportedSite';
import { expect, test, type Reader } from './reader';

/** Expects an error panel with a reset button and a link to a prefilled issue, and that the rest of the page works. */
async function staysInside(reader: Reader, name: string, message: string): Promise<void> {
  const demo = reader.demo(name);
  const alert = demo.getByRole('alert');
  await expect(alert).toContainText(message);
  await expect(alert.getByRole('button', { name: 'Reset' })).toBeVisible();
  const report = alert.getByRole('link', { name: 'Report an issue' });
  const { pathname, searchParams } = new URL((await report.getAttribute('href')) ?? '');
  expect(pathname).toMatch(/\/issues\/new$/);
  expect(searchParams.get('title')).toContain(name);
  expect(searchParams.get('body')).toContain(message);
  await expect(reader.page.getByText('This demo crashed.')).toHaveCount(1);
  const other = reader.demo('SeatPicker');
  await other.getByRole('button', { name: '12C' }).click();
  await expect(other.getByText('Your seat: 12C')).toBeVisible();
  await reader.followsTheNavigation('Callouts');
}

test('an error during hydration only affects its demo', async ({ reader }) => {
  await reader.opens(`${pageKinds.demos}?fail`);
  await reader.demo('FailingStart').scrollIntoViewIfNeeded();
  await staysInside(reader, 'FailingStart', 'The train is still in the depot.');
});

test('an error during rendering only affects its demo', async ({ reader, page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await reader.opens(`${pageKinds.demos}?fail`);
  await reader.demo('FailingStart').scrollIntoViewIfNeeded();
  await staysInside(reader, 'FailingStart', 'The train is still in the depot.');
});

test('an error during use only affects its demo', async ({ reader }) => {
  await reader.opens(pageKinds.demos);
  await reader.demo('FailingDemo').getByRole('button', { name: 'Print the ticket' }).click();
  await staysInside(reader, 'FailingDemo', 'The printer is out of paper.');
});

test('Reset restarts a failed demo, any number of times', async ({ reader, page }) => {
  await reader.opens(`${pageKinds.demos}?fail`);
  const demo = reader.demo('FailingStart');
  await demo.scrollIntoViewIfNeeded();
  const reset = demo.getByRole('button', { name: 'Reset', exact: true });
  await reset.click();
  await expect(demo.getByRole('alert')).toBeVisible();
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '?'));
  await reset.click();
  await expect(demo.getByRole('button', { name: 'Depart' })).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});
