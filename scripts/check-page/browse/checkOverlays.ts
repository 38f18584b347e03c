import type { ElementHandle } from '@playwright/test';
import { findViolations } from './findViolations';
import type { PageVisit } from './pageVisit';

/** What may open something: it says so, or it is a button. Links lead away. */
const triggers =
  ':is(button, [role="button"], [role="combobox"], [aria-haspopup], [aria-expanded]):not(a, [disabled], [aria-disabled="true"], [type="file"])';

/** Of each demo, as many triggers are pressed; a table of a hundred rows has a hundred of the same. */
const mostTriggers = 10;

/** What opened outside the page's own elements: menus, dialogs, tooltips. */
const overlay = 'body > :not(#__next, script, style, link, next-route-announcer)';

/**
 * Presses what demos let a reader press, one after the other. What opens is looked at with axe, in light and dark, and,
 * opened again, right to left; then it is closed with Escape.
 */
export async function checkOverlays(visit: PageVisit): Promise<void> {
  const opened: Pressed[] = [];
  for (const { name, options } of visit.demos) {
    if (options.iframe) continue;
    for (const index of await indexesOf(visit, name)) {
      if (await press(visit, { demo: name, index })) opened.push({ demo: name, index });
    }
  }
  if (opened.length === 0) return;
  await visit.show('right to left');
  for (const pressed of opened) await pressAgain(visit, pressed);
  await visit.show('light');
}

interface Pressed {
  demo: string;
  /** Among the triggers of the demo. */
  index: number;
}

/** The triggers that say that they open something come first, then the other buttons. */
async function indexesOf({ page }: PageVisit, demo: string): Promise<number[]> {
  const list = page.locator(`[data-demo="${demo}"] [data-demo-stage] ${triggers}`);
  const says = await list.evaluateAll((elements) =>
    elements.map((element) =>
      element.matches('[aria-haspopup], [aria-expanded], [role="combobox"]'),
    ),
  );
  const indexes = says.map((_, index) => index);
  return [
    ...indexes.filter((index) => says[index]),
    ...indexes.filter((index) => !says[index]),
  ].slice(0, mostTriggers);
}

async function triggerOf(
  { page }: PageVisit,
  { demo, index }: Pressed,
): Promise<ElementHandle | undefined> {
  const list = await page.$$(`[data-demo="${demo}"] [data-demo-stage] ${triggers}`);
  const trigger = list[index];
  return trigger && (await trigger.isVisible()) ? trigger : undefined;
}

/** Presses a trigger in light; what opens is looked at there and in dark. Returns whether something opened. */
async function press(visit: PageVisit, pressed: Pressed): Promise<boolean> {
  const { page, around } = visit;
  if (!(await open(visit, pressed))) return false;
  const { demo, index } = pressed;
  const within = await openOverlays(visit);
  if (within.length === 0) {
    await close(visit);
    return false;
  }
  visit.reportViolations(await findViolations(page, within), 'light, opened', demo);
  const picture = await page.screenshot({ animations: 'disabled' });
  around.shots.keep(`open-${demo}-${index}`, `${demo}, opened by control ${index + 1}`, picture);
  await visit.show('dark');
  const still = await openOverlays(visit);
  if (still.length > 0)
    visit.reportViolations(await findViolations(page, still), 'dark, opened', demo);
  await visit.show('light');
  await close(visit);
  return true;
}

async function pressAgain(visit: PageVisit, pressed: Pressed): Promise<void> {
  if (!(await open(visit, pressed))) return;
  const within = await openOverlays(visit);
  if (within.length > 0) {
    const found = await findViolations(visit.page, within);
    visit.reportViolations(found, 'right to left, opened', pressed.demo);
  }
  await close(visit);
}

async function open(visit: PageVisit, pressed: Pressed): Promise<boolean> {
  const trigger = await triggerOf(visit, pressed).catch(() => undefined);
  if (!trigger) return false;
  visit.at(visit.fileOf(pressed.demo), `when control ${pressed.index + 1} is pressed`);
  const isPressed = await trigger.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  await visit.page.waitForTimeout(60);
  await visit.rest();
  return isPressed;
}

/** Selectors of what is open at the moment, outside the page and in it. */
async function openOverlays({ page }: PageVisit): Promise<string[]> {
  return page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      element.textContent !== '';
    const roots = [...document.querySelectorAll(selector)].filter((element) =>
      [element, ...element.querySelectorAll('*')].some(isShown),
    );
    roots.forEach((element, index) => element.setAttribute('data-check-overlay', String(index)));
    return roots.map((_, index) => `[data-check-overlay="${index}"]`);
  }, overlay);
}

/** Closes what is open, with Escape; what stays open until something in it is pressed goes with a new visit. */
async function close(visit: PageVisit): Promise<void> {
  const { page } = visit;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.keyboard.press('Escape');
    const isClosed = await page
      .waitForFunction(
        (selector) =>
          [...document.querySelectorAll(selector)].every(
            (element) =>
              !element.querySelector(
                '[role="dialog"], [role="menu"], [role="listbox"], .MuiBackdrop-root',
              ) || !element.checkVisibility(),
          ) && !document.querySelector('#__next[aria-hidden="true"]'),
        overlay,
        { timeout: 700, polling: 30 },
      )
      .then(
        () => true,
        () => false,
      );
    if (isClosed) return;
  }
  await visit.open();
  for (const stage of await page.locator('[data-demo-stage]').all())
    await stage.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
}
