import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { isLicenseNotice } from './licenseNotices';

/** Whether a message is about scripts that tests add to all documents, which an iframe without scripts refuses. */
const isOfTest = (text: string) =>
  text.startsWith(
    "Blocked script execution in 'about:srcdoc' because the document's frame is sandboxed",
  );

/**
 * Whether a message is Chromium's hint that a frame has not used a preloaded font: it does not lay out frames outside the
 * screen, so they use their fonts once they are scrolled to.
 */
const isOfUnseenFrame = (page: Page, message: ConsoleMessage) =>
  message.text().includes('was preloaded using link preload but not used') &&
  page.frames().some((frame) => frame.parentFrame() && frame.url() === message.location().url);

/** Actions of a reader in a browser page, named from the reader's view. Requests to third parties are blocked. */
export class Reader {
  /**
   * Console messages, page errors and failed requests since the visit began. Requests to third parties are left out:
   * tests cannot reach them, and `foreign` lists them.
   */
  readonly complaints: string[] = [];
  /** Requests to other hosts. */
  readonly foreign: string[] = [];
  /** Every request, in order. */
  readonly requests: string[] = [];
  /** Stops listening, for a page that another reader uses next. */
  readonly stopsListening: () => void;
  private readonly ignored: RegExp[] = [];

  constructor(
    readonly page: Page,
    origin: string,
  ) {
    const listeners = {
      console: (message: ConsoleMessage) => {
        const isOfStranger =
          /^Failed to load resource/.test(message.text()) &&
          !message.location().url.startsWith(origin);
        if (isOfStranger || !['error', 'warning'].includes(message.type())) return;
        if (isLicenseNotice(message.text()) || isOfTest(message.text())) return;
        if (isOfUnseenFrame(page, message)) return;
        if (this.ignored.some((pattern) => pattern.test(message.text()))) return;
        this.complaints.push(message.text());
      },
      error: (error: Error) => void this.complaints.push(String(error)),
      response: (response: Response) => {
        const status = response.status();
        if (status >= 400) this.complaints.push(`${status} ${response.url()}`);
      },
      request: (request: Request) => {
        const url = request.url();
        this.requests.push(url);
        if (/^https?:/.test(url) && !url.startsWith(origin)) this.foreign.push(url);
      },
    };
    page.on('console', listeners.console);
    page.on('pageerror', listeners.error);
    page.on('response', listeners.response);
    page.on('request', listeners.request);
    this.stopsListening = () => {
      page.off('console', listeners.console);
      page.off('pageerror', listeners.error);
      page.off('response', listeners.response);
      page.off('request', listeners.request);
    };
  }

  /** Leaves console messages of this pattern out of the complaints. */
  ignores(pattern: RegExp): void {
    this.ignored.push(pattern);
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Main navigation' });
  }

  get contents(): Locator {
    return this.page.locator('main ~ *').getByRole('navigation', { name: 'Table of contents' });
  }

  get settings(): Locator {
    return this.page.getByRole('dialog', { name: 'Settings' });
  }

  /** Opens a path and waits until the page is hydrated. */
  async opens(pathname: string): Promise<void> {
    const response = await this.page.goto(pathname);
    expect(response?.status(), pathname).toBeLessThan(400);
    await this.waitsUntilHydrated();
  }

  /** Waits until the page is hydrated and its fonts have loaded: a page can be loaded before its first layout. */
  async waitsUntilHydrated(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.documentElement.dataset.hydrated === 'true' && document.fonts.status === 'loaded',
    );
  }

  /** Follows a link of the side navigation and waits for its page. */
  async followsTheNavigation(name: string): Promise<void> {
    const link = this.navigation.getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }

  /** Opens the settings, chooses a value of one of them, and closes them. */
  async chooses(setting: string, value: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Settings' }).click();
    const group = this.settings.getByRole('group', { name: setting });
    await group.getByRole('button', { name: value, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.settings).toBeHidden();
  }

  /** Scrolls to the end of the page, demo by demo, and waits until each has hydrated and has its tools; names one that hasn't. */
  async readsToTheEnd(): Promise<void> {
    const silent = await this.page.evaluate(async (timeout) => {
      // A browser that renders no frames must not wait longer than the timeout.
      const nextFrame = () =>
        new Promise((resolve) => {
          requestAnimationFrame(resolve);
          setTimeout(resolve, 100);
        });
      for (const stage of document.querySelectorAll('[data-demo-stage], [data-demo] iframe')) {
        stage.scrollIntoView({ block: 'center', behavior: 'instant' });
        const demo = stage.closest('[data-demo]') ?? stage;
        const isWaiting = () =>
          (stage instanceof HTMLIFrameElement
            ? stage.contentDocument?.URL === 'about:blank'
            : !stage.hasAttribute('data-live')) || demo.querySelector('[role="toolbar"]:empty');
        const started = performance.now();
        while (isWaiting()) {
          if (performance.now() - started > timeout) return demo.id || 'a demo alone';
          // The demos of the home page are loaded when the reader hovers or focuses them.
          stage.firstElementChild?.dispatchEvent(
            new PointerEvent('pointerover', { bubbles: true }),
          );
          await nextFrame();
        }
      }
      window.scrollTo({ top: document.body.scrollHeight });
      return undefined;
    }, 10_000);
    expect(silent, 'a demo that does not hydrate').toBeUndefined();
  }

  /** Returns the element of a demo. */
  demo(name: string): Locator {
    return this.page.locator(`[data-demo="${name}"]`);
  }

  /** Returns the content of the clipboard. */
  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}

/** A test with a reader, who has a browser page of their own. */
export const test = base.extend<{ reader: Reader }>({
  reader: async ({ page, baseURL }, provide) => {
    await provide(new Reader(page, baseURL ?? ''));
  },
});

export { expect };
