import safeIntegersScript from './safeIntegers.minified';

interface Limits {
  MAX_SAFE_INTEGER?: number;
  MIN_SAFE_INTEGER?: number;
}

/** Runs the script with a stub of `Number`, and returns its limits. */
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

it('leaves existing limits unchanged', () => {
  const known = Object.freeze({ MAX_SAFE_INTEGER: 1, MIN_SAFE_INTEGER: -1 });
  expect(run(known)).toBe(known);
});
