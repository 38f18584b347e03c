import type { PlaygroundControl, PlaygroundValues } from '@/model';
import { toState, variablesOf, writtenProps } from './chosen';

const controls: PlaygroundControl[] = [
  { name: 'size', kind: 'toggle', options: ['small', 'medium', 'large'], fallback: 'medium' },
  { name: 'columns', kind: 'toggle', options: [1, 2], given: 2, fallback: 1 },
  { name: 'disabled', kind: 'switch', fallback: false },
  { name: 'max', kind: 'number', given: 3 },
  { name: 'title', kind: 'text', given: 'Fares' },
  { name: 'children', kind: 'text', given: 'Adult' },
  { name: '--Fare-gap', kind: 'number', fallback: 8, unit: 'px' },
  { name: '--Fare-scale', kind: 'number', fallback: 1 },
];

describe('the state of a playground', () => {
  it('has only values that differ from what the author or the component says', () => {
    const same: PlaygroundValues = {
      ...{ size: 'medium', columns: 2, disabled: false, max: 3, title: 'Fares', children: 'Adult' },
      ...{ '--Fare-gap': 8, '--Fare-scale': 1 },
    };
    expect(toState(controls, same)).toEqual({ values: {}, props: {} });
    expect(toState(controls, {})).toEqual({ values: {}, props: {} });
  });

  it('compares with what the author passed, not with the default that it replaces', () => {
    expect(toState(controls, { columns: 1 }).props).toEqual({ columns: 1 });
  });

  it('has values that count as false', () => {
    const values = { max: 0, title: '', '--Fare-gap': 0 };
    expect(toState(controls, values)).toEqual({
      values,
      props: { max: 0, title: '', sx: { '--Fare-gap': '0px' } },
    });
  });

  it('has the values in the order of the controls, and none without a control', () => {
    const { values } = toState(controls, { onClick: 'alert(1)', max: 1, size: 'small' });
    expect(Object.entries(values)).toEqual([
      ['size', 'small'],
      ['max', 1],
    ]);
  });

  it('stays the same when it is made from its own values', () => {
    const state = toState(controls, { size: 'large', '--Fare-scale': 2 });
    expect(toState(controls, state.values)).toEqual(state);
  });
});

it('gives variables their unit, if they have one', () => {
  const values = { '--Fare-gap': 4, '--Fare-scale': 1.5, max: 7, '--Other': 1 };
  expect(variablesOf(controls, values)).toEqual({ '--Fare-gap': '4px', '--Fare-scale': '1.5' });
});

describe('the props of the code', () => {
  it('are without variables, and without props that nobody changed', () => {
    expect(writtenProps(controls, { max: 1, '--Fare-gap': 4 })).toEqual({ max: 1 });
  });

  it('remove an attribute whose value is the default of the component', () => {
    const props = writtenProps(controls, { columns: 1, size: 'medium' });
    expect(Object.keys(props)).toEqual(['size', 'columns']);
    expect(props).toEqual({ size: undefined, columns: undefined });
  });

  it('remove an attribute with an empty text, but not the children', () => {
    const props = writtenProps(controls, { title: '', children: '' });
    expect(Object.keys(props)).toEqual(['title', 'children']);
    expect(props).toEqual({ title: undefined, children: '' });
  });
});
