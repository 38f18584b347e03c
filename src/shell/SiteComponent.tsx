import type { ComponentBlock } from '@/model';
import type { Drawing } from './blocks';
import { siteComponents } from './modules';

/** Renders a component of the site that a page embeds by name; the compiler has checked that it exists. */
export function SiteComponent({ block }: Drawing<ComponentBlock>) {
  const Component = siteComponents[block.name];
  return Component ? <Component {...block.props} /> : null;
}
