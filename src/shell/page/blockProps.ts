import type { Block, ProductFacts } from '@/model';
import type { DemoLoader, SpecimenLoader } from './demoIndex';

/** Props of components that render a block: the block, a name that is unique on the site, and loaders of demos. */
export interface BlockProps<B extends Block> {
  block: B;
  name: string;
  /** Path of the page. */
  pathname: string;
  loadDemos: DemoLoader;
  /** Undefined if the product has no specimens. */
  loadSpecimen?: SpecimenLoader;
  /** Whether the page shows ads. */
  hasAds: boolean;
  /** The product the page belongs to. */
  product?: ProductFacts;
}
