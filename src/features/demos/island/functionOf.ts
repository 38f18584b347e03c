/**
 * Returns the default export of a package. When Node or a bundler loads CommonJS as an ES module, it is nested in
 * another `default`.
 */
export function functionOf<F extends (...values: never[]) => unknown>(imported: F): F {
  return (Reflect.get(imported, 'default') as F | undefined) ?? imported;
}
