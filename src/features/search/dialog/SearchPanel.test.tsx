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
  /** Called before the field has the focus. */
  onRendered: (typed: MutableRefObject<string>) => void;
}

/** Renders the panel as the dialog does. */
function Opened({ before, onRendered }: OpenedProps) {
  const typed = useRef(before);
  useLayoutEffect(() => onRendered(typed), [onRendered]);
  return <SearchPanel typed={typed} onClose={() => {}} />;
}

function renderPanel(before: string, onRendered: OpenedProps['onRendered']) {
  render(
    <DocsProvider config={{ products: [] }}>
      <ThemeProvider>
        <Opened before={before} onRendered={onRendered} />
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
  renderPanel('ta', (typed) => {
    typed.current += 'bs';
  });
  expect(screen.getByRole('combobox')).toHaveValue('tabs');
});

it('gives the field the focus once it contains these letters', () => {
  const atFocus: string[] = [];
  const field = () => screen.getByRole<HTMLInputElement>('combobox');
  renderPanel('t', (typed) => {
    typed.current += 'a';
    field().addEventListener('focus', () => atFocus.push(field().value));
  });
  expect(field()).toHaveFocus();
  expect(atFocus).toEqual(['ta']);
});

it('keeps a text that was written into the field before it had the focus', () => {
  renderPanel('', () => writeInto(screen.getByRole('combobox'), 'tabs'));
  expect(screen.getByRole('combobox')).toHaveValue('tabs');
});
