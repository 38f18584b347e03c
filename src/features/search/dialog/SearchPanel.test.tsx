import { render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, type MutableRefObject } from 'react';
import { DocsProvider } from '@/base/docs-config';
import { ThemeProvider } from '@/base/theme/settings';
import { SearchPanel } from './SearchPanel';

jest.mock('../worker/client', () => {
  const { SearchClient } = jest.requireActual('../worker/SearchClient');
  const port = { postMessage: () => {}, addEventListener: () => {}, terminate: () => {} };
  return { searchClient: new SearchClient(() => port) };
});

interface OpenedProps {
  /** Keys that reached the button before the first render. */
  before: string;
  /** Called between the first render of the panel and its layout effects. */
  onRendered?: (typed: MutableRefObject<string>) => void;
  /** Called after its layout effects, before other effects. */
  onShown?: () => void;
}

/** Renders the panel as the dialog does. */
function Opened({ before, onRendered, onShown }: OpenedProps) {
  const typed = useRef(before);
  return (
    <>
      <LayoutEffect run={() => onRendered?.(typed)} />
      <SearchPanel typed={typed} onClose={() => {}} />
      <LayoutEffect run={() => onShown?.()} />
    </>
  );
}

function LayoutEffect({ run }: { run: () => void }) {
  useLayoutEffect(run);
  return null;
}

function renderPanel(props: OpenedProps) {
  render(
    <DocsProvider config={{ products: [] }}>
      <ThemeProvider>
        <Opened {...props} />
      </ThemeProvider>
    </DocsProvider>,
  );
}

/** Does what `fireEvent.input` does, without its `act`, which would end that of the render. */
function writeInto(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('takes over the letters that were typed while it was rendered', () => {
  renderPanel({
    before: 'ta',
    onRendered: (typed) => {
      typed.current += 'bs';
    },
  });
  expect(screen.getByRole('combobox')).toHaveValue('tabs');
});

it('keeps a text that was written into the field as soon as it was there', () => {
  renderPanel({ before: '', onShown: () => writeInto(screen.getByRole('combobox'), 'tabs') });
  expect(screen.getByRole('combobox')).toHaveValue('tabs');
});
