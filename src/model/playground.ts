/** What a control of a playground can give to a prop or a CSS variable. */
export type PlaygroundValue = string | number | boolean;

/** Values by the name of their prop or CSS variable. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** A prop that an author names, with what the types don't say of it. */
export interface PlaygroundProp {
  name: string;
  /** Of a number. */
  min?: number;
  max?: number;
  step?: number;
  /** The values to choose from, where they are fewer than the types allow. */
  options?: readonly (string | number)[];
}

/** A CSS variable: what it starts with, its range, and its unit, pixels by default. */
export type PlaygroundVariable =
  readonly [number, number, number] | readonly [number, number, number, string];

/** What an author may say of a playground in a `{{"demo": …}}` line. */
export interface PlaygroundOptions {
  /** The component, as the demo names it; its first element is the one that the controls change. */
  component: string;
  props?: readonly (string | PlaygroundProp)[];
  variables?: Readonly<Record<string, PlaygroundVariable>>;
  /** Sets of values by the name that the reader sees. */
  presets?: Readonly<Record<string, PlaygroundValues>>;
}

/** What a reader changes a value with. */
export type ControlKind = 'toggle' | 'select' | 'color' | 'switch' | 'number' | 'text';

/** One control of a playground. */
export interface PlaygroundControl {
  /** The prop, `children`, or the CSS variable. */
  name: string;
  kind: ControlKind;
  options?: readonly (string | number)[];
  /** CSS colors of the options that have one. */
  swatches?: Readonly<Record<string, string>>;
  /** What the component does without the prop: the code leaves it out. */
  fallback?: PlaygroundValue;
  /** What the demo's author gave to the prop. */
  given?: PlaygroundValue;
  min?: number;
  max?: number;
  step?: number;
  /** Of a CSS variable. */
  unit?: string;
}

/** A playground's controls, as the browser fetches them with the demo's source. */
export interface Playground {
  component: string;
  controls: readonly PlaygroundControl[];
  presets: Readonly<Record<string, PlaygroundValues>>;
}

/** A piece of code, by its offsets. */
export interface CodeRange {
  from: number;
  to: number;
}

/** An attribute of an element; `...spread` has no name. */
export interface SubjectAttribute extends CodeRange {
  name?: string;
}

/** Where the element that a playground changes stands in the code of a demo's own file. */
export interface PlaygroundSubject extends CodeRange {
  /** End of its opening tag. */
  openTo: number;
  attributes: readonly SubjectAttribute[];
  /** Its children where they are text. */
  text?: CodeRange;
  /** Whether a form of several lines needs parentheses around it. */
  isBare: boolean;
  /** The lines that the preview shows, where there is one. */
  preview?: CodeRange;
}
