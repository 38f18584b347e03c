import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { ServerHtml } from '@/base/server-html';
import { startReference } from '@/features/api-reference';
import { InternalError, type ApiBlock, type Block, type ComponentBlock } from '@/model';
import { siteComponents } from '../modules';
import { AnatomySection } from './AnatomySection';
import type { BlockProps } from './blockProps';
import { DemoIsland } from './DemoIsland';

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

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** A section of the API reference. What makes its tables answer arrives after it is rendered. */
function ApiSection({ block, name }: BlockProps<ApiBlock>) {
  useBeforePaint(startReference, []);
  return <ServerHtml name={name} html={block.html} className="prose" />;
}

/**
 * Renders a component of the site that a page embeds by name. The compiler has refused names without a file.
 * @throws InternalError for a file that the index does not list
 */
function SiteComponent({ block }: BlockProps<ComponentBlock>) {
  const Component = siteComponents[block.name];
  if (!Component) {
    throw new InternalError(
      `src/shell/modules/index.ts does not list "${block.name}". Add a line for ${block.name}.tsx.`,
    );
  }
  return <Component {...block.props} />;
}
