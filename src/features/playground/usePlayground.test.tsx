import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DemoSource, DemoView } from '@/model';
import { fakeIntersections } from '@/testing/fakeIntersections';
import { usePlayground } from '.';
import { initialState, playgroundStore } from './subject/playgroundStore';

const code = '<Fare size="small" />';
const source = {
  ...{ name: 'FareUsage', dependencies: [], packages: { needed: {}, types: {}, setup: {} } },
  variants: [
    {
      ...{ language: 'TS', styling: 'MUI System' },
      files: [{ name: 'FareUsage.tsx', code, html: code }],
      subject: {
        ...{ from: 0, to: code.length, openTo: code.length, isBare: false },
        attributes: [{ name: 'size', from: 6, to: 18 }],
      },
    },
  ],
  playground: {
    ...{ component: 'Fare', presets: {} },
    controls: [
      { name: 'size', kind: 'toggle', options: ['small', 'large'], given: 'small' },
      { name: 'disabled', kind: 'switch', fallback: false },
    ],
  },
} as unknown as DemoSource;
const plain: DemoSource = { ...source, playground: undefined };

const demo: DemoView = {
  ...{ name: 'FareUsage', id: 'FareUsage-2', options: {}, stylings: ['MUI System'] },
  ...{ controls: ['size', 'disabled'], sourceUrl: '', frameUrl: '' },
} as DemoView;

interface HostProps {
  own?: DemoView;
  fetchSource: () => Promise<DemoSource>;
  isEditing?: boolean;
}

/** Renders a demo as its page does: the code that is shown, the controls, and what leads to its own page. */
function Host({ own = demo, fetchSource, isEditing = false }: HostProps) {
  const parts = usePlayground({ demo: own, pathname: '/fares/', fetchSource });
  if (!parts) return <p>No playground</p>;
  const { change, query, reset } = parts;
  const [variant] = source.variants;
  return (
    <>
      <pre>{change ? change(source, variant!).files[0]?.code : 'unchanged'}</pre>
      <a href={`/alone/${query}`}>Alone</a>
      <button onClick={reset}>Reset demo</button>
      {parts.renderControls(isEditing)}
      {change && <output>{change(plain, variant!) === variant ? 'same' : 'changed'}</output>}
    </>
  );
}

const shown = () => document.querySelector('pre')?.textContent;
const group = () => screen.getByRole('group', { name: 'Controls of FareUsage-2' });
let page: ReturnType<typeof fakeIntersections>;
let visits = 0;

beforeEach(() => {
  page = fakeIntersections();
  playgroundStore('/fares/FareUsage').set(initialState);
  // Another address for each test: values are written into it a little later.
  visits += 1;
  window.history.replaceState(null, '', `/fares/${visits}/`);
});

afterEach(() => jest.useRealTimers());

async function arrive(fetchSource = jest.fn(async () => source), isEditing = false) {
  const view = render(<Host {...{ fetchSource, isEditing }} />);
  act(() => page.move(group(), true));
  await screen.findByRole('radio', { name: 'small' });
  return { ...view, fetchSource };
}

it('is none for a demo without controls', () => {
  render(<Host own={{ ...demo, controls: undefined }} fetchSource={async () => source} />);
  expect(screen.getByText('No playground')).toBeInTheDocument();
});

it('names its controls, and fetches nothing, until the reader is near', () => {
  const fetchSource = jest.fn(async () => source);
  render(<Host fetchSource={fetchSource} />);
  expect(group()).toHaveTextContent('sizedisabled');
  expect(screen.queryByRole('radio')).toBeNull();
  act(() => page.move(group(), false));
  expect(page.observed()).toEqual([group()]);
  expect(fetchSource).not.toHaveBeenCalled();
});

it('fetches the source once, and stops watching', async () => {
  const { fetchSource } = await arrive();
  expect(page.observed()).toEqual([]);
  expect(fetchSource).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('switch', { name: 'disabled' })).toBeEnabled();
});

it('leaves the names of the controls if the source is missing', async () => {
  const failed = Promise.reject<DemoSource>(new Error('404'));
  render(<Host fetchSource={() => failed} />);
  act(() => page.move(group(), true));
  await act(() => failed.catch(() => {}));
  expect(group()).toHaveTextContent('sizedisabled');
  expect(screen.queryByRole('radio')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(shown()).toBe('unchanged');
});

it('changes the code of a variant while there are values, and of a playground only', async () => {
  await arrive();
  expect(shown()).toBe('unchanged');
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  expect(shown()).toBe('<Fare size="small" disabled />');
  expect(screen.getByRole('status')).toHaveTextContent('same');
  await userEvent.click(screen.getByRole('button', { name: 'Reset demo' }));
  expect(shown()).toBe('unchanged');
  expect(screen.getByRole('switch', { name: 'disabled' })).not.toBeChecked();
});

it('starts with the values that the address has for its id', async () => {
  window.history.replaceState(null, '', '?FareUsage=disabled&FareUsage-2=size:large');
  await arrive();
  expect(shown()).toBe('<Fare size="large" />');
  expect(screen.getByRole('switch', { name: 'disabled' })).not.toBeChecked();
});

it('gives its own page the values under the name of the demo, once they have settled', async () => {
  await arrive();
  jest.useFakeTimers();
  const alone = () => screen.getByRole('link', { name: 'Alone' }).getAttribute('href');
  fireEvent.click(screen.getByRole('radio', { name: 'large' }));
  fireEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  expect(alone()).toBe('/alone/');
  act(() => jest.runAllTimers());
  expect(alone()).toBe('/alone/?FareUsage=size:large,disabled');
});

it('disables its controls while the code is edited', async () => {
  await arrive(undefined, true);
  expect(group()).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'disabled' })).toBeDisabled();
});

it('forgets the values when the reader leaves the page', async () => {
  const { unmount } = await arrive();
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  unmount();
  expect(playgroundStore('/fares/FareUsage').get()).toBe(initialState);
  expect(page.observed()).toEqual([]);
});
