import { expect, kettle, longTimeout, test, type Author } from './author';
import { holdData, watchFor } from './openPages';
import type { Reader } from './reader';

// All in one worker, because each worker starts a `next dev`.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const eventually = { timeout: longTimeout };

const demoOf = (reader: Reader) => reader.demo('BasicKettle');

/** Returns the demo's button, if it shows this count of presses. */
const countOf = (reader: Reader, count: number) =>
  demoOf(reader).getByRole('button', { name: `Cups: ${count}` });

/** Opens the page and presses the demo's button once. */
async function usesTheDemo(reader: Reader, author: Author): Promise<void> {
  await reader.opens(kettle.pathname);
  await countOf(reader, 0).click();
  await expect(countOf(reader, 1)).toBeVisible(eventually);
  await author.marksTheDocument();
}

test('an edit of a page is on the screen, and the demo goes on', async ({ reader, author }) => {
  await usesTheDemo(reader, author);
  author.edits(kettle.markdown, '## Filling\n\nFill it', '## Water\n\nLet water in');
  await author.savesUntil(kettle.markdown, (soon) =>
    expect(reader.main).toContainText('Let water in to the upper mark.', soon),
  );
  await expect(reader.main.getByRole('heading', { name: 'Water' })).toBeVisible();
  await expect(reader.contents.getByRole('link', { name: 'Water' })).toBeVisible();
  await expect(countOf(reader, 1)).toBeVisible();
  await author.findsTheSameDocument();
  expect(reader.complaints).toEqual([]);
});

test('an edit of text is on every open page before its data, and stays when that comes', async ({
  reader,
  author,
  page,
  context,
}) => {
  await usesTheDemo(reader, author);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const second = await context.newPage();
  await second.goto(kettle.pathname);
  await second.waitForSelector('html[data-hydrated]');
  const tabs = [page, second];
  const data = await Promise.all(tabs.map(holdData));
  const words = 'Fill the pot to the upper mark.';
  author.edits(kettle.markdown, 'Fill it', 'Fill the pot');
  await author.savesUntil(kettle.markdown, async (soon) => {
    for (const tab of tabs) await expect(tab.getByRole('main')).toContainText(words, soon);
  });
  expect(data.map(({ arrived }) => arrived())).toEqual([0, 0]);
  await expect(countOf(reader, 1)).toBeAttached();
  const lacked = await Promise.all(tabs.map((tab) => watchFor(tab, words)));
  for (const { release } of data) release();
  await author.savesUntil(kettle.markdown, async (soon) => {
    await expect.poll(() => data.every(({ arrived }) => arrived() > 0), soon).toBe(true);
  });
  // Waits until the data that arrived is rendered.
  for (const tab of tabs) await tab.waitForTimeout(1000);
  expect(await Promise.all(lacked.map((ask) => ask()))).toEqual([false, false]);
  await expect(countOf(reader, 1)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
  await author.findsTheSameDocument();
  expect(reader.complaints).toEqual([]);
});

test('an edit is on the screen where no channel tells of it', async ({ reader, author, page }) => {
  await page.route('**/_edits', (route) => route.abort());
  await usesTheDemo(reader, author);
  author.edits(kettle.markdown, 'Fill it', 'Fill the pot');
  await author.savesUntil(kettle.markdown, (soon) =>
    expect(reader.main).toContainText('Fill the pot to the upper mark.', soon),
  );
  await expect(countOf(reader, 1)).toBeVisible();
  await author.findsTheSameDocument();
});

test('an edit of a demo is in the demo and in its code', async ({ reader, author }) => {
  await usesTheDemo(reader, author);
  const demo = demoOf(reader);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.locator('pre')).toContainText('Cups: {cups}', eventually);
  author.edits(kettle.demo, 'Cups: {cups}', 'Mugs: {cups}');
  await author.savesUntil(kettle.demo, (soon) =>
    expect(demo.getByRole('button', { name: /^Mugs: \d$/ })).toBeVisible(soon),
  );
  await expect(demo.locator('pre')).toContainText('Mugs: {cups}', eventually);
  await author.findsTheSameDocument();
  expect(reader.complaints).toEqual([]);
});

test('demos have the theme and the package versions of their product', async ({
  reader,
  author: _project,
}) => {
  await reader.opens('/joy-ui/getting-started/');
  await reader.readsToTheEnd();
  const button = reader.demo('CancelBooking').getByRole('button', { name: 'Cancel the booking' });
  await expect(button).toHaveCSS('background-color', 'rgb(252, 228, 228)');
  await reader.demo('TripPlanner').getByRole('combobox').click();
  await expect(reader.page.getByRole('option', { name: 'Watchtower' })).toBeVisible();
  // In development, React reports differences to the server's HTML.
  expect(reader.complaints).toEqual([]);
});

const brokenEdits = [
  {
    name: 'an unknown language of code',
    from: '```tsx\n',
    to: '```tsxx\n',
    told: [`${kettle.markdown}:16:4`, 'Unknown code language `tsxx`.', 'Did you mean `tsx`?'],
  },
  {
    name: 'an unknown key of the front matter',
    from: 'title: Kettle',
    to: 'titel: Kettle',
    told: [`${kettle.markdown}:3:1`, 'Unknown front matter key `titel`.', 'Did you mean `title`?'],
  },
];

