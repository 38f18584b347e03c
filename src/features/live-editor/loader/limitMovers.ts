import { nativeMethod } from './natives';

/** Methods that move the focus, with their global constructor. */
const movers = [
  ['HTMLElement', 'focus'],
  ['SVGElement', 'focus'],
  ['MathMLElement', 'focus'],
  ['HTMLInputElement', 'select'],
  ['HTMLTextAreaElement', 'select'],
] as const;

/**
 * Limits the methods that move the focus: they only work if the frame has the focus already, or within some milliseconds
 * (`followsPress`) after the last click inside it.
 */
export function limitMovers(lastPress: () => number, followsPress: number): void {
  const hasFocus = document.hasFocus.bind(document);
  const now = performance.now.bind(performance);
  const limit = (owner: object, name: string) => {
    const native = nativeMethod(owner, name);
    const move = function (this: object | undefined, ...given: unknown[]) {
      if (hasFocus() || now() - lastPress() < followsPress) native(this ?? window, ...given);
    };
    Reflect.set(owner, name, move);
  };
  for (const [global, name] of movers) {
    const constructor: unknown = Reflect.get(window, global);
    if (typeof constructor === 'function') limit(constructor.prototype as object, name);
  }
  limit(window, 'focus');
}
