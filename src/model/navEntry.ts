/** Names of the icons that a navigation entry may ask for; the navigation renders one for each. */
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

/** Flags that put a chip or an icon next to an entry (spec §2). */
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
  /** Derived from the last path segment when missing. */
  title?: string;
  icon?: NavIconName;
  /** Extra attributes of the link, such as `data-ga-event-*`. */
  linkProps?: Readonly<Record<string, string>>;
}

/** A page of this site. */
export interface NavPage extends NavBase {
  kind: 'page';
  pathname: string;
  /** No ads on the page. */
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

/** A link that leaves this site, or leads to another product. */
export interface NavLink extends NavBase {
  kind: 'link';
  title: string;
  href: string;
}

/** The place of the API reference: a group with an entry for each reference whose address begins with `below`. */
export interface NavReference extends NavBase {
  kind: 'api';
  pathname: string;
  /** `pathname` where it is missing. */
  below?: string;
}

/** One entry of the side navigation (spec §3), told apart by `kind`. */
export type NavEntry = NavPage | NavGroup | NavSubheader | NavLink | NavReference;

/** An entry with its title worked out, ready to be rendered. */
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
