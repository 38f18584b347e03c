import type { Page } from '@playwright/test';
import { exportLine } from '../bundle/exportLine';
import { placeInStack } from '../bundle/placeInStack';
import { authorPlace } from '../bundle/sources';
import type { CheckedWindow } from '../frame/showcase';
import type { CheckProblem } from '../problem';
import type { ShownPage } from '../serve/listAnswers';
import type { Findings } from './Findings';
import type { Violation } from './findViolations';
import type { ElementPlace } from './locateElements';
import { readProseLines, type PlacedProse } from './prosePlace';
import type { Shots } from './shots';
import type { SourceTrace } from './SourceTrace';
import { Watcher } from './watcher';

/** The color schemes and text directions in which a page is checked. */
const looks = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;

/** The name of a look. */
export type Look = keyof typeof looks;

/** What a visit needs besides the page itself. The visits of all tabs share it. */
export interface VisitContext {
  root: string;
  origin: string;
  shots: Shots;
  trace: SourceTrace;
  findings: Findings;
  /** Keys (`Opened`) of the overlays already checked. */
  seen: Set<string>;
}

/** A browser tab in which a page is checked. */
export class PageVisit {
  readonly watcher: Watcher;
  private prose: PlacedProse | undefined;
  /** Pathname of the open document. */
  current: string;

  constructor(
    readonly page: Page,
    readonly shown: ShownPage,
    readonly context: VisitContext,
  ) {
    this.current = shown.rendered.view.page.pathname;
    const { root, origin, trace, findings } = context;
    const locate = (stack: string) => {
      const placeOf = (line: string) => trace.placeOf(line);
      return placeInStack(stack, { root, sources: shown.sources, placeOf });
    };
    this.watcher = new Watcher(page, findings, { origin, locate });
  }

  /** Problems found so far, by all tabs. */
  get problems(): CheckProblem[] {
    return this.context.findings.problems;
  }

  get view() {
    return this.shown.rendered.view;
  }

  /** The markdown file of the page. */
  get file(): string {
    return this.shown.sources.compiled.file;
  }

  /** The demos shown on the page. */
  get demos() {
    return this.view.page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  }

  /** Opens a document, by default the current one again, and waits until it is hydrated and its fonts are loaded. */
  async open(pathname: string = this.current): Promise<void> {
    this.setReportPlace(this.file, 'when the page opens');
    this.current = pathname;
    await this.page.goto(this.context.origin + pathname);
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.hydrated === 'true' && document.fonts.status === 'loaded',
    );
  }

  /** Sets the place at which console messages and errors are reported from now on. */
  setReportPlace(file: string, when: string, check: CheckProblem['check'] = 'browser'): void {
    this.watcher.place = { file, line: exportLine(this.context.root, file), when, check };
  }

  /** Returns the file of a demo, or that of the page if there is no such demo. */
  fileOf(demo: string): string {
    const { demos } = this.shown.sources.compiled;
    return demos.find(({ name }) => name === demo)?.modules[0]?.file ?? this.file;
  }

  private placeOfDemo(demo: string): Pick<CheckProblem, 'file' | 'line'> {
    const file = this.fileOf(demo);
    return { file, line: exportLine(this.context.root, file) };
  }

  /** Returns where an author wrote an element: its line in a demo or in the markdown, as far as it is known. */
  placeOf({ source, demo, ...text }: ElementPlace): Pick<CheckProblem, 'file' | 'line' | 'column'> {
    const written = source && authorPlace(this.shown.sources, source);
    if (written) return written;
    if (demo) return this.placeOfDemo(demo);
    this.prose ??= readProseLines(this.context.root, this.shown.sources.compiled);
    return { file: this.file, line: this.prose.lineOf(text) };
  }

  /** Switches the page and its frames to a look and waits until they have rendered. */
  async switchLook(look: Look): Promise<void> {
    for (const frame of this.page.frames()) {
      await frame.evaluate((chosen) => {
        (Reflect.get(window, 'showLook') as CheckedWindow['showLook'] | undefined)?.(chosen);
      }, looks[look]);
    }
    // Demos change their direction only when the code for it is loaded.
    await this.page.waitForTimeout(100);
    await this.waitUntilIdle();
    await this.waitForAnimations();
  }

  /**
   * Waits until the page is idle, for two seconds at most: React renders the demos of long pages in slices, and some
   * themes follow a mode in an effect.
   */
  private async waitUntilIdle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let idle = 0; idle < 2; idle += 1) {
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      }
    });
  }

  /** Waits until animations and transitions are over, for a second at most. Endless ones are ignored. */
  async waitForAnimations(): Promise<void> {
    await this.page.evaluate(() =>
      Promise.race([
        new Promise((resolve) => setTimeout(resolve, 1000)),
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map((animation) => animation.finished),
        ),
      ]),
    );
  }

  /** Reports violations as problems. `demo` is used for elements outside any demo, such as portals. */
  reportViolations(violations: readonly Violation[], where: string, demo = ''): void {
    for (const violation of violations) {
      const { place } = violation;
      const written = this.placeOf({ ...place, demo: place.demo || demo });
      this.context.findings.violations.add(violation, written, where);
    }
  }
}
