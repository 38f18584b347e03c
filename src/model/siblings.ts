import type { ProductId } from './product';

/** Where the component that a page is about is described in other products. */
export interface Siblings {
  /** Name of the component, `Button`. */
  component: string;
  /** Addresses by product: a page with demos where the product has one, else a page of its reference. */
  products: Readonly<Partial<Record<ProductId, string>>>;
  /** Address of the page that compares the products. */
  comparison?: string;
}

/** The siblings of pages, by pathname; pages without any are missing. */
export type SiblingPages = Readonly<Record<string, Siblings>>;
