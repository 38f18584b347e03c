import type { Page } from '@playwright/test';
import type { CheckName, CheckProblem } from '../problem';
import { withoutStack } from '../render/listenToConsole';

/** Where what the browser complains of belongs. */
export interface Place {
  check: CheckName;
  file: string;
  line?: number;
  /** What was done when it complained: `when it is mounted`. */
  when: string;
}

/** Listens to a page: errors, warnings and missing files become problems at the place that is being looked at. */
export class Watcher {
  readonly problems: CheckProblem[] = [];
  place: Place = { check: 'browser', file: '', when: 'when the page opens' };

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      const isMissing = /^Failed to load resource/.test(message.text());
      if (isMissing || !['error', 'warning'].includes(message.type())) return;
      this.report(
        `writes to the console: ${withoutStack(message.text())}`,
        'Fix what the message names.',
      );
    });
    page.on('pageerror', (error) => {
      this.report(`throws: ${withoutStack(String(error))}`, 'Catch it, or fix what throws.');
    });
    page.on('response', (response) => {
      if (response.status() < 400 || !response.url().startsWith(origin)) return;
      const path = response.url().slice(origin.length);
      this.report(
        `asks for ${path}, which isn't there`,
        'Put the file into public/static/, or fix its address.',
      );
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!/^https?:/.test(url) || url.startsWith(origin) || isFont(url)) return;
      this.report(
        `asks another host for ${url}`,
        'Demos work without a network: put files into public/static/.',
      );
    });
    page.on('crash', () => this.report('crashes the browser', 'Look for an endless loop.'));
  }

  /** Notes a problem at the current place; `what` goes on after "It". */
  report(what: string, fix: string): void {
    const { when, ...place } = this.place;
    this.problems.push({ ...place, what: `It ${what} (${when}).`.replace('..', '.'), fix });
  }
}

/** The site asks a fonts service for some fonts, late; nobody waits for it. */
const isFont = (url: string) => url.startsWith('https://fonts.');
