import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../chromium';
import type { CheckProblem } from '../problem';
import type { ShownPage } from '../serve/answerPage';
import { checkFences } from './checkFences';
import { checkKeyboard } from './checkKeyboard';
import { checkLooks } from './checkLooks';
import { checkOverlays } from './checkOverlays';
import { checkWidths } from './checkWidths';
import { Findings } from './Findings';
import { PageVisit } from './pageVisit';
import { Shots } from './shots';
import type { SourceTrace } from './SourceTrace';
import { openAgain, wakeDemos } from './wakeDemos';
import fs from 'node:fs';
import path from 'node:path';

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

type Part = [name: string, run: (visit: PageVisit) => Promise<void>];

/** What is done in tabs of their own at the same time: most of each is waiting. */
const tracks: readonly (readonly Part[])[] = [
  [
    ['looks', checkLooks],
    ['phones', checkWidths],
  ],
  [['overlays', checkOverlays]],
  [
    ['keyboard', checkKeyboard],
    ['fences', checkFences],
  ],
];

/** Looks at a page as its readers see it: every demo live, in each look, with what opens in it, on phones, by keyboard. */
export async function browsePage(
  browser: Browser,
  { root, origin, shown, trace, onPart }: BrowseRequest,
): Promise<{ problems: CheckProblem[]; sheet: string }> {
  const shots = new Shots(root, shown.rendered.view.page.pathname);
  const findings = new Findings();
  const around = { root, origin, shots, trace, findings, seen: new Set<string>() };
  const contexts: BrowserContext[] = [];
  const visitOnce = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    contexts.push(context);
    return new PageVisit(await openTab(context), shown, around);
  };
  const timed = async ([name, run]: Part, visit: PageVisit) => {
    const start = performance.now();
    await run(visit);
    onPart(name, (performance.now() - start) / 1000);
  };
  const first = await visitOnce();
  await timed(['open', () => first.open()], first);
  // What demos complain of when they are mounted is said of them before another tab hears it.
  await timed(['demos', wakeDemos], first);
  const follow = async (parts: readonly Part[], index: number) => {
    const visit = index === 0 ? first : await visitOnce();
    if (visit !== first) await openAgain(visit);
    for (const part of parts) await timed(part, visit);
  };
  await Promise.all(tracks.map(follow));
  await Promise.all(contexts.map((context) => context.close()));
  return {
    problems: withoutMeantErrors(root, findings.all),
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

/**
 * Runs before the scripts of every document that is looked at. What tsx calls to keep the names of functions isn't there
 * in functions that run in a page, and messages of the console come with their values filled in.
 */
const earlyScript = `globalThis.__name = (it) => it;
for (const kind of ['error', 'warn']) {
  const write = console[kind].bind(console);
  console[kind] = (text, ...values) => {
    const textOf = (value) => (value instanceof Error ? value.stack : String(value));
    const filled = textOf(text).replace(/%[sdifoO]/g, (mark) => values.length > 0 ? textOf(values.shift()) : mark);
    write([filled, ...values.map(textOf)].join(' '));
  };
}`;

/** How a demo says that it shows an error: `// It throws on purpose.` */
const marker = /\/\/.*\bthrows on purpose\b/;

/** Filters problems: errors of demos that say in a comment that they throw on purpose are left out. */
function withoutMeantErrors(root: string, problems: readonly CheckProblem[]): CheckProblem[] {
  return problems.filter(({ check, file, what }) => {
    if (check !== 'browser' || !what.startsWith('It throws:') || !/\.[jt]sx?$/.test(file))
      return true;
    return !marker.test(fs.readFileSync(path.join(root, file), 'utf8'));
  });
}
