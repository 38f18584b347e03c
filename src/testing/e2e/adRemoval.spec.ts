import { complaintsOfPage, expect, network, place, test, setUpAdServices } from './adReader';
import type { Reader } from './reader';

const component = '/material-ui/react-button/';
const withTabs = '/base-ui/react-button/components-api/';

/** Ways in which ad blockers and other scripts remove the ad. They run in the page. */
const removals: Readonly<Record<string, () => void>> = {
  'the nodes of the slot': () =>
    document.querySelectorAll('[data-ad-slot] > *').forEach((node) => node.remove()),
  'all nodes below the slot': () =>
    document.querySelectorAll('[data-ad-slot] *').forEach((node) => node.remove()),
  'the content of the slot': () => {
    document.querySelector('[data-ad-slot]')!.innerHTML = 'gone';
  },
  'the slot': () => document.querySelector('[data-ad-slot]')!.remove(),
  'the slot and puts another one there': () => {
    const slot = document.querySelector('[data-ad-slot]')!;
    slot.replaceWith(slot.cloneNode(true));
  },
  'the parent of the slot': () => document.querySelector('[data-ad-slot]')!.parentElement!.remove(),
  'what holds that': () =>
    document.querySelector('[data-ad-slot]')!.parentElement!.parentElement!.remove(),
};

/** Follows a link and goes back in the history, and expects the headings of both pages. */
async function goesOn(reader: Reader) {
  const h1 = reader.main.getByRole('heading', { level: 1 });
  await reader.followsTheNavigation('Text Field');
  await expect(h1).toContainText('Text Field');
  await expect(reader.page.getByText('Application error')).toHaveCount(0);
  await expect(place(reader).getByRole('link')).toBeVisible();
  await reader.page.goBack();
  await expect(h1).toContainText('Button');
  await expect(reader.main.locator('.prose').first()).toBeVisible();
  expect(complaintsOfPage(reader)).toEqual([]);
}

for (const [name, remove] of Object.entries(removals)) {
  test(`removing ${name} does not break the next navigation`, async ({ reader, page, ads }) => {
    await setUpAdServices(page, network(ads, 'empty'));
    await reader.opens(component);
    await expect(place(reader).getByRole('link')).toBeVisible({ timeout: 20_000 });
    await page.evaluate(remove);
    await goesOn(reader);
  });

  if (name === 'what holds that') continue;
  test(`removing ${name} below tabs does not break the next navigation`, async ({
    reader,
    page,
  }) => {
    await setUpAdServices(page, {});
    await reader.opens(withTabs);
    await expect(place(reader).getByRole('link')).toBeVisible();
    await page.evaluate(remove);
    const tab = reader.main.getByRole('link', { name: 'Hooks API' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(reader.main.locator('.prose').first()).toBeVisible();
    await expect(page.getByText('Application error')).toHaveCount(0);
    expect(complaintsOfPage(reader)).toEqual([]);
  });
}

test('a network script that removes its parent does not break the next navigation', async ({
  reader,
  page,
  ads,
}) => {
  await setUpAdServices(page, network(ads, 'removing'));
  const asked = page.waitForResponse('**/carbon.js');
  await reader.opens(component);
  await asked;
  await expect(page.locator('#_carbonads_js')).toHaveCount(0);
  await expect(place(reader).getByRole('link')).toBeVisible({ timeout: 20_000 });
  await goesOn(reader);
});

for (const selector of ['[data-ad-slot]', '[aria-label="Advertisement"]']) {
  test(`a page whose ${selector} is removed before it hydrates keeps its text`, async ({
    reader,
    page,
  }) => {
    await setUpAdServices(page, {});
    await page.addInitScript((one) => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') document.querySelector(one)?.remove();
      });
    }, selector);
    await reader.opens(component);
    await expect(reader.main.locator('[data-ad-slot]')).toHaveCount(0);
    await expect(reader.main.locator('.prose').first()).toBeVisible();
    const size = () => reader.main.evaluate((main) => main.textContent?.length);
    expect(await size()).toBeGreaterThan(5000);
    await goesOn(reader);
  });
}
