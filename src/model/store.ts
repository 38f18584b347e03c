/** A kind of thing the store has. */
export interface StoreKind {
  /** Its place on the page, `templates`. */
  id: string;
  title: string;
  description: string;
}

/** Something to start an application from, or to design one with. */
export interface StoreItem {
  name: string;
  /** Id of its kind. */
  kind: string;
  /** One or two sentences: what it is, and for whom. */
  description: string;
  /** Where to get it: a page of this site, or an address elsewhere. */
  href: string;
  /** Address of its picture, 16:10, `/static/store/dashboard.svg`. */
  image: string;
  /** Whether its source is free to use. */
  openSource?: boolean;
}

/** All that the store's page shows. */
export interface Store {
  /** What the page is about, for readers and search engines. */
  description: string;
  kinds: readonly StoreKind[];
  items: readonly StoreItem[];
}
