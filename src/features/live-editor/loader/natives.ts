const { apply, getOwnPropertyDescriptor } = Reflect;

/**
 * Reads a property of the browser's own objects as it is now, whatever edited code makes of it later: a getter of the
 * code's own would be handed the object. Gives undefined where the browser has no such property.
 */
export function nativeGetter(owner: object, name: string): (of: object) => unknown {
  const getter = getOwnPropertyDescriptor(owner, name)?.get;
  return (of) => (getter ? apply(getter, of, []) : undefined);
}

/** A method of the browser's own objects, likewise. */
export function nativeMethod(
  owner: object,
  name: string,
): (of: object, ...given: unknown[]) => unknown {
  const method: unknown = Reflect.get(owner, name);
  return (of, ...given) => (typeof method === 'function' ? apply(method, of, given) : undefined);
}
