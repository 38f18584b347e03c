import { act, render, screen } from '@testing-library/react';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import type { ProductFacts } from '@/model';
import { SearchPanel } from '../SearchPanel';

/** Renders the opened search of a site with these products; the field has the focus and contains `typed`. */
export function renderSearch(products: ProductFacts[], typed: string, onClose = () => {}): void {
  render(
    <DocsProvider config={{ products }}>
      <ThemeProvider>
        <dialog open>
          <SearchPanel typed={{ current: typed }} onClose={onClose} />
        </dialog>
      </ThemeProvider>
    </DocsProvider>,
  );
  // The dialog does this once it is open.
  act(() => screen.getByRole('combobox').focus());
}
