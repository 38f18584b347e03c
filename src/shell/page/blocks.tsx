import type { ComponentType } from 'react';
import { useIsomorphicLayoutEffect } from '@/base/hooks';
import { ServerHtml } from '@/base/server-html';
import { startReference } from '@/features/api-reference';
import { InternalError, type ApiBlock, type Block, type ComponentBlock } from '@/model';
import { siteComponents } from '../../../.content/siteComponents';
import type { BlockProps } from './blockProps';
import { LateAnatomy, LateDemo } from './lateBlocks';

type BlockComponents = {
  [K in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: K }>>>;
};

/** The component that renders each kind of block. */
export const blockComponents = {
  prose: ({ block, name }) => <ServerHtml name={name} html={block.html} className="prose" />,
  codeTabs: ({ block, name }) => <ServerHtml name={name} html={block.html} className="prose" />,
  api: ApiSection,
  anatomy: LateAnatomy,
  demo: LateDemo,
  component: SiteComponent,
} satisfies BlockComponents;

/** Renders a section of the API reference. The code that makes its tables interactive is loaded afterwards. */
function ApiSection({ block, name }: BlockProps<ApiBlock>) {
  useIsomorphicLayoutEffect(startReference, []);
  return <ServerHtml name={name} html={block.html} className="prose" />;
}

/**
 * Renders a component of the site that a page embeds by name. The compiler has refused names without a file.
 * @throws InternalError in a build, for a file that was removed after the page was compiled
 */
function SiteComponent({ block }: BlockProps<ComponentBlock>) {
  const Component = siteComponents[block.name];
  if (!Component) {
    // The bundler reads a new component's file a moment after the compiler, and then reloads the page.
    if (process.env.NODE_ENV === 'development') return null;
    throw new InternalError(`There is no site component src/shell/modules/${block.name}.tsx.`);
  }
  return <Component {...block.props} />;
}
