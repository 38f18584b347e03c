/** An element with a place in the theme: `styled('button', { name: 'MuiButton', slot: 'Root' })`. */
export interface StyledElement {
  /** Name of the variable, `ButtonRoot`. */
  variable: string;
  /** Element or component, `'button'` or `Paper`. */
  element: string;
  name?: string;
  slot?: string;
}

/** A constant of class names: `{ ...inputBaseClasses, ...generateUtilityClasses('MuiInput', ['root']) }`. */
export interface ClassList {
  prefix: string | undefined;
  /** Rules whose classes have the prefix. */
  keys: string[];
  /** Constants whose rules are taken over. */
  spreads: string[];
}

/** What a component returns when it gets no props. */
export interface RootElement {
  /** Tag or name of a component, `'div'` or `PaperRoot`. */
  element: string;
  /** What its `component` or `as` is by default, `'h2'`; `?` where it is more than code alone tells. */
  component?: string;
  /** Whether it gets the component's ref. */
  hasRef: boolean;
  /** What gets the ref instead. */
  refHolder?: Pick<RootElement, 'element' | 'component'>;
  /** Whether it gets all props that the component does not take itself. */
  takesRest: boolean;
  /** Props the component gives it by itself: TypeScript source, undefined where it is worked out. */
  passed: Map<string, string | undefined>;
}

/** What the JavaScript of a module shows and its types do not: theme names, class names, root elements. */
export interface Script {
  /** Defaults of destructured props by the function they are in, then by prop: TypeScript source. */
  defaults: Map<string, Map<string, string>>;
  styled: StyledElement[];
  /** Names of `useDefaultProps` and `useThemeProps` by the function they are called in. */
  themeNames: Map<string, string>;
  /** Keys of `X.propTypes` by component, without those marked `@ignore`. */
  propTypes: Map<string, string[]>;
  /** Prefix of `generateUtilityClass`, by the name of the function or constant made with it. */
  classPrefixes: Map<string, string>;
  /** What constants of class names are made of, by their names. */
  classLists: Map<string, ClassList>;
  /** Class names that a constant has as text, by constant and rule: `{ faded: 'Charts-faded' }`. */
  writtenClasses: Map<string, ReadonlyMap<string, string>>;
  /** Rules whose classes are given to elements, whether a constant lists them or not. */
  rendered: string[];
  /** Modules that names are imported from, as the script writes them. */
  imports: Map<string, string>;
  /** Name of the function that makes the value of a top-level variable: `createSvgIcon`. */
  madeBy: Map<string, string>;
  /** What components return, what they return at their end first, by the component. */
  roots: Map<string, RootElement[]>;
  /** Elements of slots by component, then by slot: `'div'`, `FirstPageIcon`. */
  slotElements: Map<string, Map<string, string>>;
}
