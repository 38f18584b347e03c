import { createElement, forwardRef, useSyncExternalStore, type ElementType } from 'react';
import { playgroundStore, initialState } from './playgroundStore';
import { RenderAgain } from './RenderAgain';

type Props = Readonly<Record<string, unknown>>;

/** Properties that React defines on a component; others, such as `muiName`, belong to the package. */
const reacts = new Set(['$$typeof', 'render', 'type', 'compare', 'displayName', 'propTypes']);

/** Props that make a component controlled, which components decide on mount. */
const controlling = [
  ...['value', 'inputValue', 'checked', 'open', 'expanded', 'page', 'view'],
  ...['focused', 'focusedView', 'rangePosition'],
];

/**
 * Returns a component that renders `Component` with the values that the reader chose in a playground. The first render
 * has none, like the server's. Components read some values only on mount, so it is remounted when a default changes,
 * when a value makes it controlled, and when it throws because a value changed.
 */
export function createSubject<C extends ElementType>(id: string, Component: C): C {
  const store = playgroundStore(id);
  const Subject = forwardRef<unknown, Props>(function Subject(props, ref) {
    const { props: chosen } = useSyncExternalStore(store.subscribe, store.get, () => initialState);
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

/** Returns the chosen props that a component reads only on mount, as text for comparison. */
function readOnMount(given: Props, chosen: Props): string {
  const defaults = Object.entries(chosen).filter(([name]) => /^default[A-Z]/.test(name));
  const controlled = controlling.filter((name) => name in chosen && given[name] === undefined);
  return JSON.stringify([defaults, controlled]);
}

/** Merges props: chosen values win, styles are combined. */
export function mergeProps(given: Props, chosen: Props): Props {
  const { sx: styles, ...values } = chosen;
  if (!styles) return { ...given, ...values };
  const own = given.sx === undefined ? [] : [given.sx].flat();
  return { ...given, ...values, sx: [...own, styles] };
}
