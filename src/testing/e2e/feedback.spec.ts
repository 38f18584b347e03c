import { expect, test, type Reader } from './reader';

const failure = "Couldn't submit feedback. Please try again later.";

/** Returns the part of the page with the feedback question. */
const asking = (reader: Reader) =>
  reader.page.getByRole('region', { name: 'Was this page helpful?' });

async function says(reader: Reader, answer: 'Yes' | 'No', comment: string) {
  await asking(reader).getByRole('button', { name: answer }).click();
  await asking(reader).getByRole('textbox', { name: 'Comment' }).fill(comment);
}

test('a reader says what helped, by keyboard', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  const heading = page.getByRole('heading', { name: 'Was this page helpful?' });
  await expect(heading).toBeVisible();
  const posted = page.waitForRequest('**/api/feedback');
  await says(reader, 'Yes', 'All clear.');
  await page.keyboard.press('Control+Enter');
  await expect(asking(reader).getByRole('status')).toHaveText(/Thank you/);
  expect((await posted).postDataJSON()).toEqual({
    page: '/material-ui/react-button/',
    section: '',
    rating: 1,
    comment: 'All clear.',
    product: 'material-ui',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/) as unknown as string,
    language: 'en',
  });
  expect((await (await posted).response())?.status()).toBe(204);
  expect(reader.complaints).toEqual([]);
});

test('the next page asks again', async ({ reader }) => {
  await reader.opens('/material-ui/react-button/');
  await says(reader, 'No', 'Half a thought');
  await reader.followsTheNavigation('Text Field');
  await expect(asking(reader).getByRole('textbox')).toBeHidden();
  await expect(asking(reader).getByRole('button', { pressed: true })).toHaveCount(0);
});

test('the message is kept when the service fails', async ({ reader, page }) => {
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 500 }));
  await reader.opens('/material-ui/react-button/');
  await says(reader, 'No', 'Long and precious.');
  await asking(reader).getByRole('button', { name: 'Submit' }).click();
  await expect(asking(reader).getByText(failure)).toBeVisible();
  await expect(asking(reader).getByRole('textbox')).toHaveValue('Long and precious.');
  await page.unroute('**/api/feedback');
  await asking(reader).getByRole('button', { name: 'Submit' }).click();
  await expect(asking(reader).getByRole('status')).toHaveText(/Thank you/);
});

test('a redirect to a page does not count as success', async ({ reader, page }) => {
  await page.route('**/api/feedback', (route) =>
    route.fulfill({ status: 302, headers: { location: '/' } }),
  );
  await reader.opens('/material-ui/react-button/');
  await says(reader, 'No', 'Long and precious.');
  await asking(reader).getByRole('button', { name: 'Submit' }).click();
  await expect(asking(reader).getByText(failure)).toBeVisible();
  await expect(asking(reader).getByRole('textbox')).toHaveValue('Long and precious.');
});

test('what is said offline is sent when the connection is back', async ({ reader, context }) => {
  await reader.opens('/material-ui/react-button/');
  await asking(reader).getByRole('button', { name: 'Yes' }).click();
  await asking(reader).getByRole('textbox', { name: 'Comment' }).fill('In a tunnel');
  await context.setOffline(true);
  await asking(reader).getByRole('button', { name: 'Submit' }).click();
  await expect(asking(reader).getByRole('status')).toHaveText(/You’re offline/);
  const posted = reader.page.waitForRequest('**/api/feedback');
  await context.setOffline(false);
  expect((await posted).postDataJSON()).toMatchObject({ comment: 'In a tunnel', rating: 1 });
});

test('a section has feedback of its own', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  await page.getByRole('heading', { name: 'Basics' }).hover();
  await page.getByRole('button', { name: 'Feedback on Basics' }).click();
  const drawer = page.getByRole('dialog', { name: 'Feedback on “Basics”' });
  const posted = page.waitForRequest('**/api/feedback');
  await drawer.getByRole('button', { name: 'No' }).click();
  await drawer.getByRole('button', { name: 'Submit' }).click();
  expect((await posted).postDataJSON()).toMatchObject({ section: 'basics', rating: 0 });
  await expect(drawer.getByRole('status')).toHaveText(/Thank you/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Feedback on Basics' })).toBeFocused();
});

/** Opens the feedback dialog of a section by its button. */
async function opensSection({ page }: Reader, name: string) {
  await page.getByRole('heading', { name, exact: true }).hover();
  await page.getByRole('button', { name: `Feedback on ${name}`, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: `Feedback on “${name}”` });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a section of the same name on the next page asks again', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  const first = await opensSection(reader, 'Accessibility');
  await first.getByRole('button', { name: 'Yes' }).click();
  await first.getByRole('textbox', { name: 'Comment' }).fill('About the button.');
  await first.getByRole('button', { name: 'Submit' }).click();
  await expect(first.getByRole('status')).toHaveText(/Thank you/);
  await page.keyboard.press('Escape');
  await reader.followsTheNavigation('Dialog');
  const second = await opensSection(reader, 'Accessibility');
  await expect(second.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  await expect(second.getByRole('button', { pressed: true })).toHaveCount(0);
  const posted = page.waitForRequest('**/api/feedback');
  await second.getByRole('button', { name: 'No' }).click();
  await second.getByRole('button', { name: 'Submit' }).click();
  expect((await posted).postDataJSON()).toMatchObject({
    page: '/material-ui/react-dialog/',
    section: 'accessibility',
    comment: '',
  });
});

test('going back closes the feedback of a section', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-dialog/');
  await reader.followsTheNavigation('Button');
  const drawer = await opensSection(reader, 'Accessibility');
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('About the button.');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Feedback on/ })).toHaveCount(0);
  const other = await opensSection(reader, 'Accessibility');
  await expect(other.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('a reader with a keyboard stays where the message is', async ({ reader, page }) => {
  await reader.opens('/material-ui/react-button/');
  await says(reader, 'Yes', 'All clear.');
  await page.keyboard.press('Control+Enter');
  await expect(asking(reader).getByRole('status')).toHaveText(/Thank you/);
  await expect(asking(reader).getByRole('status')).toBeFocused();
  const drawer = await opensSection(reader, 'Basics');
  await drawer.getByRole('button', { name: 'No' }).click();
  await drawer.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('status')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Feedback on Basics' })).toBeFocused();
});

test('what was said offline is sent once from two tabs', async ({ reader, page, context }) => {
  await reader.opens('/material-ui/react-button/');
  await says(reader, 'Yes', 'In a tunnel');
  const other = await context.newPage();
  await other.goto('/material-ui/react-dialog/');
  await other.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const said: unknown[] = [];
  await context.route('**/api/feedback', async (route) => {
    said.push(route.request().postDataJSON());
    // Long enough for the other tab to start sending, too.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 204 });
  });
  await context.setOffline(true);
  await asking(reader).getByRole('button', { name: 'Submit' }).click();
  await expect(asking(reader).getByRole('status')).toHaveText(/You’re offline/);
  await context.setOffline(false);
  const waiting = () => page.evaluate(() => localStorage.getItem('feedback-queue'));
  await expect.poll(waiting).toBeNull();
  // When no tab holds the lock or waits for it, both tabs are done.
  const locks = () =>
    other.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].length;
    });
  await expect.poll(locks).toBe(0);
  expect(said).toEqual([expect.objectContaining({ comment: 'In a tunnel', rating: 1 })]);
});
