import { safeIntegersScript } from './safeIntegers';

interface Limits {
  MAX_SAFE_INTEGER?: number;
  MIN_SAFE_INTEGER?: number;
}

/** What the script makes of a browser's `Number`. */
function run(limits: Limits): Limits {
  new Function('Number', safeIntegersScript)(limits);
  return limits;
}

it('sets the limits of safe integers where a browser has none', () => {
  expect(run({})).toEqual({
    MAX_SAFE_INTEGER: 9007199254740991,
    MIN_SAFE_INTEGER: -9007199254740991,
  });
});

it('leaves those alone that a browser has', () => {
  const known = Object.freeze({ MAX_SAFE_INTEGER: 1, MIN_SAFE_INTEGER: -1 });
  expect(run(known)).toBe(known);
});

it('says nothing that would end the script element it stands in', () => {
  expect(safeIntegersScript).not.toMatch(/[<>]/);
});
