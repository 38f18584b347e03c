import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../chromium';
import type { CheckProblem } from '../problem';
import type { ShownPage } from '../serve/listAnswers';
import { checkFences } from './checkFences';
import { checkKeyboard } from './checkKeyboard';
import { checkLooks } from './checkLooks';
import { checkOverlays } from './checkOverlays';
import { checkWidths } from './checkWidths';
import { Findings } from './Findings';
import { PageVisit } from './pageVisit';
import { Shots } from './shots';
import type { SourceTrace } from './SourceTrace';
import { reopenDocument, hydrateDemos } from './hydrateDemos';
import fs from 'node:fs';
import path from 'node:path';

/** Starts the browser that checks all pages of a run. It resolves no host names, so it cannot reach the internet. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
}

/** What `browsePage` needs to check a page. */
export interface BrowseRequest {
  root: string;
  origin: string;
  shown: ShownPage;
  trace: SourceTrace;
  /** Called after each part with the seconds it took. */
  onPart: (name: string, seconds: number) => void;
}

type Part = [name: string, run: (visit: PageVisit) => Promise<void>];

/** The parts of a check. Tracks run in parallel, each in its own tab, since most of their time is waiting. */
const tracks: readonly (readonly Part[])[] = [
  [
    // First, because demos render again, in slices, for some time after a look has changed.
    ['phones', checkWidths],
    ['looks', checkLooks],
  ],
  [['overlays', checkOverlays]],
  [
    ['keyboard', checkKeyboard],
    ['fences', checkFences],
  ],
];

/** Checks a page in the browser: hydrates its demos, then checks looks, overlays, phone widths, keyboard and fences. */
export async function browsePage(
  browser: Browser,
  { root, origin, shown, trace, onPart }: BrowseRequest,
): Promise<{ problems: CheckProblem[]; sheet: string }> {
  const shots = new Shots(root, shown.rendered.view.page.pathname);
  const findings = new Findings();
  const visitContext = { root, origin, shots, trace, findings, seen: new Set<string>() };
  const contexts: BrowserContext[] = [];
  const visitOnce = async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    contexts.push(context);
    return new PageVisit(await openTab(context), shown, visitContext);
  };
  const timed = async ([name, run]: Part, visit: PageVisit) => {
    const start = performance.now();
    await run(visit);
    onPart(name, (performance.now() - start) / 1000);
  };
  const first = await visitOnce();
  await timed(['open', () => first.open()], first);
  // Hydrate the demos in this tab first, so that what they log when they mount is reported at the demo.
  await timed(['demos', hydrateDemos], first);
  const follow = async (parts: readonly Part[], index: number) => {
    const visit = index === 0 ? first : await visitOnce();
    if (visit !== first) await reopenDocument(visit);
    for (const part of parts) await timed(part, visit);
  };
  await Promise.all(tracks.map(follow));
  await Promise.all(contexts.map((context) => context.close()));
  return {
    problems: withoutMeantErrors(root, findings.all),
    sheet: shots.writeContactSheet(),
  };
}

/** Opens a tab in which animations and transitions run twenty times as fast, to save time. */
async function openTab(context: BrowserContext) {
  await context.addInitScript({ content: earlyScript });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
  return page;
}

/**
 * Runs before the scripts of every document. It defines `__name`, which tsx calls to keep the names of functions, also
 * in those that Playwright evaluates in the page. And it fills values into the placeholders of console messages.
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

/** The comment of a demo that shows an error on purpose: `// It throws on purpose.` */
const marker = /\/\/.*\bthrows on purpose\b/;

/** Removes the errors of demos whose comment says that they throw on purpose. */
function withoutMeantErrors(root: string, problems: readonly CheckProblem[]): CheckProblem[] {
  return problems.filter(({ check, file, what }) => {
    if (check !== 'browser' || !what.startsWith('It throws:') || !/\.[jt]sx?$/.test(file))
      return true;
    return !marker.test(fs.readFileSync(path.join(root, file), 'utf8'));
  });
}
