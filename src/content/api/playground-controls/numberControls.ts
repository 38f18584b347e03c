import type { PlaygroundControl, PlaygroundVariable } from '@/model';

/** Numbers that a component uses as a step or a divisor: 0 makes it throw or loop forever. */
const isStep = (name: string) => /(step|precision)s?$/i.test(name);

/** Adds a range around its initial value to a number without a range. */
export function withRange(control: PlaygroundControl): PlaygroundControl {
  if (control.kind !== 'number') return control;
  const start = Number(control.given ?? control.fallback ?? 0);
  const least = isStep(control.name) ? Math.min(1, start || 1) : Math.min(0, start);
  const { min = least, max = start > 10 ? 2 * start : 10, step = 1 } = control;
  return { ...control, min, max, step };
}

/** Makes the control of a CSS variable, with steps that are small enough for its range. */
export function variableControl(name: string, variable: PlaygroundVariable): PlaygroundControl {
  const [fallback, min, max, unit = 'px'] = variable;
  const step = max - min > 2 ? 1 : (max - min) / 20;
  return { name, kind: 'number', fallback, min, max, step, unit };
}
