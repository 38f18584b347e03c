const { apply, getOwnPropertyDescriptor } = Reflect;

/**
 * Returns a function that reads a property of the browser's objects by the current getter, so that edited code cannot
 * intercept it by replacing the getter. The function returns undefined if the browser has no such property.
 */
export function nativeGetter(owner: object, name: string): (of: object) => unknown {
  const getter = getOwnPropertyDescriptor(owner, name)?.get;
  return (of) => (getter ? apply(getter, of, []) : undefined);
}

/** Returns a method of the browser's objects, likewise. */
export function nativeMethod(
  owner: object,
  name: string,
): (of: object, ...given: unknown[]) => unknown {
  const method: unknown = Reflect.get(owner, name);
  return (of, ...given) => (typeof method === 'function' ? apply(method, of, given) : undefined);
}
