import type { Block, ProductFacts } from '@/model';
import type { DemoLoader, SpecimenLoader } from './demoIndex';

/** Props of the component that renders a block: the block, a name that is unique on the site, and loaders of demos. */
export interface BlockProps<B extends Block> {
  block: B;
  name: string;
  /** Address of the page. */
  pathname: string;
  loadDemos: DemoLoader;
  /** Missing where the product has no specimens. */
  loadSpecimen?: SpecimenLoader;
  /** Whether the page shows ads. */
  hasAds: boolean;
  /** The product the page belongs to. */
  product?: ProductFacts;
}
