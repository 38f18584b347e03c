import type { ApiPlan } from './apiSource';

/** A prop, a parameter, a field of a returned object or a member of an interface. */
export interface ApiProp {
  name: string;
  /** The resolved type as TypeScript source, `'small' | 'medium' | 'large'`. */
  type: string;
  required: boolean;
  /** Default value as TypeScript source, `'medium'`. */
  default?: string;
  /** Markdown. */
  description: string;
  deprecated?: string;
  plan?: ApiPlan;
  /** Of callbacks and methods only. */
  signature?: ApiSignature;
}

/** The signature of a callback or method. */
export interface ApiSignature {
  parameters: { name: string; type: string; optional: boolean; description: string }[];
  returns: { type: string; description: string };
}

/** Props that another component declares. */
export interface ApiInheritance {
  /** `ButtonBase`; the declaring interface if no component does, `SystemProps`, `React.FormHTMLAttributes`. */
  from: string;
  /** Address of its reference, if it has one. */
  pathname?: string;
  props: ApiProp[];
}
