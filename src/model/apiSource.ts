/** A paid plan that a component, a prop or a method belongs to; missing means the community plan. */
export type ApiPlan = 'pro' | 'premium';

/** What the reference of a product is made from. */
export interface ProductApi {
  /** Packages, the one to import from first; a name that two of them export belongs to the earlier one. */
  sources: readonly ApiSource[];
  /** Where components are described: `/material-ui/api/{name}/`, with `{name}`, `{area}` and `{group}` filled in. */
  componentAddress: string;
  /** Where hooks are described; missing means where components are. */
  hookAddress?: string;
  /** Names that share a page, by the value of `{group}`; a name in none is its own group. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** What the values of props called `color` look like, as CSS colors of the demos' theme. */
  swatches?: Readonly<Record<string, string>>;
}

/** A package whose public components and hooks are described. */
export interface ApiSource {
  /** `@mui/x-data-grid-pro` */
  packageName: string;
  /** Value of `{area}`, `data-grid`. */
  area?: string;
  /** Plan that everything belongs to that no earlier source of the area has. */
  plan?: ApiPlan;
  /** Exports marked unstable by their names that are described all the same. */
  include?: readonly string[];
  /** Folders with a component or a hook that the package's root does not export, but readers are told to import. */
  folders?: readonly string[];
  /** Interfaces that get pages of their own, by name or pattern (`Grid*Api`), as the area's highest plan has them. */
  interfaces?: readonly string[];
  /** Name of the page of all events, and the interface whose members they are. */
  events?: { name: string; lookup: string };
  /** Name of the page of all selectors, which are exports called `…Selector`. */
  selectors?: string;
}
