import type { BundleSize, ComponentApi } from '@/model';
import type { ComparedComponent, DescribedComponent } from '../../siblings';

/** A component as one of the products has it. */
export interface Side extends DescribedComponent {
  doc: ComponentApi;
  /** Missing while it is not measured. */
  size?: BundleSize;
  /** The keys it answers to, as the tables of its page say. */
  keys: readonly KeyRow[];
}

/** A row of a page's table of keys, in Markdown. */
export interface KeyRow {
  keys: string;
  what: string;
}

/** A component of several products with all that is compared. */
export interface Comparison extends Pick<ComparedComponent, 'name' | 'pathname'> {
  sides: readonly Side[];
}
