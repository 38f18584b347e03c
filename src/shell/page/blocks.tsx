import type { ComponentType } from 'react';
import { ServerHtml } from '@/base/server-html';
import type { Block, ProductFacts } from '@/model';
import type { DemoLoader, SpecimenLoader } from './demoIndex';
import { DemoIsland } from './DemoIsland';
import { AnatomySection } from './AnatomySection';
import { ApiSection } from './ApiSection';
import { SiteComponent } from './SiteComponent';

/** Props of the component that renders a block: the block, a name that is unique on the site, and loaders of demos. */
export interface BlockProps<B extends Block> {
  block: B;
  name: string;
  /** Address of the page. */
  pathname: string;
  loadDemos: DemoLoader;
  loadSpecimen?: SpecimenLoader;
  /** Whether the page shows ads. */
  hasAds: boolean;
  /** The product the page belongs to. */
  product?: ProductFacts;
}

type BlockComponents = {
  [K in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: K }>>>;
};

/** How each kind of block is rendered. */
export const blockComponents = {
  prose: ({ block, name }) => <ServerHtml name={name} html={block.html} className="prose" />,
  codeTabs: ({ block, name }) => <ServerHtml name={name} html={block.html} className="prose" />,
  api: ApiSection,
  anatomy: AnatomySection,
  demo: DemoIsland,
  component: SiteComponent,
} satisfies BlockComponents;
