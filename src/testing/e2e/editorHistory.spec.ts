import { wholeChromium } from './browsers';
import { codeThatRuns, openEditor, page as path, fillEditor } from './liveEdit';
import { expect, test } from './reader';

// The whole Chromium runs the editor's iframe in a process of its own.
test.use({ launchOptions: wholeChromium });

const before = '/material-ui/getting-started/installation/';

test('edited code adds no steps by history.pushState', async ({ reader }) => {
  await reader.opens(before);
  const { editor, preview } = await openEditor(reader);
  const steps = await reader.page.evaluate(() => history.length);
  await fillEditor(
    editor,
    codeThatRuns(`for (let i = 0; i < 60; i += 1) history.pushState(i, '');
      return 'done';`),
  );
  await expect(preview).toContainText(/said: (refused|done)/);
  expect(await reader.page.evaluate(() => history.length)).toBe(steps);
});

test('code that adds steps by its address is stopped, and Back leads where it did', async ({
  reader,
}) => {
  const { page } = reader;
  await reader.opens(before);
  const { demo, editor } = await openEditor(reader);
  await fillEditor(
    editor,
    codeThatRuns(`for (let i = 0; i < 30; i += 1) {
        location.hash = String(i);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }`),
  );
  await expect(demo.getByText('it kept adding steps')).toBeVisible();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(path));
  // After the iframe is removed, the page goes back in the history without a visible change.
  await page.waitForTimeout(1000);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(before));
});
