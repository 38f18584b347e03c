import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Playground, PlaygroundControl } from '@/model';
import { initialState, playgroundStore } from '../subject/playgroundStore';
import { Controls } from './Controls';

/** Renders a playground of its own with these controls, and returns its store. */
function show(name: string, controls: PlaygroundControl[], presets: Playground['presets'] = {}) {
  const id = `/page/${name}`;
  const store = playgroundStore(id);
  store.set(initialState);
  const playground = { component: 'Fare', controls, presets };
  render(<Controls {...{ id, name, playground }} isEditing={false} />);
  return store;
}

beforeEach(() => window.history.replaceState(null, '', '/page/'));

it('passes numbers of a list as numbers, by radio button and by select', async () => {
  const store = show('FareUsage', [
    { name: 'columns', kind: 'toggle', options: [1, 2, 3], fallback: 1 },
    { name: 'elevation', kind: 'select', options: [0, 8, 24], fallback: 8 },
  ]);
  await userEvent.click(screen.getByRole('radio', { name: '3' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'elevation' }), '0');
  expect(store.get().props).toEqual({ columns: 3, elevation: 0 });
  expect(screen.getByRole('combobox', { name: 'elevation' })).toHaveDisplayValue('0');
});

it('offers “Not set” only where neither the author nor the component has a value', () => {
  show('FareUsage', [
    { name: 'align', kind: 'select', options: ['start', 'end'] },
    { name: 'given', kind: 'select', options: ['a', 'b'], given: 'b' },
    { name: 'fallback', kind: 'select', options: ['a', 'b'], fallback: 'a' },
  ]);
  const choices = (name: string) =>
    within(screen.getByRole('combobox', { name }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('align')).toEqual(['Not set', 'start', 'end']);
  expect(choices('given')).toEqual(['a', 'b']);
  expect(choices('fallback')).toEqual(['a', 'b']);
});

it('passes a number with its unit, says it, and starts at the minimum', () => {
  const range = { kind: 'number', min: 2, max: 10, step: 0.5 } as const;
  const store = show('FareUsage', [
    { name: '--Fare-gap', unit: 'rem', ...range },
    { name: 'max', ...range },
  ]);
  const gap = screen.getByRole('slider', { name: '--Fare-gap' });
  expect(gap).toHaveValue('2');
  expect(gap).toHaveAttribute('aria-valuetext', '');
  fireEvent.change(gap, { target: { value: '4.5' } });
  fireEvent.change(screen.getByRole('slider', { name: 'max' }), { target: { value: '7' } });
  expect(store.get().props).toEqual({ sx: { '--Fare-gap': '4.5rem' }, max: 7 });
  expect(gap).toHaveAttribute('aria-valuetext', '4.5rem');
});

it('passes a text as it is typed, and an empty one', async () => {
  const store = show('FareUsage', [{ name: 'children', kind: 'text', given: 'Adult' }]);
  const field = screen.getByRole('textbox', { name: 'children' });
  await userEvent.clear(field);
  expect(store.get().props).toEqual({ children: '' });
  await userEvent.type(field, ' <b>été</b>');
  expect(store.get().props).toEqual({ children: ' <b>été</b>' });
  expect(document.querySelector('b')).toBeNull();
});

it('turns a prop off that the author or the component turns on', async () => {
  const store = show('FareUsage', [{ name: 'ripple', kind: 'switch', fallback: true }]);
  await userEvent.click(screen.getByRole('switch', { name: 'ripple' }));
  expect(store.get().props).toEqual({ ripple: false });
  expect(screen.getByRole('switch', { name: 'ripple' })).not.toBeChecked();
});

it('names each group of radio buttons, and moves in one of several with the same options', async () => {
  const options = ['start', 'center', 'end'];
  const align = { name: 'align', kind: 'toggle', options, fallback: 'start' } as const;
  const store = show('FareUsage', [
    { ...align },
    { ...align, name: 'justify', kind: 'color', swatches: { center: 'navy' } },
  ]);
  const other = show('SeatUsage', [{ ...align }]);
  const [first] = screen.getAllByRole('radiogroup', { name: 'align' });
  within(first!).getByRole('radio', { name: 'start' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(first!).getByRole('radio', { name: 'center' })).toBeChecked();
  const justify = within(screen.getByRole('radiogroup', { name: 'justify' }));
  expect(justify.getByRole('radio', { name: 'start' })).toBeChecked();
  expect(store.get().props).toEqual({ align: 'center' });
  expect(other.get()).toBe(initialState);
});

it('has no presets if the author wrote none', () => {
  show('FareUsage', [{ name: 'disabled', kind: 'switch' }]);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
});

it('replaces what was chosen by the values of a preset, which can be chosen again', async () => {
  const store = show(
    'FareUsage',
    [
      { name: 'size', kind: 'toggle', options: ['small', 'large'], given: 'small' },
      { name: 'disabled', kind: 'switch', fallback: false },
    ],
    { Large: { size: 'large', unknown: 'x' }, 'As written': {} },
  );
  const presets = screen.getByRole('combobox', { name: 'Presets' });
  await userEvent.selectOptions(presets, 'Large');
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  await userEvent.selectOptions(presets, 'Large');
  expect(store.get().props).toEqual({ size: 'large' });
  await userEvent.selectOptions(presets, 'As written');
  expect(store.get()).toEqual(initialState);
});
