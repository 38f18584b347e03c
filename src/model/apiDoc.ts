import type { ApiPlan } from './apiSource';
import type { ProductId } from './product';

/** What the types of a package say of one thing a reader can import, before anything is rendered. */
export type ApiDoc = ComponentApi | HookApi | InterfaceApi;

/** What all kinds of reference have in common. */
export interface ApiDocBase {
  /** `Button`, `useButton`, `GridApi` */
  name: string;
  productId: ProductId;
  /** Address of the page, `/material-ui/api/button/`. */
  pathname: string;
  /** `@mui/material` */
  packageName: string;
  /** Import statements, the one-level form first, then the form through the package's root. */
  imports: string[];
  /** Markdown of the package's own comment; may be empty. */
  description: string;
  /** Why not to use it any more; an empty string where the package gives no reason. */
  deprecated?: string;
  plan?: ApiPlan;
  /** Declarations of the types that props and parameters mention by name: `{ ButtonClasses: 'interface ButtonClasses {…}' }`. */
  definitions: Readonly<Record<string, string>>;
}

/** A component. */
export interface ComponentApi extends ApiDocBase {
  kind: 'component';
  /** Key of the component in `theme.components`, `MuiButton`. */
  themeName?: string;
  /** Own props, sorted by name, required ones included. */
  props: ApiProp[];
  /** Props it hands on to another component, nearest first. */
  inherited: ApiInheritance[];
  /** Name of the HTML or SVG element that gets all other attributes, `button`. */
  element?: string;
  /** Where it is not known who gets them, the element whose attributes the types accept. */
  attributesOf?: string;
  /** How many attributes of the element the types accept besides the props listed here. */
  elementAttributes: number;
  /** Whether the `component` prop changes the root element and the props with it. */
  polymorphic: boolean;
  /** Type of what the ref holds, `HTMLButtonElement` or, left open, `unknown`; missing when there is no ref. */
  ref?: string;
  slots: ApiSlot[];
  classes: ApiClass[];
}

/** A hook. */
export interface HookApi extends ApiDocBase {
  kind: 'hook';
  /** Fields of the parameters object, or the parameters themselves. */
  parameters: ApiProp[];
  /** Fields of the returned object; a single entry named `` for a value that is no object. */
  returnValue: ApiProp[];
}

/** An interface of its own page: `GridApi`, the grid's events, its selectors. */
export interface InterfaceApi extends ApiDocBase {
  kind: 'interface';
  members: ApiProp[];
}

/** A prop, a parameter, a field of a returned object or a member of an interface. */
export interface ApiProp {
  name: string;
  /** The resolved type as TypeScript source, `'small' | 'medium' | 'large'`. */
  type: string;
  required: boolean;
  /** TypeScript source, `'medium'`. */
  default?: string;
  /** Markdown. */
  description: string;
  deprecated?: string;
  plan?: ApiPlan;
  /** Of callbacks and methods. */
  signature?: ApiSignature;
}

/** How a callback is called, or a method is to be called. */
export interface ApiSignature {
  parameters: { name: string; type: string; optional: boolean; description: string }[];
  returns: { type: string; description: string };
}

/** Props that come from another component. */
export interface ApiInheritance {
  /** `ButtonBase`; for props that no component declares the interface that does, `SystemProps`, `React.FormHTMLAttributes`. */
  from: string;
  /** Address of its reference page, where it has one. */
  pathname?: string;
  props: ApiProp[];
}

/** A part of a component that can be replaced. */
export interface ApiSlot {
  name: string;
  description: string;
  /** Element or component used by default, `'button'`, `Popper`. */
  default?: string;
  /** Global class of the slot, `.MuiButton-root`; missing where it has none. */
  className?: string;
  /** Whether the `slots` prop replaces it; the others can only be styled. */
  replaceable: boolean;
  deprecated?: string;
  plan?: ApiPlan;
}

/** A class name a component puts on its elements. */
export interface ApiClass {
  /** Rule name in `classes` and `styleOverrides`, `contained`. */
  key: string;
  /** Class in the document, `.MuiButton-contained`; global states have theirs, `.Mui-disabled`. */
  className: string;
  description: string;
  /** Whether it is a state that many components share, `disabled`. */
  isGlobal: boolean;
  deprecated?: string;
}
