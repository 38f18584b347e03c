import { hookOf } from '../testing/findDoc';
import { readPackage } from '../testing/fixturePackage';

const types = `
export interface UseToggleParameters {
  /** Whether it is on at first. */
  initial?: boolean;
}
export interface UseToggleReturnValue {
  on: boolean;
  /**
   * Changes the state.
   * @param {boolean} next The new state.
   */
  set: (next: boolean) => void;
}
/** Holds a state. */
export declare function useToggle(parameters?: UseToggleParameters): UseToggleReturnValue;
/**
 * Watches the width.
 * @param query What to watch.
 * @returns Whether it matches.
 */
export declare function useWidth(query: string, options?: { noServer?: boolean }): boolean;
export declare function useNothing(): void;
`;

const extraction = readPackage(
  types,
  `export function useToggle(parameters) { const { initial = true } = parameters; }
   export { useWidth, useNothing } from './others';`,
);

it('lists the fields of an object parameter and of an object result', () => {
  const { description, parameters, returnValue } = hookOf(extraction, 'useToggle');
  expect(description).toBe('Holds a state.');
  expect(parameters).toEqual([
    {
      name: 'initial',
      type: 'boolean',
      required: false,
      default: 'true',
      description: 'Whether it is on at first.',
    },
  ]);
  expect(returnValue.map(({ name, type }) => [name, type])).toEqual([
    ['on', 'boolean'],
    ['set', '(next: boolean) => void'],
  ]);
  expect(returnValue[1]?.signature?.parameters[0]?.description).toBe('The new state.');
});

it('lists the parameters themselves, and a result that is not an object', () => {
  const { parameters, returnValue } = hookOf(extraction, 'useWidth');
  expect(parameters).toEqual([
    { name: 'query', type: 'string', required: true, description: 'What to watch.' },
    { name: 'options', type: '{ noServer?: boolean; }', required: false, description: '' },
  ]);
  expect(returnValue).toEqual([
    { name: '', type: 'boolean', required: true, description: 'Whether it matches.' },
  ]);
});

it('has no result if the hook returns nothing', () => {
  expect(hookOf(extraction, 'useNothing').returnValue).toEqual([]);
});
