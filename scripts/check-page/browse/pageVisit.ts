import type { Page } from '@playwright/test';
import type { CheckedWindow } from '../frame/showcase';
import type { CheckProblem } from '../problem';
import type { ShownPage } from '../serve/answerPage';
import type { Violation } from './findViolations';
import type { Shots } from './shots';
import { Watcher } from './watcher';

/** The looks in which a page is checked. */
const looks = {
  light: { mode: 'light', direction: 'ltr' },
  dark: { mode: 'dark', direction: 'ltr' },
  'right to left': { mode: 'light', direction: 'rtl' },
} as const;

/** The name of a look. */
export type Look = keyof typeof looks;

/** A page in a browser while it is checked. */
export class PageVisit {
  readonly watcher: Watcher;
  readonly problems: CheckProblem[] = [];

  constructor(
    readonly page: Page,
    readonly shown: ShownPage,
    readonly around: { origin: string; shots: Shots },
  ) {
    this.watcher = new Watcher(page, around.origin);
  }

  get view() {
    return this.shown.rendered.view;
  }

  /** The demos of the page that are shown in it, as their views. */
  get demos() {
    return this.view.page.blocks.flatMap((block) => (block.kind === 'demo' ? [block.demo] : []));
  }

  /** Opens the page and waits until it answers. */
  async open(): Promise<void> {
    this.at(this.shown.sources.compiled.file, 'when the page opens');
    await this.page.goto(this.around.origin + this.view.page.pathname);
    await this.page.waitForFunction(
      () => document.documentElement.dataset.alive === 'true' && document.fonts.status === 'loaded',
    );
  }

  /** Says what is being looked at from now on: complaints of the browser belong there. */
  at(file: string, when: string, check: CheckProblem['check'] = 'browser'): void {
    this.watcher.place = { file, when, check };
  }

  /** The file of a demo, or that of the page. */
  fileOf(demo: string): string {
    const { demos, file } = this.shown.sources.compiled;
    return demos.find(({ name }) => name === demo)?.modules[0]?.file ?? file;
  }

  /** Shows the page in another look and waits until it is drawn. */
  async show(look: Look): Promise<void> {
    await this.page.evaluate((chosen) => {
      (window as unknown as CheckedWindow).showLook(chosen);
    }, looks[look]);
    // Demos follow when what their direction needs is loaded.
    await this.page.waitForTimeout(100);
    await this.rest();
  }

  /** Waits until transitions are over. */
  async rest(): Promise<void> {
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

  /** Makes problems of what axe found. */
  reportViolations(violations: readonly Violation[], where: string, demo = ''): void {
    for (const violation of violations) {
      const name = violation.demo || demo;
      const { rule, help, html, summary, helpUrl, heading } = violation;
      const below = name ? '' : ` below #${heading}`;
      this.problems.push({
        check: 'accessibility',
        file: this.fileOf(name),
        what: `${help} (${rule}, ${where}${below}): ${html}`,
        fix: `${summary} ${helpUrl.replace(/\?.*/, '')}`.trim(),
      });
    }
  }
}
