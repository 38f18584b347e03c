/** A control beside the component: what it starts with is the default of the prop, unless it is always written. */
export interface Control<Value = unknown> {
  kind: 'choice' | 'switch' | 'text' | 'number';
  initial: Value;
  options?: readonly string[];
  /** Smallest and largest value of a number. */
  range?: readonly [number, number];
  step?: number;
  /** The code has the prop even while it has the value that the control starts with. */
  isAlwaysWritten?: boolean;
}

export type Controls = Readonly<Record<string, Control>>;

/** Controls for CSS variables, in pixels. */
export type Variables = Readonly<Record<`--${string}`, Control<number>>>;

/** What a control shows and reports. */
export interface PropControlProps {
  name: string;
  control: Control;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The props that a set of controls sets. */
export type ValuesOf<C extends Controls> = {
  -readonly [Name in keyof C]: C[Name]['initial'];
};

export const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
export const colors = [
  'primary',
  'neutral',
  'danger',
  'success',
  'warning',
] as const;
export const sizes = ['sm', 'md', 'lg'] as const;

/** One of some words. Without a default, none is chosen at first. */
export function choice<T extends string>(
  options: readonly T[],
): Control<T | undefined>;
export function choice<T extends string>(
  options: readonly T[],
  initial: NoInfer<T>,
): Control<T>;
export function choice<T extends string>(
  options: readonly T[],
  initial?: T,
): Control<T | undefined> {
  return { kind: 'choice', options, initial };
}

export function onOff(initial = false): Control<boolean> {
  return { kind: 'switch', initial };
}

/** Text that the component shows. The code leaves it out while it is empty. */
export function text(initial: string): Control<string> {
  return { kind: 'text', initial };
}

/** A number on a slider. The range is inclusive. */
export function number(
  initial: number,
  range: readonly [number, number],
  step = 1,
): Control<number> {
  return { kind: 'number', initial, range, step };
}

/** A control that starts with another value than the default of the prop. */
export function always<Value>(control: Control<Value>): Control<Value> {
  return { ...control, isAlwaysWritten: true };
}
