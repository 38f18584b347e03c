import { InternalError, type ComponentBlock } from '@/model';
import type { BlockProps } from './blocks';
import { siteComponents } from '../modules';

/**
 * Renders a component of the site that a page embeds by name. The compiler has refused names without a file.
 * @throws InternalError for a file that the index does not list
 */
export function SiteComponent({ block }: BlockProps<ComponentBlock>) {
  const Component = siteComponents[block.name];
  if (!Component) {
    throw new InternalError(
      `src/shell/modules/index.ts does not list "${block.name}". Add a line for ${block.name}.tsx.`,
    );
  }
  return <Component {...block.props} />;
}
