import type { PlaygroundControl, PlaygroundValue, PlaygroundValues } from '@/model';
import type { PlaygroundState } from '../subject/playgroundStore';

type Known = readonly PlaygroundControl[];

/** What a control starts with: what the author gave, or what the component does without the prop. */
export function startOf({ given, fallback }: PlaygroundControl): PlaygroundValue | undefined {
  return given ?? fallback;
}

/** Whether a control is about a CSS variable. */
function isVariable({ name }: Pick<PlaygroundControl, 'name'>): boolean {
  return name.startsWith('--');
}

/** The values of a playground as its component gets them. */
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

/** CSS variables with their units. */
export function variablesOf(controls: Known, values: PlaygroundValues): Record<string, string> {
  return Object.fromEntries(
    controls
      .filter((control) => isVariable(control) && values[control.name] !== undefined)
      .map(({ name, unit = '' }) => [name, `${values[name]}${unit}`]),
  );
}

/** Props as the code has them: what the component does anyway is left out. */
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
