const { defineProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;

/** Objects that React, the compiler and the frame's own code use. */
const owners = [
  ...[Array, Object, Function, String, Number, Boolean, RegExp, Symbol, Error, Date],
  ...[Map, Set, WeakMap, WeakSet, Promise, JSON, Math, Reflect],
].flatMap((one) => (typeof one === 'function' ? [one, one.prototype as object] : [one]));

interface SavedProperty {
  owner: object;
  name: PropertyKey;
  descriptor: PropertyDescriptor;
}

/**
 * Saves the current built-in functions. Returns a function that restores those that edited code has replaced. It is
 * called before each run, so that a broken `Array.prototype.map` ends with the edit that broke it.
 */
export function keepBuiltIns(): () => void {
  const saved: SavedProperty[] = [];
  for (const owner of owners) {
    for (const name of ownKeys(owner)) {
      const descriptor = getOwnPropertyDescriptor(owner, name);
      if (descriptor?.configurable) saved.push({ owner, name, descriptor });
    }
  }
  return () => {
    // A plain loop, because iterators and array methods may be what is broken.
    for (let at = 0; at < saved.length; at += 1) {
      const property = saved[at];
      if (property) restore(property);
    }
  };
}

function restore({ owner, name, descriptor }: SavedProperty): void {
  const now = getOwnPropertyDescriptor(owner, name);
  const isSame =
    now &&
    now.value === descriptor.value &&
    now.get === descriptor.get &&
    now.set === descriptor.set;
  if (!isSame) defineProperty(owner, name, descriptor);
}
