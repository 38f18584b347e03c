import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '@/model';
import type { PlaygroundState } from '../subject/playgroundStore';

type Known = readonly PlaygroundControl[];

/** Returns the initial value of a control: the author's, or the component's default. */
export function startOf({ given, fallback }: PlaygroundControl): PlaygroundValue | undefined {
  return given ?? fallback;
}

/** Whether a control changes a CSS variable. */
function isVariable({ name }: Pick<PlaygroundControl, 'name'>): boolean {
  return name.startsWith('--');
}

/** Converts the values of a playground to props. */
export function toState(controls: Known, values: PlaygroundValues): PlaygroundState {
  const own = Object.fromEntries(
    controls.flatMap((control) => {
      const value = values[control.name];
      return value === undefined || value === startOf(control) ? [] : [[control.name, value]];
    }),
  );
  const sx = variablesOf(controls, own);
  const props = Object.entries(own).filter(([name]) => !isVariable({ name }));
  return {
    values: own,
    props: { ...Object.fromEntries(props), ...(Object.keys(sx).length > 0 && { sx }) },
  };
}

/** Returns the chosen CSS variables with their units. */
export function variablesOf(controls: Known, values: PlaygroundValues): Record<string, string> {
  return Object.fromEntries(
    controls
      .filter((control) => isVariable(control) && values[control.name] !== undefined)
      .map(({ name, unit = '' }) => [name, `${values[name]}${unit}`]),
  );
}

/** Returns the props for the code, without those that equal the component's default. */
export function writtenProps(
  controls: Known,
  values: PlaygroundValues,
): Record<string, PlaygroundValue | undefined> {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = values[control.name];
      if (value === undefined || isVariable(control)) return [];
      const isDefault = value === control.fallback;
      const isEmpty = value === '' && control.kind === 'text' && control.name !== 'children';
      return [[control.name, isDefault || isEmpty ? undefined : value]];
    }),
  );
}
