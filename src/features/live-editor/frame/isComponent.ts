/** Whether React can render a value as a component: a function, a class, or what `memo` and `forwardRef` make. */
export function isComponent(value: unknown): boolean {
  return (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  );
}