for (const { name, from, to, told } of brokenEdits) {
  test(`${name} is told over the page and in the terminal, until it is fixed`, async ({
    reader,
    author,
    page,
  }) => {
    await usesTheDemo(reader, author);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    const overlay = page.getByRole('dialog', { name: 'A problem in the content' });
    author.edits(kettle.markdown, from, to);
    await author.savesUntil(kettle.markdown, (soon) => expect(overlay).toBeVisible(soon));
    for (const words of told) {
      await expect(overlay).toContainText(words);
      await expect.poll(() => author.terminal, eventually).toContain(words);
    }
    author.edits(kettle.markdown, to, from);
    await expect(overlay).toBeHidden(eventually);
    await expect(reader.main).toContainText('Fill it to the upper mark.');
    await expect(countOf(reader, 1)).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
    await author.findsTheSameDocument();
    expect(reader.complaints).toEqual([]);
  });
}

test('packages are there once, in whatever way a demo imports them', async ({ reader, author }) => {
  await usesTheDemo(reader, author);
  const imports = `import { useTheme, type CssVarsTheme } from '@mui/material';
import LoadingButton from '@mui/lab/LoadingButton';
import { extendTheme } from '@mui/joy/styles';
`;
  author.edits(kettle.demo, "import Button from '@mui/material/Button';\n", imports);
  author.edits(
    kettle.demo,
    '  return (',
    '  const { vars } = useTheme() as unknown as CssVarsTheme;\n  return (',
  );
  author.edits(kettle.demo, '<Button variant', '<LoadingButton variant');
  author.edits(kettle.demo, '</Button>', '</LoadingButton>');
  author.edits(
    kettle.demo,
    'Cups: {cups}',
    'Cups: {cups} {vars ? "as the page" : "alone"} {extendTheme().cssVarPrefix}',
  );
  await author.savesUntil(kettle.demo, (soon) =>
    expect(demoOf(reader).getByRole('button', { name: 'as the page joy' })).toBeVisible(soon),
  );
  const packages =
    /^node_modules\/@(mui\/(material|system|utils|styled-engine|private-theming)|emotion\/(react|styled|cache))\//;
  const modules = author.bundledModules;
  expect(modules).toContainEqual(expect.stringMatching(/docs-packages\/.*\/browser\.js/));
  expect(modules).toContainEqual(expect.stringMatching(/docs-packages\/.*\/server\.js/));
  expect(modules).toContainEqual(expect.stringMatching(/docs-packages\/.*\/@mui\/joy\//));
  expect(modules.filter((module) => packages.test(module))).toEqual([]);
});

test('a new page is in the navigation of the open page, and opens from there', async ({
  reader,
  author,
}) => {
  await usesTheDemo(reader, author);
  author.edits(kettle.markdown, 'Fill it', 'Fill the kettle');
  await author.savesUntil(kettle.markdown, (soon) =>
    expect(reader.main).toContainText('Fill the kettle to the upper mark.', soon),
  );
  author.makesPage('/material-ui/react-teapot/');
  const link = reader.navigation.getByRole('link', { name: 'Teapot' });
  await link.click(eventually);
  await expect(link).toHaveAttribute('aria-current', 'page', eventually);
  await expect(reader.main.getByRole('heading', { level: 1 })).toHaveText('Teapot', eventually);
  const button = reader.demo('BasicTeapot').getByRole('button', { name: 'Basic teapot' });
  await expect(button).toBeVisible(eventually);
  await author.findsTheSameDocument();
  expect(reader.complaints).toEqual([]);
});

/** Returns the errors of the server and the page, except responses that a page is missing. */
const failuresOf = (reader: Reader) =>
  reader.complaints.filter((text) => !/^404 |status of 404/.test(text));

test('a demo may go and come back', async ({ reader, author, page }) => {
  await usesTheDemo(reader, author);
  const overlay = page.getByRole('dialog', { name: 'A problem in the content' });
  author.removes(kettle.demo);
  await author.savesUntil(kettle.markdown, (soon) => expect(overlay).toBeVisible(soon));
  await expect(overlay).toContainText('BasicKettle');
  author.restores(kettle.demo);
  await author.savesUntil(kettle.demo, (soon) => expect(overlay).toBeHidden(soon));
  await expect(demoOf(reader).getByRole('button', { name: /^Cups: \d$/ })).toBeVisible(eventually);
  await author.findsTheSameDocument();
  expect(failuresOf(reader)).toEqual([]);
});

test('a page may go and come back', async ({ reader, author }) => {
  await usesTheDemo(reader, author);
  author.removes(kettle.markdown);
  await expect(reader.main).not.toContainText('Fill it', eventually);
  author.restores(kettle.markdown);
  await author.savesUntil(kettle.markdown, (soon) =>
    expect(reader.main).toContainText('Fill it to the upper mark.', soon),
  );
  const cups = demoOf(reader).getByRole('button', { name: /^Cups: \d$/ });
  await cups.click(eventually);
  await author.findsTheSameDocument();
  expect(failuresOf(reader)).toEqual([]);
});
