import type { Locator } from '@playwright/test';
import { pageKinds } from './exportedSite';
import { expect, type Reader } from './reader';

/** Locators of the search dialog, and actions of a reader in it. */
export class Searching {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(readonly reader: Reader) {
    this.dialog = reader.page.getByRole('dialog', { name: 'Search' });
    this.field = this.dialog.getByRole('combobox', { name: 'Search' });
    this.options = this.dialog.getByRole('option');
  }

  get button(): Locator {
    return this.reader.page.getByRole('button', { name: 'Search', exact: true });
  }

  get active(): Locator {
    return this.dialog.locator('[role=option][aria-selected=true]');
  }

  async opens(pathname: string = pageKinds.component): Promise<void> {
    await this.reader.opens(pathname);
    await this.reader.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  async finds(text: string, href: string): Promise<void> {
    await this.field.fill(text);
    await expect(this.options.first()).toHaveAttribute('href', href);
  }
}
