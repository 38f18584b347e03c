import type { BundleSize, ComponentApi } from '@/model';
import type { ComparedComponent, DescribedComponent } from '../../siblings';

/** A component in one of the products. */
export interface Side extends DescribedComponent {
  doc: ComponentApi;
  /** Undefined until it is measured. */
  size?: BundleSize;
  /** The keys it handles, from the tables of its page. */
  keys: readonly KeyRow[];
}

/** A row of a page's keyboard table, in Markdown. */
export interface KeyRow {
  keys: string;
  what: string;
}

/** A component of several products, with everything that is compared. */
export interface Comparison extends Pick<ComparedComponent, 'name' | 'pathname'> {
  sides: readonly Side[];
}
