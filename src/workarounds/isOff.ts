/** The workarounds that can be turned off, by the names of their folders. */
export type Workaround =
  | 'bundler-memory'
  | 'compile-hints'
  | 'compiler-memory'
  | 'development-paths'
  | 'garbage-collection'
  | 'late-optimization'
  | 'late-scripts'
  | 'own-telemetry'
  | 'prebundled-packages'
  | 'server-packages'
  | 'sliced-hydration';

/** Tells whether `DOCS_WORKAROUNDS_OFF` names a workaround; several names are separated by commas. */
export function isOff(name: Workaround): boolean {
  const names = process.env.DOCS_WORKAROUNDS_OFF ?? '';
  return names.split(',').some((one) => one.trim() === name);
}
