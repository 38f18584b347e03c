import type { ElementHandle } from '@playwright/test';
import { demoFrameUrl } from '@/model';
import { findViolations } from './findViolations';
import { closeOverlays, countExpanded, describeOpened, findOpened } from './overlays';
import type { PageVisit } from './pageVisit';
import { reopenDocument } from './hydrateDemos';

/** Selects elements that may open an overlay: those whose ARIA attributes say so, and buttons. Links lead away. */
const triggers =
  ':is(button, summary, [role="button"], [role="combobox"], [aria-haspopup], [aria-expanded]):not(a, [disabled], [aria-disabled="true"], [type="file"])';

/** How many triggers are pressed in each demo: a table of a hundred rows has a hundred of the same. */
const mostTriggers = 10;

/**
 * Presses the buttons of demos one by one, runs axe on what opens, in light and dark, and closes it. Then opens each
 * once more to check it right to left. The document of a framed demo is opened in the tab itself.
 */
export async function checkOverlays(visit: PageVisit): Promise<void> {
  const { demos } = visit;
  const inPage = demos.filter(({ options }) => !options.iframe).map(({ name }) => name);
  await checkDemos(visit, [...new Set(inPage)]);
  const framed = demos.filter(({ options }) => options.iframe);
  if (framed.length === 0) return;
  for (const { name } of framed) {
    await visit.open(demoFrameUrl(visit.view.page.pathname, name));
    // A demo whose content is fixed or absolute leaves its stage without a size.
    await visit.page.locator('[data-demo-stage]').first().waitFor({ state: 'attached' });
    await checkDemos(visit, [name]);
  }
  visit.current = visit.view.page.pathname;
  await reopenDocument(visit);
}

interface Pressed {
  demo: string;
  /** Index among the triggers of the demo. */
  index: number;
  /** How many elements of the demo were expanded before. */
  before: number;
}

async function checkDemos(visit: PageVisit, names: readonly string[]): Promise<void> {
  const opened: Pressed[] = [];
  for (const demo of names) {
    for (const index of await indexesOf(visit, demo)) {
      const pressed = { demo, index, before: await countExpanded(visit, demo) };
      if (await press(visit, pressed)) opened.push(pressed);
    }
  }
  if (opened.length === 0) return;
  await visit.switchLook('right to left');
  for (const pressed of opened) await pressAgain(visit, pressed);
  await visit.switchLook('light');
}

/** Returns the indexes of the triggers to press: first those whose attributes say that they open something. */
async function indexesOf({ page }: PageVisit, demo: string): Promise<number[]> {
  const list = page.locator(`[data-demo="${demo}"] [data-demo-stage] ${triggers}`);
  const says = await list.evaluateAll((elements) =>
    elements.map((element) =>
      element.matches('summary, [aria-haspopup], [aria-expanded], [role="combobox"]'),
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

/**
 * Presses a trigger and checks what opens: in light if its content is new, in dark if its styles are new. Returns
 * whether its styles are new.
 */
async function press(visit: PageVisit, pressed: Pressed): Promise<boolean> {
  if (!(await open(visit, pressed))) return false;
  const within = await findOpened(visit, pressed);
  if (within.length === 0) return false;
  const { content, look } = await describeOpened(visit, within);
  const { seen } = visit.context;
  const isNew = !seen.has(content);
  const isNewLook = !seen.has(look);
  seen.add(content).add(look);
  if (isNew) await lookAtOpened(visit, pressed, within);
  if (isNewLook) await lookInDark(visit, pressed);
  await close(visit, pressed);
  return isNewLook;
}

async function lookAtOpened(
  visit: PageVisit,
  { demo, index }: Pressed,
  within: readonly string[],
): Promise<void> {
  const { page, context } = visit;
  visit.reportViolations(await findViolations(page, within), 'light with it opened', demo);
  const picture = await page.screenshot({ animations: 'disabled' });
  context.shots.save(`open-${demo}-${index}`, `${demo}, opened by control ${index + 1}`, picture);
}

async function lookInDark(visit: PageVisit, pressed: Pressed): Promise<void> {
  await visit.switchLook('dark');
  const within = await findOpened(visit, pressed);
  if (within.length > 0) {
    const found = await findViolations(visit.page, within);
    visit.reportViolations(found, 'dark with it opened', pressed.demo);
  }
  await visit.switchLook('light');
}

async function pressAgain(visit: PageVisit, pressed: Pressed): Promise<void> {
  if (!(await open(visit, pressed))) return;
  const within = await findOpened(visit, pressed);
  if (within.length === 0) return;
  const found = await findViolations(visit.page, within);
  visit.reportViolations(found, 'right to left with it opened', pressed.demo);
  await close(visit, pressed);
}

/** Closes overlays with Escape. Content that expands in place is closed by its trigger. */
async function close(visit: PageVisit, pressed: Pressed): Promise<void> {
  await closeOverlays(visit);
  if ((await countExpanded(visit, pressed.demo)) > pressed.before) await open(visit, pressed);
}

async function open(visit: PageVisit, pressed: Pressed): Promise<boolean> {
  const trigger = await triggerOf(visit, pressed).catch(() => undefined);
  if (!trigger) return false;
  visit.setReportPlace(visit.fileOf(pressed.demo), `when control ${pressed.index + 1} is pressed`);
  const isPressed = await trigger.click({ timeout: 1500 }).then(
    () => true,
    () => false,
  );
  await visit.page.waitForTimeout(60);
  await leaveOverlay(visit, trigger);
  await visit.waitForAnimations();
  return isPressed;
}

/** Moves the pointer away if what opened covers the trigger: hovered controls have other colors. */
async function leaveOverlay({ page }: PageVisit, trigger: ElementHandle): Promise<void> {
  const isHovered = (element: Node) => (element as Element).matches(':hover');
  const isUncovered = await trigger.evaluate(isHovered).catch(() => false);
  if (!isUncovered) await page.mouse.move(0, 0);
}
