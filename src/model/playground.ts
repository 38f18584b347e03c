/** A value that a control of a playground can set. */
export type PlaygroundValue = string | number | boolean;

/** Values by the name of their prop or CSS variable. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** A prop that an author names, with facts that the types don't have. */
export interface PlaygroundProp {
  name: string;
  /** Of a number only. */
  min?: number;
  max?: number;
  step?: number;
  /** The values to choose from, if they are fewer than the types allow. */
  options?: readonly (string | number)[];
}

/** A CSS variable: its initial value, its range, and its unit, pixels by default. */
export type PlaygroundVariable =
  readonly [number, number, number] | readonly [number, number, number, string];

/** The options of a playground in a `{{"demo": …}}` line. */
export interface PlaygroundOptions {
  /** The component by its name in the demo; the controls change its first element. */
  component: string;
  props?: readonly (string | PlaygroundProp)[];
  variables?: Readonly<Record<string, PlaygroundVariable>>;
  /** Sets of values, by the label that the reader sees. */
  presets?: Readonly<Record<string, PlaygroundValues>>;
}

/** The kinds of controls. */
export type ControlKind = 'toggle' | 'select' | 'color' | 'switch' | 'number' | 'text';

/** One control of a playground. */
export interface PlaygroundControl {
  /** The name of a prop, `children`, or the name of a CSS variable. */
  name: string;
  kind: ControlKind;
  options?: readonly (string | number)[];
  /** CSS colors of the options that have one. */
  swatches?: Readonly<Record<string, string>>;
  /** The component's default for the prop: the code then omits it. */
  fallback?: PlaygroundValue;
  /** The value that the demo's author passed. */
  given?: PlaygroundValue;
  min?: number;
  max?: number;
  step?: number;
  /** Of a CSS variable only. */
  unit?: string;
}

/** A playground's controls, which the browser fetches with the demo's source. */
export interface Playground {
  component: string;
  controls: readonly PlaygroundControl[];
  presets: Readonly<Record<string, PlaygroundValues>>;
}
