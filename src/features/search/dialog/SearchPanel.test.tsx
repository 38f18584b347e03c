import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import { SearchPanel } from './SearchPanel';

jest.mock('../worker/client', () => {
  const { SearchClient } = jest.requireActual('../worker/SearchClient');
  const port = { postMessage: () => {}, addEventListener: () => {}, terminate: () => {} };
  return { searchClient: new SearchClient(() => port) };
});

/** Renders the panel and types two more letters before the field has the focus. */
function SlowlyOpened() {
  const typed = useRef('ta');
  useLayoutEffect(() => {
    typed.current += 'bs';
  }, []);
  return <SearchPanel typed={typed} onClose={() => {}} />;
}

it('takes over the letters that were typed while it was rendered', () => {
  render(
    <DocsProvider config={{ products: [] }}>
      <ThemeProvider>
        <SlowlyOpened />
      </ThemeProvider>
    </DocsProvider>,
  );
  expect(screen.getByRole('combobox')).toHaveValue('tabs');
});
