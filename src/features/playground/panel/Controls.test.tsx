import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Playground } from '@/model';
import { playgroundStore, initialState } from '../subject/playgroundStore';
import { Controls } from './Controls';

const playground: Playground = {
  component: 'Fare',
  controls: [
    { name: 'size', kind: 'toggle', options: ['small', 'medium'], fallback: 'medium' },
    {
      ...{ name: 'color', kind: 'color', options: ['inherit', 'primary', 'error'] },
      ...{ swatches: { primary: 'navy', error: 'red' }, fallback: 'primary' },
    },
    { name: 'align', kind: 'select', options: ['start', 'center', 'end'] },
    { name: 'disabled', kind: 'switch', fallback: false },
    { name: 'max', kind: 'number', min: 0, max: 10, step: 1, given: 3 },
    { name: 'children', kind: 'text', given: 'Adult' },
    { name: '--Fare-gap', kind: 'number', min: 0, max: 20, step: 1, fallback: 8, unit: 'px' },
  ],
  presets: { Discount: { color: 'error', max: 1 } },
};

const id = '/page/FareUsage';
const store = playgroundStore(id);

function show(isEditing = false) {
  render(<Controls {...{ id, name: 'FareUsage', playground, isEditing }} />);
}

beforeEach(() => {
  store.set(initialState);
  window.history.replaceState(null, '', '/page/');
});

it('starts with the author’s value, or the component’s default', () => {
  show();
  expect(screen.getByRole('radio', { name: 'medium' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'primary' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'align' })).toHaveDisplayValue('Not set');
  expect(screen.getByRole('switch', { name: 'disabled' })).not.toBeChecked();
  expect(screen.getByRole('slider', { name: 'max' })).toHaveValue('3');
  expect(screen.getByRole('textbox', { name: 'children' })).toHaveValue('Adult');
  expect(screen.getByRole('slider', { name: '--Fare-gap' })).toHaveAttribute(
    'aria-valuetext',
    '8px',
  );
});

it('passes changed values to the component, and drops values that are the original again', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'error' }));
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'align' }), 'end');
  expect(store.get().props).toEqual({ color: 'error', disabled: true, align: 'end' });
  await userEvent.click(screen.getByRole('radio', { name: 'primary' }));
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'align' }), 'Not set');
  expect(store.get()).toEqual(initialState);
});

it('shows the colors of the theme', () => {
  show();
  expect(screen.getByRole('radio', { name: 'error' }).style.backgroundColor).toBe('red');
  expect(screen.getByRole('radio', { name: 'inherit' })).toHaveAttribute('data-plain');
});

it('sets all values of a preset, and resets them', async () => {
  show();
  await userEvent.click(screen.getByRole('switch', { name: 'disabled' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Presets' }), 'Discount');
  expect(store.get().props).toEqual({ color: 'error', max: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(store.get()).toEqual(initialState);
});

it('starts with the values in the URL', () => {
  window.history.replaceState(null, '', '/page/?FareUsage=size:small,--Fare-gap:4');
  show();
  expect(screen.getByRole('radio', { name: 'small' })).toBeChecked();
  expect(store.get().props).toEqual({ size: 'small', sx: { '--Fare-gap': '4px' } });
});

it('is disabled while the code is edited', () => {
  show(true);
  expect(screen.getByRole('group', { name: 'Controls of FareUsage' })).toBeDisabled();
});
