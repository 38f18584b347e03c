import type { ApiPlan } from './apiSource';
import type { ProductId } from './product';
import type { ApiProp, ApiInheritance } from './apiProp';
import type { ApiSlot, ApiClass } from './apiSlot';

/** The API of an export according to its package's types, before rendering. */
export type ApiDoc = ComponentApi | HookApi | InterfaceApi;

/** The fields of all kinds of references. */
export interface ApiDocBase {
  /** Exported name: `Button`, `useButton`, `GridApi`. */
  name: string;
  productId: ProductId;
  /** Address of the reference, `/material-ui/api/button/`. */
  pathname: string;
  /** Package, `@mui/material`. */
  packageName: string;
  /** Import statements: the one-level form first, then the one from the package's root. */
  imports: string[];
  /** Markdown of the package's doc comment; may be empty. */
  description: string;
  /** Reason of the deprecation; an empty string if the package gives none. */
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
  /** What the theme's types accept under this key; undefined if they have no such key, or the product has no theme. */
  themeOptions?: ThemeOptions;
  /** Own props, sorted by name, including required ones. */
  props: ApiProp[];
  /** Props of the components that it passes props to, nearest first. */
  inherited: ApiInheritance[];
  /** Name of the HTML or SVG element that gets all other attributes, `button`. */
  element?: string;
  /** The element whose attributes the types accept, if it is unknown which element gets them. */
  attributesOf?: string;
  /** Number of attributes that the types accept besides the props listed here. */
  elementAttributes: number;
  /** Whether the `component` prop changes the root element and the props with it. */
  polymorphic: boolean;
  /**
   * Type of what the ref holds, `HTMLButtonElement`, or `unknown` if the types leave it open; undefined if there is no
   * ref.
   */
  ref?: string;
  slots: ApiSlot[];
  classes: ApiClass[];
}

/** The part of a component that the types of the theme let an application change for all instances. */
export interface ThemeOptions {
  /** Module that adds the component to the theme's types, `@mui/lab/themeAugmentation`; undefined if none has to. */
  augmentation?: string;
  /** Own props that can be in `defaultProps`. */
  props: string[];
  /** Classes and slots that can be in `styleOverrides`. */
  styles: string[];
}

/** A hook. */
export interface HookApi extends ApiDocBase {
  kind: 'hook';
  /** Fields of the parameters object, or the parameters themselves. */
  parameters: ApiProp[];
  /** Fields of the returned object; a single entry named `` for a value that is not an object. */
  returnValue: ApiProp[];
}

/** An interface with a page of its own: `GridApi`, the grid's events, its selectors. */
export interface InterfaceApi extends ApiDocBase {
  kind: 'interface';
  members: ApiProp[];
}
