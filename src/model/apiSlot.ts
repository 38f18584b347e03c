import type { ApiPlan } from './apiSource';

/** A part of a component that can be replaced or styled. */
export interface ApiSlot {
  name: string;
  description: string;
  /** Default element or component, `'button'`, `Popper`. */
  default?: string;
  /** Global class of the slot, `.MuiButton-root`; undefined if it has none. */
  className?: string;
  /** Whether the `slots` prop replaces it; otherwise it can only be styled. */
  replaceable: boolean;
  deprecated?: string;
  plan?: ApiPlan;
}

/** A class name that a component puts on its elements. */
export interface ApiClass {
  /** Rule name in `classes` and `styleOverrides`, `contained`. */
  key: string;
  /** Class in the document, `.MuiButton-contained`; global states have their own, `.Mui-disabled`. */
  className: string;
  description: string;
  /** Whether it is a state that many components share, `disabled`. */
  isGlobal: boolean;
  deprecated?: string;
}
