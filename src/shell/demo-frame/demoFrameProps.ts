import type { ProductFacts } from '@/model';
import type { DemoLoader } from '../page/demoIndex';

/** Props of the pages that show one demo alone. */
export interface DemoFrameProps {
  /** The demo's name. */
  name: string;
  /** Address of the page the demo belongs to. */
  pathname: string;
  html: string;
  css: string;
  /** `box` centers the demo in a box, as on its page; `page` lets it fill the window. */
  layout: 'box' | 'page';
  /** CSS `max-width` of the demo's box. */
  maxWidth: string;
  /** The stylings of the demo, separated by commas. The first one is the one that the server renders. */
  stylings: string;
  /** URLs of style sheets of a fonts service, separated by spaces; empty for most demos. */
  fonts: string;
}

/** Loader and product of a demo that is shown alone. */
export interface DemoOrigin {
  loadDemos: DemoLoader;
  product?: ProductFacts;
}
