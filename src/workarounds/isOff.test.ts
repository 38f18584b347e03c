import { isOff } from './isOff';

const before = process.env.DOCS_WORKAROUNDS_OFF;

afterEach(() => {
  if (before === undefined) delete process.env.DOCS_WORKAROUNDS_OFF;
  else process.env.DOCS_WORKAROUNDS_OFF = before;
});

it('is on if nothing is turned off', () => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
  expect(isOff('server-packages')).toBe(false);
});

it('is off if its whole name is in the list', () => {
  process.env.DOCS_WORKAROUNDS_OFF = 'server-packages, late-optimization';
  expect(isOff('server-packages')).toBe(true);
  expect(isOff('late-optimization')).toBe(true);
  expect(isOff('compiler-memory')).toBe(false);
  process.env.DOCS_WORKAROUNDS_OFF = 'server-packages-2';
  expect(isOff('server-packages')).toBe(false);
});
