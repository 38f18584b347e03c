import type { Page } from '@playwright/test';
import type { ErrorPlace } from '@/model';
import type { CheckName } from '../problem';
import { withoutStack } from '../render/listenToConsole';
import type { Findings } from './Findings';

/** Where messages and errors of the browser are reported. */
export interface Place {
  check: CheckName;
  file: string;
  line?: number;
  /** What the check was doing, as the end of a sentence: `when it is mounted`. */
  when: string;
}

/** Listens to a tab and reports errors, warnings, missing files and external requests as problems at `place`. */
export class Watcher {
  place: Place = { check: 'browser', file: '', when: 'when the page opens' };

  /** `locate` returns the author's line in a stack trace. */
  constructor(
    page: Page,
    private readonly findings: Findings,
    { origin, locate }: { origin: string; locate: (stack: string) => ErrorPlace | undefined },
  ) {
    page.on('console', (message) => {
      if (told.test(message.text()) || !['error', 'warning'].includes(message.type())) return;
      this.report(
        `writes to the console: ${withoutStack(message.text())}`,
        'Fix what the message names.',
        locate(message.text()),
      );
    });
    page.on('pageerror', (error) => {
      if (told.test(String(error))) return;
      const place = locate(error.stack ?? '');
      this.report(`throws: ${withoutStack(String(error))}`, 'Catch it, or fix what throws.', place);
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

  /** Reports a problem once, at its `known` place or the current one. `what` is the rest of a sentence after "It". */
  report(what: string, fix: string, known?: ErrorPlace): void {
    const { when, ...place } = this.place;
    const key = JSON.stringify([known ?? place.check, what]);
    const { noted, problems } = this.findings;
    if (noted.has(key)) return;
    noted.add(key);
    const isOfDemo = known && known.file !== place.file;
    const check = isOfDemo ? 'browser' : place.check;
    problems.push({ ...place, ...known, check, what: `It ${what} (${when}).`, fix });
  }
}

/** Messages that repeat what is reported already: missing files by their response, and errors by `pageerror`. */
const told =
  /^Failed to load resource|^The above error occurred in|An error occurred during hydration|(Text content does not match|Hydration failed because|There was an error while hydrating)/;

/** Whether a request is for a font of Google Fonts, which the site may load. */
const isFont = (url: string) => url.startsWith('https://fonts.');
