import { createElement, forwardRef, useSyncExternalStore, type ElementType } from 'react';
import { playgroundStore, untouched } from './playgroundStore';
import { RenderAgain } from './RenderAgain';

type Props = Readonly<Record<string, unknown>>;

/** What React gives to a component of its own; the rest, such as `muiName`, is the package's. */
const reacts = new Set(['$$typeof', 'render', 'type', 'compare', 'displayName', 'propTypes']);

/** Props that make a component controlled, which it decides when it mounts. */
const controlling = [
  ...['value', 'inputValue', 'checked', 'open', 'expanded', 'page', 'view'],
  ...['focused', 'focusedView', 'rangePosition'],
];

/**
 * The component with the values that the reader of a playground chooses. The first render has none. A component reads some
 * values only when it mounts: it is mounted again for those it calls defaults, when a value makes it controlled, and when it
 * throws because a value has changed.
 */
export function createSubject<C extends ElementType>(id: string, Component: C): C {
  const store = playgroundStore(id);
  const Subject = forwardRef<unknown, Props>(function Subject(props, ref) {
    const { props: chosen } = useSyncExternalStore(store.subscribe, store.get, () => untouched);
    const given = ref ? { ...props, ref } : props;
    return (
      <RenderAgain key={readOnMount(props, chosen)} cause={chosen}>
        {createElement<Props>(Component as ElementType<Props>, mergeProps(given, chosen))}
      </RenderAgain>
    );
  });
  const statics = Object.entries(Component).filter(([name]) => !reacts.has(name));
  return Object.assign(Subject, Object.fromEntries(statics)) as unknown as C;
}

/** What is chosen of the props that a component reads only when it mounts, as text to compare. */
function readOnMount(given: Props, chosen: Props): string {
  const defaults = Object.entries(chosen).filter(([name]) => /^default[A-Z]/.test(name));
  const controlled = controlling.filter((name) => name in chosen && given[name] === undefined);
  return JSON.stringify([defaults, controlled]);
}

/** Chosen values win; styles are put together. */
export function mergeProps(given: Props, chosen: Props): Props {
  const { sx: styles, ...values } = chosen;
  if (!styles) return { ...given, ...values };
  const own = given.sx === undefined ? [] : [given.sx].flat();
  return { ...given, ...values, sx: [...own, styles] };
}
