/** The paid plan of a component, a prop or a method; undefined means the community plan. */
export type ApiPlan = 'pro' | 'premium';

/** The sources of a product's reference. */
export interface ProductApi {
  /** Packages, the preferred one first; a name that two of them export belongs to the earlier one. */
  sources: readonly ApiSource[];
  /** Address of components: `/material-ui/api/{name}/`, with `{name}`, `{area}` and `{group}` filled in. */
  componentAddress: string;
  /** Address of hooks; undefined means that of components. */
  hookAddress?: string;
  /** Names that share a page, by the value of `{group}`; any other name is its own group. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** CSS colors in the demos' theme, by the value of a prop called `color`. */
  swatches?: Readonly<Record<string, string>>;
}

/** A package whose public components and hooks are documented. */
export interface ApiSource {
  /** `@mui/x-data-grid-pro` */
  packageName: string;
  /** Value of `{area}`, `data-grid`. */
  area?: string;
  /** Plan of everything that no earlier source of the area has. */
  plan?: ApiPlan;
  /** Module that adds the package's components to the types of the product's theme, `@mui/lab/themeAugmentation`. */
  themeAugmentation?: string;
  /** Exports that are documented although their names mark them unstable. */
  include?: readonly string[];
  /** Folders with a documented component or hook that the package's root does not export. */
  folders?: readonly string[];
  /** Interfaces with pages of their own, by name or pattern (`Grid*Api`), as in the area's highest plan. */
  interfaces?: readonly string[];
  /** Name of the page of all events, and the interface that has them as members. */
  events?: { name: string; lookup: string };
  /** Name of the page of all selectors, which are exports called `…Selector`. */
  selectors?: string;
}
