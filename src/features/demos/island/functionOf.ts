/** The function a package exports as its default: where Node or a bundler loads it as CommonJS, it is one level deeper. */
export function functionOf<F extends (...values: never[]) => unknown>(imported: F): F {
  return (Reflect.get(imported, 'default') as F | undefined) ?? imported;
}
