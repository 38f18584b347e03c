import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../chromium';
import type { CheckProblem } from '../problem';
import type { ShownPage } from '../serve/answerPage';
import { checkFences } from './checkFences';
import { checkKeyboard } from './checkKeyboard';
import { checkLooks } from './checkLooks';
import { checkOverlays } from './checkOverlays';
import { checkWidths } from './checkWidths';
import { earlyScript } from './earlyScript';
import { withoutMeantErrors } from './meantErrors';
import { PageVisit } from './pageVisit';
import { Shots } from './shots';
import type { SourceTrace } from './SourceTrace';
import { wakeDemos } from './wakeDemos';

/** Starts the browser that all pages of a run are looked at with. It reaches this machine only. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** What it takes to look at a page. */
export interface BrowseRequest {
  root: string;
  origin: string;
  shown: ShownPage;
  trace: SourceTrace;
  /** Is told how long each part took, in seconds. */
  onPart: (name: string, seconds: number) => void;
}

/** Looks at a page as its readers see it: every demo live, in each look, with what opens in it, on phones, by keyboard. */
export async function browsePage(
  browser: Browser,
  { root, origin, shown, trace, onPart }: BrowseRequest,
): Promise<{ problems: CheckProblem[]; sheet: string }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const shots = new Shots(root, shown.rendered.view.page.pathname);
  const visit = new PageVisit(await openTab(context), shown, { root, origin, shots, trace });
  const parts: [string, () => Promise<void>][] = [
    ['open', () => visit.open()],
    ['demos', () => wakeDemos(visit)],
    ['looks', () => checkLooks(visit)],
    ['keyboard', () => checkKeyboard(visit)],
    ['overlays', () => checkOverlays(visit)],
    ['phones', () => checkWidths(visit)],
    ['fences', () => checkFences(visit)],
  ];
  for (const [name, part] of parts) {
    const start = performance.now();
    await part();
    onPart(name, (performance.now() - start) / 1000);
  }
  await context.close();
  return {
    problems: withoutMeantErrors(root, visit.found),
    sheet: shots.writeContactSheet(),
  };
}

/** Animations and transitions run twenty times as fast: nobody watches them. */
async function openTab(context: BrowserContext) {
  await context.addInitScript({ content: earlyScript });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
  return page;
}
