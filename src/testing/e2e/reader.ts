import { test as base, expect, type Page } from '@playwright/test';

/** What a reader does, in a reader's words. Third parties are cut off here, once. */
export class Reader {
  /** Messages of the console and errors of the page since the visit began. */
  readonly complaints: string[] = [];

  constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /** Opens an address and waits until the page is alive. */
  async opens(pathname: string): Promise<void> {
    await this.page.goto(pathname);
    await this.page.waitForFunction(() => document.documentElement.dataset.alive === 'true');
  }

  /** Follows a link by its name inside the main content or the navigation. */
  async follows(name: string, where: 'Main navigation' | 'main'): Promise<void> {
    const place =
      where === 'main'
        ? this.page.getByRole('main')
        : this.page.getByRole('navigation', { name: where });
    await place.getByRole('link', { name, exact: true }).first().click();
  }

  /** Opens the settings and chooses a value of one of them. */
  async chooses(value: string): Promise<void> {
    const drawer = this.page.getByRole('dialog', { name: 'Settings' });
    if (!(await drawer.isVisible()))
      await this.page.getByRole('button', { name: 'Settings' }).click();
    await drawer
      .getByRole('radio', { name: value })
      .or(drawer.getByRole('button', { name: value }))
      .click();
  }

  /** The demo of a name. */
  demo(name: string) {
    return this.page.locator(`[data-demo="${name}"]`);
  }
}

/** Tests get a reader on a page whose every request to another host is refused. */
export const test = base.extend<{ reader: Reader }>({
  reader: async ({ page, baseURL }, use) => {
    await page.route(
      (url) => url.origin !== new URL(baseURL ?? '').origin,
      (route) => route.abort(),
    );
    await use(new Reader(page));
  },
});

export { expect };
