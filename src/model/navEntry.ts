/** Names of the icons that a navigation entry may have. */
export const navIconNames = [
  'book',
  'braces',
  'compass',
  'grid',
  'layers',
  'migrate',
  'palette',
  'pen',
  'plug',
  'rocket',
  'shapes',
  'wrench',
] as const;

export type NavIconName = (typeof navIconNames)[number];

/** Flags that add a chip or an icon to an entry (spec §2). */
export interface NavFlags {
  deprecated?: boolean;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  plan?: 'pro' | 'premium';
}

interface NavBase extends NavFlags {
  /** Derived from the last path segment if undefined. */
  title?: string;
  icon?: NavIconName;
  /** Extra attributes of the link, such as `data-ga-event-*`. */
  linkProps?: Readonly<Record<string, string>>;
}

/** A page of this site. */
export interface NavPage extends NavBase {
  kind: 'page';
  pathname: string;
  /** Whether the page has no ads. */
  disableAd?: boolean;
}

/** A disclosure group with entries below it. `pathname` identifies it; it is not an address. */
export interface NavGroup extends NavBase {
  kind: 'group';
  pathname: string;
  children: readonly NavEntry[];
}

/** A heading between entries, with the entries it heads. */
export interface NavSubheader extends NavBase {
  kind: 'subheader';
  subheader: string;
  children: readonly NavEntry[];
}

/** A link to another site or another product. */
export interface NavLink extends NavBase {
  kind: 'link';
  title: string;
  href: string;
}

/** The place of the API reference: a group with an entry for each reference whose address begins with `below`. */
export interface NavReference extends NavBase {
  kind: 'api';
  pathname: string;
  /** By default `pathname`. */
  below?: string;
}

/** One entry of the side navigation (spec §3), distinguished by `kind`. */
export type NavEntry = NavPage | NavGroup | NavSubheader | NavLink | NavReference;

/** An entry with its title resolved, ready to be rendered. */
export type NavItem = NavFlags & {
  title: string;
  icon?: NavIconName;
  linkProps?: Readonly<Record<string, string>>;
} & (
    | { kind: 'page'; pathname: string; disableAd?: boolean }
    | { kind: 'group'; pathname: string; children: NavItem[] }
    | { kind: 'subheader'; children: NavItem[] }
    | { kind: 'link'; href: string }
  );
