import { isOff } from './isOff';

const before = process.env.DOCS_WORKAROUNDS_OFF;

afterEach(() => {
  if (before === undefined) delete process.env.DOCS_WORKAROUNDS_OFF;
  else process.env.DOCS_WORKAROUNDS_OFF = before;
});

it('is on where nothing is named', () => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
  expect(isOff('server-packages')).toBe(false);
});

it('is off where its whole name is one of several', () => {
  process.env.DOCS_WORKAROUNDS_OFF = 'server-packages, late-optimization';
  expect(isOff('server-packages')).toBe(true);
  expect(isOff('late-optimization')).toBe(true);
  expect(isOff('compiler-memory')).toBe(false);
  process.env.DOCS_WORKAROUNDS_OFF = 'server-packages-2';
  expect(isOff('server-packages')).toBe(false);
});
