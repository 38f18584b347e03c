import safeIntegersScript from './safeIntegers.minified';

interface Limits {
  MAX_SAFE_INTEGER?: number;
  MIN_SAFE_INTEGER?: number;
}

/** What the script makes of a browser's `Number`. */
function run(limits: Limits): Limits {
  new Function('Number', safeIntegersScript)(limits);
  return limits;
}

it('sets the limits of safe integers where a browser has none [spec 9.6]', () => {
  expect(run({})).toEqual({
    MAX_SAFE_INTEGER: 9007199254740991,
    MIN_SAFE_INTEGER: -9007199254740991,
  });
});

it('leaves those alone that a browser has', () => {
  const known = Object.freeze({ MAX_SAFE_INTEGER: 1, MIN_SAFE_INTEGER: -1 });
  expect(run(known)).toBe(known);
});
