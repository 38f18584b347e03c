import type { ComponentBlock } from '@/model';
import type { BlockProps } from './blocks';
import { siteComponents } from '../modules';

/** Renders a component of the site that a page embeds by name; the compiler has checked that it exists. */
export function SiteComponent({ block }: BlockProps<ComponentBlock>) {
  const Component = siteComponents[block.name];
  return Component ? <Component {...block.props} /> : null;
}
