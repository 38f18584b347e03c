/** An element that the theme can style: `styled('button', { name: 'MuiButton', slot: 'Root' })`. */
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
  /** Constants whose rules are included by a spread. */
  spreads: string[];
}

/** The element that a component returns when it is rendered without props. */
export interface RootElement {
  /** Tag or name of a component, `'div'` or `PaperRoot`. */
  element: string;
  /** Default of its `component` or `as` prop, `'h2'`; `?` if the code alone does not show it. */
  component?: string;
  /** Whether it gets the component's ref. */
  hasRef: boolean;
  /** The element that gets the ref instead. */
  refHolder?: Pick<RootElement, 'element' | 'component'>;
  /** Whether it gets all props that the component does not take itself. */
  takesRest: boolean;
  /** Props that the component sets on it: TypeScript source, undefined for computed values. */
  passed: Map<string, string | undefined>;
}

/** What a module's JavaScript shows and its types do not: theme names, class names, root elements. */
export interface Script {
  /** Defaults of destructured props, by function and prop: TypeScript source. */
  defaults: Map<string, Map<string, string>>;
  styled: StyledElement[];
  /** Names passed to `useDefaultProps` and `useThemeProps`, by the calling function. */
  themeNames: Map<string, string>;
  /** Keys of `X.propTypes` by component, without those marked `@ignore`. */
  propTypes: Map<string, string[]>;
  /** Prefixes passed to `generateUtilityClass`, by the name of the function or constant made with it. */
  classPrefixes: Map<string, string>;
  /** The parts of constants of class names, by constant. */
  classLists: Map<string, ClassList>;
  /** Class names that a constant spells out, by constant and rule: `{ faded: 'Charts-faded' }`. */
  writtenClasses: Map<string, ReadonlyMap<string, string>>;
  /** Rules whose classes the code puts on elements, whether or not a constant lists them. */
  rendered: string[];
  /** Import specifiers, by imported name. */
  imports: Map<string, string>;
  /** Name of the function that creates a top-level variable: `createSvgIcon`. */
  madeBy: Map<string, string>;
  /** Elements that components may return, the likeliest root first, by component. */
  roots: Map<string, RootElement[]>;
  /** Default elements of slots, by component and slot: `'div'`, `FirstPageIcon`. */
  slotElements: Map<string, Map<string, string>>;
}
