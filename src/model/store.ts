/** A category of items in the store. */
export interface StoreKind {
  /** Id and anchor on the page, `templates`. */
  id: string;
  title: string;
  description: string;
}

/** A template, a theme or a design kit in the store. */
export interface StoreItem {
  name: string;
  /** Id of its category. */
  kind: string;
  /** One or two sentences: what it is, and for whom. */
  description: string;
  /** Where to get it: a page of this site, or a URL. */
  href: string;
  /** Address of its image, 16:10, `/static/store/dashboard.svg`. */
  image: string;
  /** Whether it is open source. */
  openSource?: boolean;
}

/** The content of the store's page. */
export interface Store {
  /** Description of the page for readers and search engines. */
  description: string;
  kinds: readonly StoreKind[];
  items: readonly StoreItem[];
}
