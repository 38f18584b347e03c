import { memoryLimits } from './memoryLimits';

afterEach(() => {
  delete process.env.DOCS_WORKAROUNDS_OFF;
});

it('limits the memory of the bundler and of threads, unless it is turned off', () => {
  expect(Object.keys(memoryLimits())).toEqual([
    'GOGC',
    'GOMEMLIMIT',
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
  ]);
  process.env.DOCS_WORKAROUNDS_OFF = 'compiler-memory';
  expect(memoryLimits()).toEqual({});
});
