import { useState } from 'react';
import type { Control, Controls, ValuesOf, Variables } from './controls';

/** The state of a playground: what its controls show, and what follows for the component and its code. */
export function usePlayground<C extends Controls>(
  controls: C,
  variables: Variables,
) {
  const [changes, setChanges] = useState<Record<string, unknown>>({});

  const settings = Object.entries<Control>({ ...controls, ...variables }).map(
    ([name, control]) => ({
      name,
      control,
      value: name in changes ? changes[name] : control.initial,
      onChange: (value: unknown) => setChanges({ ...changes, [name]: value }),
    }),
  );
  const changed = settings.filter(
    ({ control, value }) => value !== control.initial,
  );
  const props = settings.filter(({ name }) => name in controls);

  return {
    settings,
    values: valuesOf(props) as ValuesOf<C>,
    /** Without the props that have their default. Texts have none. */
    written: valuesOf(
      props.filter(
        (prop) =>
          prop.control.kind === 'text' ||
          prop.control.isAlwaysWritten ||
          changed.includes(prop),
      ),
    ),
    sx: Object.fromEntries(
      changed
        .filter(({ name }) => name in variables)
        .map(({ name, value }) => [name, `${value}px`]),
    ),
    reset: () => setChanges({}),
  };
}

function valuesOf(settings: readonly { name: string; value: unknown }[]) {
  return Object.fromEntries(settings.map(({ name, value }) => [name, value]));
}
